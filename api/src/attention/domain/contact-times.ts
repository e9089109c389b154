import { type InteractionType } from '@rapport/contracts';
import { happenedAndPlanned } from './contact-attention.ts';
import { type DueInput, type DuePoint, duePoint } from './due.ts';
import { addDays } from './utc-days.ts';

/** The times of a contact that are stored so that lists can show, filter, and sort by them. */
export interface ContactTimes extends DuePoint {
  lastInteractionAt: Date | null;
  /**
   * Planned interactions, soonest first: their times, their types, and when the contact is due after each; null for
   * never.
   */
  plannedAt: Date[];
  plannedTypes: InteractionType[];
  plannedDueAt: (Date | null)[];
}

/** The maximum number of stored planned interactions; later ones move up as time passes. */
const MOST_PLANNED = 100;

/**
 * Returns the times of a contact now and after each of its planned interactions, so that lists stay correct without
 * a write when a planned time passes.
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
    // By then, all changes of the cadence are in the past.
    plannedDueAt: kept.map(({ interactionDate }) =>
      cadenceDays === null ? null : addDays(interactionDate, cadenceDays),
    ),
  };
}
