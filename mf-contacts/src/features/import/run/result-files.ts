import { contactCsvLine, CONTACT_CSV_COLUMNS, csvLine, type ImportedRow } from '@rapport/contracts';
import { type FileContent } from '../file/read-file.ts';
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

/** Why a row was refused, as a sentence. */
export function refusalOf({ problems }: ImportedRow): string {
  const sentences = problems.map(({ field, message }) => {
    const name = FIELD_NAMES[field.split(/[.[]/)[0] ?? ''];
    return name ? `${name} ${message}` : message;
  });
  return [...new Set(sentences)].join('; ');
}

/** Some rows of a file as a CSV file to repair: its own columns, and the reason in the last one. */
export function refusedCsv(
  content: FileContent,
  people: readonly ImportedPerson[],
  refused: readonly ImportedRow[],
): string {
  const isTable = content.kind === 'table';
  const head = csvLine([...(isTable ? content.header : CONTACT_CSV_COLUMNS), 'Reason']);
  const lines = refused.map((result) => {
    const reason = refusalOf(result);
    if (isTable) {
      const cells = content.rows[result.row - 1] ?? [];
      return csvLine([...content.header.map((_, index) => cells[index] ?? ''), reason]);
    }
    const person = people[result.row - 1];
    if (!person) return '';
    const labels = person.labels.map((name) => ({ name }));
    const line = contactCsvLine({ ...person, id: '', labels }).trimEnd();
    return `${line},${csvLine([reason])}`;
  });
  return BYTE_ORDER_MARK + head + lines.join('');
}

/** What became of every row, as a CSV file. */
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
    ]);
  });
  return BYTE_ORDER_MARK + csvLine(['Row', 'Name', 'Outcome', 'Reason']) + lines.join('');
}
