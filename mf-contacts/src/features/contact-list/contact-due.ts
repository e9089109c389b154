import { type ContactSummary } from '@rapport/contracts';

/**
 * Whether the next contact date has passed, as the list's filter has it.
 * @param now milliseconds since 1970
 */
export function isDue({ nextDueAt }: Pick<ContactSummary, 'nextDueAt'>, now = Date.now()): boolean {
  return nextDueAt !== null && Date.parse(nextDueAt) <= now;
}
