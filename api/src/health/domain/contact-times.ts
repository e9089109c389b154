import { type InteractionType } from '@rapport/contracts';
import { happenedAndPlanned } from './contact-health.ts';
import { type DueInput, type DuePoint, duePoint } from './due.ts';
import { addDays } from './utc-days.ts';

/** What is stored of the history of a contact, so that lists can show it, filter and sort by it. */
export interface ContactTimes extends DuePoint {
  lastInteractionAt: Date | null;
  /** What is planned, soonest first: when, what, and when the contact is due once that is over; null for never. */
  plannedAt: Date[];
  plannedTypes: InteractionType[];
  plannedDueAt: (Date | null)[];
}

/** How many planned interactions are stored; the others move up as time passes. */
const MOST_PLANNED = 100;

/**
 * The times of a contact now and after each of its planned interactions, so that lists are right
 * without anyone writing when a planned time passes.
 */
export function contactTimes(input: DueInput): ContactTimes {
  const { interactions, cadenceDays, now } = input;
  const { happened, planned } = happenedAndPlanned(interactions, now);
  const kept = planned.slice(0, MOST_PLANNED);
  const dates = happened.map(({ interactionDate }) => interactionDate);
  return {
    lastInteractionAt: dates[0] ?? null,
    ...duePoint(input),
    plannedAt: kept.map(({ interactionDate }) => interactionDate),
    plannedTypes: kept.map(({ type }) => type),
    // A change of the cadence lies in the past by then.
    plannedDueAt: kept.map(({ interactionDate }) =>
      cadenceDays === null ? null : addDays(interactionDate, cadenceDays),
    ),
  };
}
