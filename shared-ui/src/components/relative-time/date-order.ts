import { chosenFormats } from './formats.ts';

/** The order of day and month in dates like 3/4/1985. */
export type DateOrder = 'month-first' | 'day-first';

/** Returns the user's date order: their choice, or else that of their browser's language. */
export function dateOrder(): DateOrder {
  const { dates } = chosenFormats();
  return dates === 'month-first' || dates === 'day-first' ? dates : dateOrderOf();
}

/** @param locale by default that of the browser */
export function dateOrderOf(locale?: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' });
  const [first] = parts.formatToParts(0).filter(({ type }) => type !== 'literal');
  return first?.type === 'month' ? 'month-first' : 'day-first';
}
