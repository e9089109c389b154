import { type ListTotal, totalText } from '../contacts/list-total.ts';

/** The number of contacts, in words. */
export function countText(total: ListTotal): string {
  const text = totalText(total);
  return text === '1' ? '1 contact' : `${text} contacts`;
}
