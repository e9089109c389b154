import { type ImportedRow } from '@rapport/api-client';
import { personReader } from '../file/person-of-row.ts';
import { type FileContent, readBytes } from '../file/read-file.ts';
import { refusedCsv } from './result-files.ts';

async function read(file: string): Promise<Exclude<FileContent, { kind: 'failed' }>> {
  const content = await readBytes(new TextEncoder().encode(file));
  if (content.kind === 'failed') throw new Error(content.advice);
  return content;
}

const peopleOf = (content: Exclude<FileContent, { kind: 'failed' }>) =>
  content.kind === 'cards'
    ? content.people
    : content.rows.map(personReader(content, content.targets));

const refused = (row: number): ImportedRow => ({
  row,
  outcome: 'refused',
  contactId: null,
  problems: [{ field: 'primaryEmail', message: "isn't an email address" }],
});

describe('the file of refused rows', () => {
  it.each([
    [
      'a table',
      'First Name;Last Name;E-mail 1 - Value;Phone 1 - Value;Notes\r\n' +
        'Grace;Hopper;grace@example.com;;\r\n' +
        '=Ada;Lovelace;ada#example.com;+44 20 7946 0000;"First line\nsecond; line"\r\n',
      2,
    ],
    [
      'cards',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nEMAIL:ada#example.com\r\n' +
        'TEL;TYPE=CELL:+44 20 7946 0000\r\nNOTE:First line\\nsecond\\; line\r\nEND:VCARD\r\n',
      1,
    ],
  ])('of %s is imported once it is repaired, without a difference', async (_, file, row) => {
    const content = await read(file);
    const people = peopleOf(content);
    const csv = refusedCsv(content, people, [refused(row)]);
    expect(csv).toContain("Email isn't an email address");

    const repaired = peopleOf(await read(csv.replace('ada#example.com', 'ada@example.com')));
    const meant = peopleOf(await read(file.replace('ada#example.com', 'ada@example.com')));
    expect(repaired).toEqual([meant[row - 1]]);
  });
});
