import { type ColumnTarget } from './column-targets.ts';
import { valuesOf } from './header/column-values.ts';
import { readHeader } from './header/read-header.ts';
import { addValue, type ImportedPerson } from './imported-person.ts';
import { type Table } from './recognize-table.ts';

const NAMES: readonly ColumnTarget[] = ['name', 'firstName', 'middleName', 'lastName', 'nickname'];
/** What a further row can add to the person above it. */
const REACH: readonly ColumnTarget[] = [
  ...(['email', 'emailWork', 'emailHome', 'emailOther', 'link', 'linkedin'] as const),
  ...(['phone', 'phoneMobile', 'phoneWork', 'phoneHome', 'fax'] as const),
  ...(['kind', 'kindBefore', 'kindNamed'] as const),
];
/** How many of the rows with a name have a value where a further row never has one. */
const MOSTLY = 0.8;

/** Rows without a name below one that has one. */
interface FollowingRows {
  /** Their places among the rows. */
  at: ReadonlySet<number>;
  /** Whether the table says by itself that they belong to the person above. */
  isLikely: boolean;
}

/**
 * The rows that may belong to the person above them: programs that keep the emails and phones of a person
 * in a table of their own write the further ones below, with all other cells empty. Null without any.
 */
export function followingRows({
  rows,
  targets,
  header,
  source,
}: Pick<Table, 'rows' | 'targets' | 'header' | 'source'>): FollowingRows | null {
  // These write each person into one row, with a name or without.
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
  // A table of its own has few columns; who has only an address has what everyone has.
  const others = used.filter((index) => !reach.includes(index));
  const isPlain = others.every((index) => valuesOf(following, index).every(isFlag));
  if (!isPlain) return null;
  const isChild = used.some((index) => isOfOwnTable(header[index] ?? ''));
  return { at, isLikely: isChild || columns.some(isLeftEmpty) };
}

/** Whether a header says that its column is of another table: "Email ID (Email IDs)", "child_ids/email". */
function isOfOwnTable(header: string): boolean {
  if (/^\w+\.\w+$|^(?:contacts?|\w+_ids?)\/\w/i.test(header)) return true;
  const [, table] = /\(([^)]+)\)\s*$/.exec(header) ?? [];
  if (table === undefined) return false;
  const { reach, kind } = readHeader(table);
  // "Phone (mobile)" is a column like any other.
  return reach !== null && kind === null;
}

/** Programs number the rows of such a table, or say which one is the first. */
function isFlag(value: string): boolean {
  return /^(?:\d{1,3}|true|false|yes|no|x)$/i.test(value);
}

/** The rows of a table by person: one, or several where further ones belong to the person above. */
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

/** The places of the rows that are added to the person above: as the person says, else as it is likely. */
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
