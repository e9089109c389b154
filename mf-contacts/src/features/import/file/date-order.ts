import { columnOrder, type ColumnOrder, type DayOrder } from '../../../days/birthday-text.ts';
import { type ColumnTarget, isOwnDate } from './column-targets.ts';
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

/** The order in which a table's dates are read, by the user's choice; null if dates that fit both stay unread. */
export function readingOrder(
  table: Pick<Table, 'header' | 'rows' | 'fields' | 'dayOrder'>,
  targets: readonly ColumnTarget[],
): DayOrder | null {
  const chosen = table.dayOrder === 'neither' ? null : table.dayOrder;
  return chosen ?? dateOrder(table, targets).order;
}

/** The order of day and month in a table's dates. */
export function dateOrder(
  { header, rows, fields }: Pick<Table, 'header' | 'rows' | 'fields'>,
  targets: readonly ColumnTarget[],
): ColumnOrder {
  const columns = targets.flatMap((target, index) =>
    DATES.includes(target) || isOwnDate(target, fields) ? [index] : [],
  );
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
