import { type CustomField } from '@rapport/api-client';
import { isEmailAddress, type ImportSource } from '@rapport/contracts';
import { type DayOrder } from '../../../days/birthday-text.ts';
import { type ColumnTarget } from './column-targets.ts';
import { type Column, columnsOf } from './header/columns-of.ts';
import { type Obstacle, readHeader } from './header/read-header.ts';
import { plainHeader } from './header/words-in-header.ts';

/** A table with recognized columns. */
export interface Table {
  kind: 'table';
  source: ImportSource;
  /** The column names; "Column 3" and so on if the file has none. */
  header: string[];
  hasHeader: boolean;
  targets: ColumnTarget[];
  /** Why each column isn't imported by default; null for one that is. */
  obstacles: readonly (Obstacle | null)[];
  /** The user's choice for dates like 3/4/1985; null if it wasn't asked or answered. */
  dayOrder?: DayOrder | 'neither' | null;
  /** The user's choice if rows without a name belong to the person above; absent if it wasn't asked. */
  joinsRows?: boolean;
  /** The user's own fields; absent until they've loaded. */
  fields?: readonly CustomField[];
  /** The lines below the header. */
  rows: string[][];
}

/** LinkedIn writes an explanation above the header. */
const MOST_LINES_ABOVE = 12;
const LONGEST_HEADER = 80;

/** Columns that together identify the program of a file. */
const SIGNS: readonly { source: ImportSource; columns: readonly string[] }[] = [
  { source: 'rapport', columns: ['name', 'first name', 'how we met', 'pinned note'] },
  // Our export before it had columns for name parts.
  { source: 'rapport', columns: ['name', 'organization', 'title', 'emails', 'email kinds'] },
  { source: 'linkedin', columns: ['first name', 'last name', 'connected on'] },
  { source: 'linkedin', columns: ['first name', 'last name', 'url', 'position'] },
  { source: 'google', columns: ['given name', 'family name', 'group membership'] },
  { source: 'google', columns: ['given name', 'family name', 'e mail 1 value'] },
  { source: 'google', columns: ['first name', 'last name', 'labels', 'e mail 1 value'] },
  { source: 'google', columns: ['first name', 'last name', 'phone 1 value'] },
  { source: 'google', columns: ['first name', 'file as', 'labels'] },
  { source: 'outlook', columns: ['first name', 'last name', 'e mail address', 'business phone'] },
  { source: 'outlook', columns: ['vorname', 'nachname', 'e mail adresse'] },
  { source: 'outlook', columns: ['prenom', 'nom', 'adresse de messagerie'] },
  { source: 'outlook', columns: ['nombre', 'apellidos', 'direccion de correo electronico'] },
  { source: 'outlook', columns: ['first name', 'last name', 'e mail 2 address'] },
  { source: 'monica', columns: ['first name', 'last name', 'gender', 'birthdate'] },
  { source: 'monica', columns: ['first name', 'last name', 'first met where'] },
  { source: 'monica', columns: ['first name', 'last name', 'first met additional info'] },
  { source: 'monica', columns: ['first name', 'last name', 'food preferences'] },
  { source: 'monica', columns: ['first name', 'last name', 'nickname', 'job'] },
  { source: 'monica', columns: ['first name', 'last name', 'is starred'] },
];

const NO_FIELD: Column = { target: 'keep', obstacle: null };
const OF_PROGRAM: Column = { target: 'skip', obstacle: 'program' };

/** Headers with a different meaning in the export of one program. */
const MEANINGS: Partial<Record<ImportSource, Readonly<Record<string, Column>>>> = {
  // The name again, in the program's sort order.
  google: { 'file as': OF_PROGRAM, occupation: NO_FIELD },
  outlook: { 'e mail display name': OF_PROGRAM, profession: NO_FIELD, account: NO_FIELD },
  linkedin: { url: { target: 'linkedin', obstacle: null } },
  rapport: {
    'address kind': { target: 'addressKind', obstacle: null },
    messaging: { target: 'handles', obstacle: null },
    'yearly dates': { target: 'dates', obstacle: null },
    'kept from files': { target: 'kept', obstacle: null },
    'spoken name': { target: 'spokenName', obstacle: null },
    relations: { target: 'relations', obstacle: null },
    'what they told you': { target: 'told', obstacle: null },
    'last contact': { target: 'lastContact', obstacle: null },
    pronouns: { target: 'pronouns', obstacle: null },
    street: { target: 'street', obstacle: null },
  },
};

