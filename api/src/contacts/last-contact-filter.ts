import { type LastContact } from '@rapport/contracts';
import { isSettled, isUnsettled, lastInteractionAt } from './contact-times-sql.ts';

const DAYS = { week: 7, month: 30, quarter: 90 } as const;

/** Written as the index contacts_by_last_contact has it; it holds for a row that is settled. */
const LAST_CONTACT = "COALESCE(c.last_interaction_at, '-infinity')";

/**
 * The condition that the last contact of `c` was then.
 * @param at the placeholder of the time that is asked at
 * @param since gives the placeholder of the time so many days ago
 */
export function lastContactFilter(
  lastContact: LastContact,
  at: string,
  since: (days: number) => string,
): string {
  const either = (condition: (time: string) => string) =>
    `((${condition(LAST_CONTACT)} AND ${isSettled(at)})
      OR (${isUnsettled(at)} AND ${condition(lastInteractionAt(at))}))`;
  switch (lastContact) {
    case 'never':
      // Where a planned time has passed, there was contact.
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
