import { type InteractionType } from '@rapport/contracts';
import { cadence } from './cadence.ts';
import { type HealthInput, happenedAndPlanned } from './contact-health.ts';
import { dueState } from './cadence-timeline.ts';
import { addDays } from './utc-days.ts';

/** What is stored of the history of a contact, so that lists can show it, filter and sort by it. */
export interface ContactTimes {
  lastInteractionAt: Date | null;
  /** Null where the database derives it from the day the contact was added. */
  nextDueAt: Date | null;
  /** What is planned, soonest first: when, what, and when the contact is due once that is over. */
  plannedAt: Date[];
  plannedTypes: InteractionType[];
  plannedDueAt: Date[];
}

/** How many planned interactions are stored; the others move up as time passes. */
const MOST_PLANNED = 100;

/**
 * The times of a contact now and after each of its planned interactions, so that lists are right
 * without anyone writing when a planned time passes.
 */
export function contactTimes(input: HealthInput): ContactTimes {
  const { interactions, cadenceDays, cadenceChanges: changes, createdAt, now } = input;
  const { happened, planned } = happenedAndPlanned(interactions, now);
  const kept = planned.slice(0, MOST_PLANNED);
  const dates = happened.map(({ interactionDate }) => interactionDate);
  const [last] = dates;
  const isUntouched = last === undefined && changes.length === 0;
  const { days } = cadence(cadenceDays, dates);
  return {
    lastInteractionAt: last ?? null,
    nextDueAt: isUntouched ? null : dueState(last ?? createdAt, { days, changes }).dueAt,
    plannedAt: kept.map(({ interactionDate }) => interactionDate),
    plannedTypes: kept.map(({ type }) => type),
    plannedDueAt: kept.map(({ interactionDate }) => {
      // A change of the cadence lies in the past by then.
      dates.unshift(interactionDate);
      return addDays(interactionDate, cadence(cadenceDays, dates).days);
    }),
  };
}
