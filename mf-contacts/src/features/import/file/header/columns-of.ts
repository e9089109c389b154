import { cadenceOf } from './cadence-words.ts';
import { type ColumnTarget } from '../column-targets.ts';
import { dayOf } from '../day-of-cell.ts';
import { detailColumn } from './detail-column.ts';
import { plainHeader } from './words-in-header.ts';
import { arePrefixes, areWrittenAsPhones, looksLike, valuesOf } from './column-values.ts';
import { type HeaderReading, type Obstacle, readHeader } from './read-header.ts';

/** The target of a column, or the reason why it has none. */
export interface Column {
  target: ColumnTarget;
  obstacle: Obstacle | null;
}

/** The targets of recognized values, by the kind that the header names. */
const SEEN = {
  email: { work: 'emailWork', home: 'emailHome', mobile: 'emailOther', other: 'emailOther' },
  phone: { work: 'phoneWork', home: 'phoneHome', mobile: 'phoneMobile', other: 'phone' },
  link: { work: 'link', home: 'link', mobile: 'link', other: 'link' },
} as const;

/**
 * The targets of a table's columns. Each header is read by its words; if it's ambiguous, the values decide. Columns
 * of kinds are then assigned to the columns that they describe.
 * @param meant meanings of certain headers in the export of one program
 */
export function columnsOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  meant: (name: string) => Column | undefined = () => undefined,
): Column[] {
  const readings = header.map(readHeader);
  const columns = readings.map((reading, index): Column => {
    const known = meant(header[index] ?? '');
    if (known !== undefined) return known;
    if (isState(header[index] ?? '', valuesOf(rows, index))) return OF_PROGRAM;
    if (isRefusal(header[index] ?? '', valuesOf(rows, index))) return UNMAPPED;
    const detail = ofDetail(reading, header[index] ?? '');
    if (detail !== null) return detail;
    if (isPostalCode(header[index] ?? '', valuesOf(rows, index))) {
      return { target: 'postalCode', obstacle: null };
    }
    if (isTime(reading.target)) return ofTime(reading.target, valuesOf(rows, index));
    if (reading.isSure) return { target: reading.target, obstacle: reading.obstacle };
    return doubtful(reading, valuesOf(rows, index));
  });
  offerDoubles(columns, readings);
  keepNamesApart(columns, readings, rows);
  pairKinds(columns, readings);
  return columns;
}

/** "CEP" is a postal code in Brazil, but a mobile phone in Turkey. */
function isPostalCode(header: string, values: readonly string[]): boolean {
  return /^cep$/i.test(header.trim()) && values.every((value) => /^\d{5}-?\d{3}$/.test(value));
}

/** Someone in the table doesn't want calls, emails, or the like, which is about them, and not about the program. */
function isRefusal(header: string, values: readonly string[]): boolean {
  return REFUSAL.test(plainHeader(header)) && values.some((value) => YES.test(value));
}

const REFUSAL =
  /\bdo not (?:allow |send )?(?:call|contact|e ?mail|fax|mail|phone)|\bopt(?:ed)? ?out\b|\bnicht zulassen\b|\bne pas autoriser\b|\bno participacion\b|\bno permitir\b|\bafgemeld\b/;
const YES = /^(?:true|yes|ja|wahr|oui|vrai|si|sí|verdadero|1|x)$|^do not allow$/i;

/** "Estado" is a region, or how far one is with someone. */
function isState(header: string, values: readonly string[]): boolean {
  const isAmbiguous = /^(?:estado|stato|stan|stav|tila)$/i.test(header.trim());
  return isAmbiguous && values.length > 0 && values.every((value) => STATES.test(value));
}

const STATES =
  /^(?:in)?a[tc]?tiv[oa]?s?$|^(?:novo|nova|nuevo|nueva|nuovo|pendente|pendiente|abiert[oa]|abert[oa]|cerrad[oa]|fechad[oa]|client[e]?|lead|cold|warm|hot)$/i;
const OF_PROGRAM: Column = { target: 'skip', obstacle: 'program' };

const TIMES = ['lastContact', 'nextStep', 'cadence'] as const;
type Time = (typeof TIMES)[number];

function isTime(target: ColumnTarget): target is Time {
  return TIMES.some((time) => time === target);
}

/** A column about the history, if its values match its header. A next step may also be a text. */
function ofTime(target: Time, values: readonly string[]): Column {
  const read = target === 'cadence' ? cadenceOf : (value: string) => dayOf(value, 'day-first');
  if (values.length === 0 || values.some((value) => read(value) !== null)) {
    return { target, obstacle: null };
  }
  return { target: target === 'nextStep' ? 'nextStepText' : 'keep', obstacle: null };
}

/** A column of an address or another detail. If there's no field for it, it's kept with the contact. */
function ofDetail({ obstacle, isSure }: HeaderReading, header: string): Column | null {
  const isDetail = ['address', 'noField', 'someoneElse'].some((each) => each === obstacle);
  if (!isSure || !isDetail) return null;
  const target = detailColumn(header, obstacle === 'address') ?? 'keep';
  return { target, obstacle: null };
}

/** The target of an ambiguous column, by its values. */
function doubtful({ target, reach, kind, obstacle }: HeaderReading, values: string[]): Column {
  const seen = looksLike(values);
  if (seen === 'flag') return { target: 'skip', obstacle: 'program' };
  if (reach !== null && target !== 'kind') {
    const isName = reach === 'link' && seen === 'text' && values.every(isOneWord);
    return seen === reach || isName || seen === null ? { target, obstacle: null } : UNMAPPED;
  }
  if (target === 'kind') return { target, obstacle: null };
  if (seen === 'email' || seen === 'link' || (seen === 'phone' && areWrittenAsPhones(values))) {
    // Without such a hint in the header, the column may be about someone else.
    const isNamed = obstacle === 'unclear' && (kind !== null || target === 'name');
    if (isNamed && kind !== 'fax') {
      return { target: SEEN[seen][kind ?? 'other'], obstacle: null };
    }
    return UNMAPPED;
  }
  if (target === 'skip') return seen === null ? { target, obstacle: 'unclear' } : UNMAPPED;
  return { target, obstacle: null };
}

