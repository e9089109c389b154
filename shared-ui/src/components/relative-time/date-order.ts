import { chosenFormats } from './formats.ts';

/** The order of day and month in dates like 3/4/1985. */
export type DateOrder = 'month-first' | 'day-first';

/** The order that the reader writes: as they chose, else as in the language of their browser. */
export function dateOrder(): DateOrder {
  const { dates } = chosenFormats();
  return dates === 'month-first' || dates === 'day-first' ? dates : dateOrderOf();
}

/** @param locale that of the browser unless given */
export function dateOrderOf(locale?: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' });
  const [first] = parts.formatToParts(0).filter(({ type }) => type !== 'literal');
  return first?.type === 'month' ? 'month-first' : 'day-first';
}