/** Detects the header, the program, and the target of each column. */
export function recognizeTable(lines: readonly string[][]): Table {
  const top = lines.slice(0, MOST_LINES_ABOVE);
  const known = top.map((line) => line.filter(isKnownHeader).length);
  const most = Math.max(0, ...known);
  const index = known.indexOf(most);
  const first = lines[0] ?? [];
  const hasHeader = most >= 2 || (most === 1 && index === 0) || !first.some(isValue);
  return tableOf(lines.slice(most >= 2 ? index : 0), hasHeader);
}

/** The same lines, with the first one as the header or as the first person. */
export function tableOf(lines: readonly string[][], hasHeader: boolean): Table {
  const [first = []] = lines;
  const width = Math.max(first.length, ...lines.slice(0, 100).map((line) => line.length));
  const header = Array.from({ length: width }, (_, index) =>
    hasHeader && first[index]?.trim() ? first[index].trim() : `Column ${index + 1}`,
  );
  const rows = hasHeader ? lines.slice(1) : [...lines];
  const source = hasHeader ? sourceOf(header) : 'csv';
  const columns = hasHeader
    ? columnsOf(header, rows, (name) => MEANINGS[source]?.[plainHeader(name)])
    : header.map((_, index) => withoutName(guessed(rows, index)));
  const targets = withBirthParts(columns.map(({ target }) => target));
  const obstacles = columns.map(({ obstacle }) => obstacle);
  return { kind: 'table', source, header, hasHeader, targets, obstacles, rows };
}

function withoutName(target: ColumnTarget): Column {
  return { target, obstacle: target === 'skip' ? 'unclear' : null };
}

/** Whether a cell is a column name. A sentence above a table may contain the same words by chance. */
function isKnownHeader(cell: string): boolean {
  if (cell.length > LONGEST_HEADER) return false;
  const { target, isSure } = readHeader(cell);
  return isSure && target !== 'skip';
}

/** In German tables with a year and a month of birth, the column of the birthday has the day. */
function withBirthParts(targets: ColumnTarget[]): ColumnTarget[] {
  const isSplit = targets.includes('birthYear') && targets.includes('birthMonth');
  if (!isSplit || targets.includes('birthDay')) return targets;
  return targets.map((target) => (target === 'birthday' ? 'birthDay' : target));
}

function sourceOf(header: readonly string[]): ImportSource {
  const plain = new Set(header.map(plainHeader));
  const sign = SIGNS.find(({ columns }) => columns.every((column) => plain.has(column)));
  return sign?.source ?? 'csv';
}

/** Patterns of people's values, which no column name matches. */
const PATTERNS: readonly { target: ColumnTarget; test: (value: string) => boolean }[] = [
  { target: 'email', test: isEmailAddress },
  { target: 'link', test: (value) => /^(https?:\/\/|www\.)\S+$/i.test(value) },
  {
    target: 'birthday',
    test: (value) => /^(\d{4}-\d\d-\d\d|\d\d?[./]\d\d?[./]\d{4})$/.test(value),
  },
  { target: 'phone', test: (value) => /^[+\d(][\d\s()./-]{5,}$/.test(value) },
];

function isValue(cell: string): boolean {
  return PATTERNS.some(({ test }) => test(cell.trim()));
}

/** The target of a column without a name, by most of its values. */
function guessed(rows: readonly string[][], index: number): ColumnTarget {
  const values = rows
    .slice(0, 20)
    .map((row) => row[index]?.trim() ?? '')
    .filter((value) => value !== '');
  const found = PATTERNS.find(({ test }) => values.filter(test).length > values.length / 2);
  return found?.target ?? (index === 0 ? 'name' : 'skip');
}
