import { type LastContact } from '@rapport/contracts';
import { isSettled, isUnsettled, lastInteractionAt } from './contact-times-sql.ts';

const DAYS = { week: 7, month: 30, quarter: 90 } as const;

/** Must match the expression of the index contacts_by_last_contact; valid for settled rows. */
const LAST_CONTACT = "COALESCE(c.last_interaction_at, '-infinity')";

/**
 * Returns the condition for the time of the last interaction of `c`.
 * @param at the placeholder for the current time
 * @param since returns the placeholder for the time that many days ago
 */
export function lastContactFilter(
  lastContact: LastContact,
  at: string,
  since: (days: number) => string,
): string {
  const either = (condition: (time: string) => string) => eitherWay(condition, at);
  switch (lastContact) {
    case 'never':
      // If a planned time has passed, there was an interaction.
      return `(${LAST_CONTACT} = '-infinity' AND ${isSettled(at)})`;
    case 'older': {
      const then = since(DAYS.quarter);
      return either((time) => `${time} > '-infinity' AND ${time} < ${then}::timestamptz`);
    }
    case 'week':
    case 'month':
    case 'quarter': {
      const then = since(DAYS[lastContact]);
      return either((time) => `${time} >= ${then}::timestamptz`);
    }
    default:
      return lastContact satisfies never;
  }
}

/**
 * Returns the condition that `c` had no interaction since a day, or never had one.
 * @param at the placeholder for the current time
 * @param day the placeholder for the day
 */
export function notSinceFilter(day: string, at: string): string {
  const start = `${day}::date::timestamp AT TIME ZONE 'UTC'`;
  return eitherWay((time) => `COALESCE(${time}, '-infinity') < ${start}`, at);
}

/** A condition on the time of the last contact, for settled rows and for others. */
function eitherWay(condition: (time: string) => string, at: string): string {
  return `((${condition(LAST_CONTACT)} AND ${isSettled(at)})
      OR (${isUnsettled(at)} AND ${condition(lastInteractionAt(at))}))`;
}
