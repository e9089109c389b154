import {
  columnOrder,
  type ColumnOrder,
  type DayOrder,
} from '../../../contact-form/birthday-text.ts';
import { type ColumnTarget } from './column-targets.ts';
import { plainHeader } from './header/words-in-header.ts';
import { type Table } from './recognize-table.ts';

const DATES: readonly ColumnTarget[] = ['birthday', 'lastContact', 'nextStep', 'anniversary'];
/** Header words for dates in English tables, where the month may come first. */
const ENGLISH =
  /\b(?:birth|birthday|birthdays|birthdate|dob|bday|born|last|next|follow|reminder|anniversary|due)\b/;
const LETTERS = /[\p{sc=Latin}\p{sc=Cyrillic}]/u;

/** The order of dates with the month as a word. */
const ORDERS: readonly (readonly [DayOrder, (text: string) => boolean])[] = [
  ['day-first', (text) => /^\s*\d{1,2}\.? \p{L}+\.?,? \d{4}/u.test(text)],
  ['month-first', (text) => /^\s*\p{L}+\.? \d{1,2}, \d{4}/u.test(text)],
];

/** The order of day and month in a table's dates. */
export function dateOrder(
  { header, rows }: Pick<Table, 'header' | 'rows'>,
  targets: readonly ColumnTarget[],
): ColumnOrder {
  const columns = targets.flatMap((target, index) => (DATES.includes(target) ? [index] : []));
  const found = columnOrder(columns.flatMap((index) => rows.map((row) => row[index] ?? '')));
  if (found.example === null || found.contradicts) return found;
  const words = columns.map((index) => plainHeader(header[index] ?? ''));
  const isElsewhere = words.some((text) => LETTERS.test(text) && !ENGLISH.test(text));
  // The month comes first only in English tables, except those with dates like "2 Oct 2026".
  const texts = columns.flatMap((index) => rows.map((row) => row[index] ?? ''));
  const order = isElsewhere
    ? 'day-first'
    : (ORDERS.find(([, form]) => texts.some(form))?.[0] ?? null);
  return order === null ? found : { order, example: null, contradicts: false };
}
