import { type ColumnTarget } from './column-targets.ts';
import { valuesOf } from './header/column-values.ts';
import { readHeader } from './header/read-header.ts';
import { addValue, type ImportedPerson } from './imported-person.ts';
import { type Table } from './recognize-table.ts';

const NAMES: readonly ColumnTarget[] = ['name', 'firstName', 'middleName', 'lastName', 'nickname'];
/** The fields that a further row can add to the person above. */
const REACH: readonly ColumnTarget[] = [
  ...(['email', 'emailWork', 'emailHome', 'emailOther', 'link', 'linkedin'] as const),
  ...(['phone', 'phoneMobile', 'phoneWork', 'phoneHome', 'fax'] as const),
  ...(['kind', 'kindBefore', 'kindNamed'] as const),
];
/** The minimum share of named rows that have a value in a column that's empty in all further rows. */
const MOSTLY = 0.8;

/** Rows without a name, below a row with one. */
interface FollowingRows {
  /** Their indexes. */
  at: ReadonlySet<number>;
  /** Whether the table indicates that they belong to the person above. */
  isLikely: boolean;
}

/**
 * The rows that may belong to the person above: programs that store emails and phones in a separate table write
 * further ones in rows below, with all other cells empty. Null if there are none.
 */
export function followingRows({
  rows,
  targets,
  header,
  source,
}: Pick<Table, 'rows' | 'targets' | 'header' | 'source'>): FollowingRows | null {
  // These programs write one row per person, with or without a name.
  if (source !== 'csv' || !targets.some((target) => NAMES.includes(target))) return null;
  const columns = [...header.keys()];
  const of = (some: readonly ColumnTarget[]) =>
    columns.filter((index) => some.includes(targets[index] ?? 'skip'));
  const [names, reach] = [of(NAMES), of(REACH)];
  const has = (row: readonly string[], some: readonly number[]) =>
    some.some((index) => (row[index] ?? '').trim() !== '');
  const at = new Set<number>();
  let isBelowOne = false;
  rows.forEach((row, index) => {
    if (has(row, names)) isBelowOne = true;
    else if (isBelowOne && has(row, reach)) at.add(index);
  });
  if (at.size === 0) return null;
  const following = rows.filter((_, index) => at.has(index));
  const used = columns.filter((index) => following.some((row) => has(row, [index])));
  const named = rows.filter((row) => has(row, names));
  const isLeftEmpty = (index: number) =>
    !used.includes(index) &&
    !names.includes(index) &&
    named.filter((row) => has(row, [index])).length >= named.length * MOSTLY;
  // A separate table has few columns. A person with just an address has a value in the columns that everyone fills.
  const others = used.filter((index) => !reach.includes(index));
  const isPlain = others.every((index) => valuesOf(following, index).every(isFlag));
  if (!isPlain) return null;
  const isChild = used.some((index) => isOfOwnTable(header[index] ?? ''));
  return { at, isLikely: isChild || columns.some(isLeftEmpty) };
}

/** Whether a header names a separate table: "Email ID (Email IDs)", "child_ids/email". */
function isOfOwnTable(header: string): boolean {
  if (/^\w+\.\w+$|^(?:contacts?|\w+_ids?)\/\w/i.test(header)) return true;
  const [, table] = /\(([^)]+)\)\s*$/.exec(header) ?? [];
  if (table === undefined) return false;
  const { reach, kind } = readHeader(table);
  // "Phone (mobile)" is an ordinary column.
  return reach !== null && kind === null;
}

/** Programs number the rows of such a table, or mark the first one. */
function isFlag(value: string): boolean {
  return /^(?:\d{1,3}|true|false|yes|no|x)$/i.test(value);
}

/** The rows of a table by person: one row, or several if further rows belong to the person above. */
export function rowsByPerson(table: Table): string[][][] {
  const at = joinedRows(table);
  const groups: string[][][] = [];
  table.rows.forEach((row, index) => {
    const above = groups.at(-1);
    if (above && at.has(index)) above.push(row);
    else groups.push([row]);
  });
  return groups;
}

/** The indexes of rows that are added to the person above: by the user's choice, or else if it's likely. */
export function joinedRows(table: Table): ReadonlySet<number> {
  const following = table.joinsRows === false ? null : followingRows(table);
  return following && (table.joinsRows ?? following.isLikely) ? following.at : new Set();
}

/** A person with the emails, phones, and links of further rows. */
export function withFurther(person: ImportedPerson, rows: readonly ImportedPerson[]) {
  for (const row of rows) {
    for (const { value, kind } of row.emails) addValue(person.emails, value, kind);
    for (const { value, kind } of row.phones) addValue(person.phones, value, kind);
    for (const { value, kind } of row.links) addValue(person.links, value, kind);
    person.leftOut.push(...row.leftOut);
  }
  return person;
}