/** Values without a field, or with an unclear meaning, are kept with the contact. */
const UNMAPPED: Column = { target: 'keep', obstacle: null };

function isOneWord(value: string): boolean {
  return /^\S+$/.test(value);
}

/** An ambiguous text column is kept with the contact if another column certainly has the same target. */
function offerDoubles(columns: Column[], readings: readonly HeaderReading[]): void {
  const sure = new Set(columns.flatMap(({ target }, at) => (readings[at]?.isSure ? target : [])));
  columns.forEach((column, at) => {
    const reading = readings[at];
    if (!reading || reading.isSure || reading.reach !== null) return;
    const isNamed = column.target === 'name' && (sure.has('firstName') || sure.has('lastName'));
    if (column.target === 'skip' || column.target === 'note') return;
    if (isNamed || sure.has(column.target)) columns[at] = UNMAPPED;
  });
}

/**
 * "Title" is a prefix like Dr. or Ms. next to a job title, or if its position and values say so. A customer is a
 * company next to a contact's name. "Name" and "Nombre" are the given name next to a family name, unless the values
 * contain both.
 */
function keepNamesApart(
  columns: Column[],
  readings: readonly HeaderReading[],
  rows: readonly (readonly string[])[],
): void {
  const of = (target: ColumnTarget) =>
    columns.flatMap((each, at) => (each.target === target ? at : []));
  const isWeak = (at: number) => readings[at]?.weakness !== null;
  for (const at of of('title').filter(isWeak)) {
    // Outlook puts it before the given name, and its tables also have a suffix.
    const isAmongNames = columns[at + 1]?.target === 'firstName' || of('nameSuffix').length > 0;
    if (arePrefixes(valuesOf(rows, at), isAmongNames)) {
      columns[at] = { target: 'namePrefix', obstacle: null };
    }
  }
  for (const target of ['title', 'name'] as const) {
    if (of(target).every(isWeak)) continue;
    const isFree = target === 'title' || of('organization').length === 0;
    for (const at of of(target).filter(isWeak)) {
      columns[at] = isFree
        ? { target: target === 'title' ? 'namePrefix' : 'organization', obstacle: null }
        : UNMAPPED;
    }
  }
  const [name, last] = [of('name')[0], of('lastName')[0]];
  if (last === undefined) {
    // "Nome" alone is the whole name if most values have several words.
    const [only, more] = of('firstName');
    if (name !== undefined || only === undefined || more !== undefined) return;
    const values = valuesOf(rows, only);
    const several = values.filter((value) => /\S\s+\S/.test(value)).length;
    if (several > values.length / 2) columns[only] = { target: 'name', obstacle: null };
    return;
  }
  const isWhole = (at: number) =>
    rows.some((row) => row[last]?.trim() && row[at]?.includes(row[last].trim()));
  const [first, ...others] = of('firstName');
  if (name !== undefined && first === undefined && !isWhole(name)) {
    columns[name] = { target: 'firstName', obstacle: null };
  }
  if (name !== undefined || first === undefined || others.length === 0) return;
  const whole = [first, ...others].find(isWhole);
  if (whole !== undefined) columns[whole] = { target: 'name', obstacle: null };
}

/** Assigns each column of kinds to the next column, the previous one, or the one that it names. */
function pairKinds(columns: Column[], readings: readonly HeaderReading[]): void {
  columns.forEach(({ target }, at) => {
    if (target !== 'kind') return;
    const ownerKinds = kindsOfOwner(readings, columns, at);
    columns[at] =
      ownerKinds === null
        ? { target: 'skip', obstacle: 'program' }
        : {
            target:
              ownerKinds === at + 1 ? 'kind' : ownerKinds === at - 1 ? 'kindBefore' : 'kindNamed',
            obstacle: null,
          };
  });
}

/** The column that a column of kinds describes; null if there's none. */
function kindsOfOwner(
  readings: readonly HeaderReading[],
  columns: readonly Column[],
  at: number,
): number | null {
  const own = readings[at];
  const isMeant = (index: number) => {
    const other = readings[index];
    const target = columns[index]?.target;
    return (
      (target === 'email' || target === 'phone' || target === 'link') &&
      other?.reach === own?.reach &&
      (other?.number ?? 1) === (own?.number ?? 1)
    );
  };
  const found = [at + 1, at - 1, ...columns.keys()].filter(isMeant);
  // A column that already names its kind, like "Other phone", doesn't need another one.
  return found.find((index) => readings[index]?.kind === own?.kind) ?? found[0] ?? null;
}

/** The column of kinds for each column, by their names. */
export function namedKinds(
  header: readonly string[],
  targets: readonly ColumnTarget[],
): ReadonlyMap<number, number> {
  if (!targets.includes('kindNamed')) return new Map();
  const readings = header.map(readHeader);
  const columns = targets.map((target) => ({ target, obstacle: null }));
  return new Map(
    targets.flatMap((target, at) => {
      const ownerKinds = target === 'kindNamed' ? kindsOfOwner(readings, columns, at) : null;
      return ownerKinds === null ? [] : [[ownerKinds, at] as const];
    }),
  );
}
