import {
  contactCsvHead,
  contactCsvLine,
  type ContactInFile,
  contactVcard,
  csvLine,
  knownNameParts,
  type NameParts,
  ofNameParts,
} from '@rapport/contracts';
import fc from 'fast-check';
import { emptyPerson, type ImportedPerson } from './imported-person.ts';
import { personReader } from './person-of-row.ts';
import { readBytes } from './read-file.ts';

/** Values as the API keeps them: visible, without spaces at their ends, in one line. */
const line = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.stringMatching(/^['=+@＝＋－＠,;:"\\ \-nA-Z|]{1,20}$/),
  )
  .map((text) => text.replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ').trim())
  .filter((text) => text !== '');
const notes = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const listOf = <Kind extends string>(values: fc.Arbitrary<string>, kinds: readonly Kind[]) =>
  fc.uniqueArray(fc.record({ value: values, kind: fc.constantFrom(...kinds) }), {
    maxLength: 4,
    selector: ({ value }) => value.toLowerCase(),
  });
const nameParts = ofNameParts(() => orNull(line));
const contacts: fc.Arbitrary<ContactInFile & NameParts> = fc.record({
  ...nameParts,
  id: fc.uuid(),
  displayName: line,
  organizationName: orNull(line),
  organizationTitle: orNull(line),
  emails: listOf(fc.emailAddress(), ['work', 'home', 'other']),
  phones: listOf(fc.stringMatching(/^[+(\d][\d ().,;/-]{0,14}\d$/), [
    'mobile',
    'work',
    'home',
    'other',
  ]),
  links: listOf(fc.webUrl(), ['linkedin', 'website', 'social', 'other']),
  birthday: orNull(fc.constantFrom('1985-12-10', '--02-29', '1900-01-01')),
  howWeMet: orNull(line),
  pinnedNote: orNull(notes),
  cadenceDays: orNull(fc.integer({ min: 1, max: 730 })),
  labels: fc.uniqueArray(
    fc.record({ name: line.filter((name) => name.toLowerCase() !== 'mycontacts') }),
    {
      maxLength: 4,
      selector: ({ name }) => name,
    },
  ),
});

async function imported(file: string): Promise<ImportedPerson[]> {
  const content = await readBytes(new TextEncoder().encode(file));
  if (content.kind === 'failed') throw new Error(content.advice);
  return content.kind === 'cards'
    ? content.people
    : content.rows.map(personReader(content, content.targets));
}

const expected = ({ id: _, labels, ...contact }: ContactInFile) => ({
  ...contact,
  // Who has no parts of a name goes out with those that the name seems to have.
  ...knownNameParts(contact),
  labels: labels.map(({ name }) => name),
  leftOut: [],
});

describe('what was exported is imported without a difference', () => {
  it('as CSV', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(contacts, { minLength: 1, maxLength: 4 }), async (all) => {
        const file = contactCsvHead() + all.map(contactCsvLine).join('');
        expect(await imported(file)).toEqual(all.map(expected));
      }),
      { numRuns: Number(process.env.ROUND_TRIPS ?? 100) },
    );
  });

  it('as vCard', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(contacts, { minLength: 1, maxLength: 4 }), async (all) => {
        expect(await imported(all.map(contactVcard).join(''))).toEqual(all.map(expected));
      }),
      { numRuns: Number(process.env.ROUND_TRIPS ?? 100) },
    );
  });
});

it('cells that a spreadsheet would run are harmless in the file', async () => {
  const file = contactCsvLine({
    id: '',
    displayName: '=HYPERLINK("https://evil.example")',
    organizationName: '@SUM(A1)',
    organizationTitle: '-1+1',
    emails: [],
    phones: [{ value: '+49+30-1', kind: 'work' }],
    links: [],
    birthday: null,
    howWeMet: '\t=1',
    pinnedNote: "'=1",
    labels: [],
    cadenceDays: null,
  });
  expect(file.split(/(?<="),(?=")/).filter((cell) => /^"[=+\-@\t\r]/.test(cell))).toEqual([]);
});

it.each(['＝1+1', '＋1+1', '－1+1', '＠SUM(A1)', "'＝1"])(
  'a cell that begins in full width is harmless and comes back: %s',
  async (organizationName) => {
    const contact = { ...emptyPerson(), id: '', displayName: 'Ada', labels: [], organizationName };
    const line = contactCsvLine(contact);
    expect(line).toContain(`"'${organizationName}"`);
    expect(await imported(contactCsvHead() + line)).toMatchObject([{ organizationName }]);
  },
);

it('a full-width sign within a cell stays as it is', () => {
  expect(csvLine(['1＋1'])).toBe('"1＋1"\r\n');
});
