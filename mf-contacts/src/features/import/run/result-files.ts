import { type ImportedRow } from '@rapport/api-client';
import { contactCsvLine, CONTACT_CSV_COLUMNS, csvLine } from '@rapport/contracts';
import { rowsByPerson } from '../file/following-rows.ts';
import { type FileContent } from '../file/read-file.ts';
import { leftOutText } from '../file/checked-person.ts';
import { type ImportedPerson } from '../file/imported-person.ts';

const BYTE_ORDER_MARK = '\ufeff';

const FIELD_NAMES: Readonly<Record<string, string>> = {
  displayName: 'Name',
  primaryEmail: 'Email',
  emails: 'Email',
  primaryPhone: 'Phone',
  phones: 'Phone',
  linkedinUrl: 'Link',
  links: 'Link',
  organizationName: 'Organization',
  organizationTitle: 'Title',
  birthday: 'Birthday',
  howWeMet: 'How we met',
  pinnedNote: 'Note',
  labelIds: 'Labels',
  contactId: 'The contact to merge with',
};

/** The reason why a row was rejected, as a sentence. */
export function refusalOf({ problems }: ImportedRow): string {
  const sentences = problems.map(({ field, message }) => {
    const name = FIELD_NAMES[field.split(/[.[]/)[0] ?? ''];
    return name ? `${name} ${message}` : message;
  });
  return [...new Set(sentences)].join('; ');
}

/** A row of the file, by its number, and the reason to fix it. */
interface RowToRepair {
  row: number;
  reason: string;
}

/** The rejected rows as a CSV file to fix. */
export function refusedCsv(
  content: FileContent,
  people: readonly ImportedPerson[],
  refused: readonly ImportedRow[],
): string {
  const rows = refused.map((result) => ({ row: result.row, reason: refusalOf(result) }));
  return repairCsv(content, people, rows);
}

/**
 * The people who were imported without some value, as a CSV file to fix. Importing it adds the missing values to
 * them.
 */
export function leftOutCsv(
  content: FileContent,
  people: readonly ImportedPerson[],
  rows: readonly number[],
): string {
  const repairs = rows.map((row) => ({
    row,
    reason: (people[row - 1]?.leftOut ?? []).map(leftOutText).join('; '),
  }));
  return repairCsv(content, people, repairs);
}

/** Some rows of a file with their columns, followed by a column with the reason. */
function repairCsv(
  content: FileContent,
  people: readonly ImportedPerson[],
  rows: readonly RowToRepair[],
): string {
  const isTable = content.kind === 'table';
  const head = csvLine([...(isTable ? content.header : CONTACT_CSV_COLUMNS), 'Reason']);
  const groups = isTable ? rowsByPerson(content) : [];
  const lines = rows.map(({ row, reason }) => {
    if (isTable) {
      const [first = [], ...further] = groups[row - 1] ?? [];
      const line = (cells: readonly string[], last: string) =>
        csvLine([...content.header.map((_, index) => cells[index] ?? ''), last]);
      return line(first, reason) + further.map((cells) => line(cells, '')).join('');
    }
    const person = people[row - 1];
    if (!person) return '';
    const labels = person.labels.map((name) => ({ name }));
    const line = contactCsvLine({ ...withLeftOut(person), id: '', labels }).trimEnd();
    return `${line},${csvLine([reason])}`;
  });
  return BYTE_ORDER_MARK + head + lines.join('');
}

/** A person from a card including the omitted values, each in its column. */
function withLeftOut(person: ImportedPerson): ImportedPerson {
  const of = (name: string) =>
    person.leftOut.flatMap(({ field, value }) => (field === name ? [value] : []));
  const others = (name: string) => of(name).map((value) => ({ value, kind: 'other' as const }));
  return {
    ...person,
    emails: [...person.emails, ...others('Email')],
    phones: [...person.phones, ...others('Phone')],
    links: [...person.links, ...others('Link')],
    organizationName: person.organizationName ?? of('Organization')[0] ?? null,
    organizationTitle: person.organizationTitle ?? of('Title')[0] ?? null,
    birthday: person.birthday ?? of('Birthday')[0] ?? null,
    pinnedNote: person.pinnedNote ?? of('Note')[0] ?? null,
    howWeMet: person.howWeMet ?? of('How we met')[0] ?? null,
  };
}

/** The results of all rows, as a CSV file. */
export function outcomesCsv(
  people: readonly ImportedPerson[],
  results: ReadonlyMap<number, ImportedRow>,
): string {
  const lines = people.map((person, index) => {
    const result = results.get(index + 1);
    const outcome = result?.outcome ?? 'not sent';
    return csvLine([
      ...[String(index + 1), person.displayName, outcome],
      result?.outcome === 'refused' ? refusalOf(result) : '',
      result && result.contactId !== null ? person.leftOut.map(leftOutText).join('; ') : '',
    ]);
  });
  return (
    BYTE_ORDER_MARK + csvLine(['Row', 'Name', 'Outcome', 'Reason', 'Left out']) + lines.join('')
  );
}
