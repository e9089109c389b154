import {
  contactCsvHead,
  contactCsvLine,
  contactVcard,
  csvLine,
  NAME_PARTS,
  nameOfParts,
  type NameParts,
  NO_NAME_PARTS,
  ofNameParts,
} from '@rapport/contracts';
import fc from 'fast-check';
import { emptyPerson, type ImportedPerson } from './imported-person.ts';
import { personReader } from './person-of-row.ts';
import { readBytes } from './read-file.ts';

/** Names as their bearers write them, with particles, several family names, and titles. */
const CULTURES: Readonly<Record<string, readonly Partial<NameParts>[]>> = {
  Dutch: [
    { givenName: 'Marc', familyName: 'van den Berg' },
    { givenName: 'Jan-Willem', familyName: "van 't Hof" },
    { namePrefix: 'drs.', givenName: 'Els', familyName: 'de Vries-ter Haar' },
  ],
  Irish: [
    { givenName: 'Aoife', familyName: 'Ní Bhriain' },
    { givenName: 'Seán', familyName: 'Ó Súilleabháin' },
    { givenName: 'Conor', additionalNames: 'P.', familyName: 'O’Brien' },
  ],
  Arabic: [
    { givenName: 'Fatima', familyName: 'El Amrani' },
    { givenName: 'ليلى', familyName: 'الحدّاد' },
    { givenName: 'Abd al-Rahman', additionalNames: 'ibn Khalid', familyName: 'al-Said' },
  ],
  German: [
    { namePrefix: 'Dr.', givenName: 'Miriam', familyName: 'Haas' },
    { namePrefix: 'Prof. Dr.', givenName: 'Jörg', familyName: 'Freiherr von Weiß' },
    { givenName: 'Anna Lena', familyName: 'Müller-Lüdenscheidt', nameSuffix: 'MBA, M.Sc.' },
  ],
  Spanish: [
    { givenName: 'Gabriel', familyName: 'García Márquez' },
    { givenName: 'María de los Ángeles', familyName: 'Pérez y López' },
    { namePrefix: 'Sra.', givenName: 'Inés', familyName: 'de la Cruz' },
  ],
  Portuguese: [
    { givenName: 'João', additionalNames: 'Miguel', familyName: 'dos Santos Silva' },
    { givenName: 'Beatriz', familyName: 'Costa e Sá' },
    { givenName: 'Luís', familyName: 'da Silva', nameSuffix: 'Filho' },
  ],
  Chinese: [
    { givenName: '时珍', familyName: '李' },
    { givenName: '修', familyName: '欧阳' },
    { givenName: 'Xiaoping', familyName: 'Deng' },
  ],
  Vietnamese: [
    { givenName: 'Minh', additionalNames: 'Thị', familyName: 'Nguyễn' },
    { givenName: 'Dũng', additionalNames: 'Tấn', familyName: 'Nguyễn' },
    { givenName: 'An', familyName: 'Lê' },
  ],
  Icelandic: [
    { givenName: 'Björk', familyName: 'Guðmundsdóttir' },
    { givenName: 'Björk' },
    { givenName: 'Jón', additionalNames: 'Þór', familyName: 'Birgisson' },
  ],
  American: [
    { givenName: 'Martin', additionalNames: 'Luther', familyName: 'King', nameSuffix: 'Jr.' },
    {
      namePrefix: 'Rev.',
      givenName: 'J; R, Bob',
      familyName: 'St. John \\ Dobbs',
      nameSuffix: 'III',
    },
    { familyName: 'Prince' },
  ],
};
/** Thirty lists, three per culture, each with a different name first. */
const FILES = Object.entries(CULTURES).flatMap(([culture, names]) =>
  names.map((_, at) => ({
    culture,
    names: [...names.slice(0, at + 1)].toReversed().map((name) => ({ ...NO_NAME_PARTS, ...name })),
  })),
);

async function peopleIn(file: string): Promise<readonly ImportedPerson[]> {
  const content = await readBytes(new TextEncoder().encode(file));
  if (content.kind === 'failed') throw new Error(content.advice);
  return content.kind === 'cards'
    ? content.people
    : content.rows.map(personReader(content, content.targets));
}

async function partsIn(file: string): Promise<NameParts[]> {
  const people = await peopleIn(file);
  return people.map((person) => ofNameParts((part) => person[part]));
}

const contactOf = (parts: NameParts) => ({
  ...{ ...emptyPerson(), ...parts, id: '', labels: [] },
  displayName: nameOfParts(parts),
});

it.each(FILES)('$culture names come back from CSV and vCard as they went', async ({ names }) => {
  const contacts = names.map(contactOf);
  expect(await partsIn(contacts.map((each) => contactVcard(each)).join(''))).toEqual(names);
  expect(
    await partsIn(contactCsvHead() + contacts.map((each) => contactCsvLine(each)).join('')),
  ).toEqual(names);
});

it.each([
  ['Prefix', 'First Name', 'Middle Name', 'Last Name', 'Suffix'],
  ['Name Prefix', 'Given Name', 'Additional Name', 'Family Name', 'Name Suffix'],
  ['Anrede', 'Vorname', 'Weitere Vornamen', 'Nachname', 'Suffix'],
  ['Civilité', 'Prénom', 'Deuxième prénom', 'Nom de famille', 'Suffixe'],
  ['Tratamiento', 'Nombre', 'Segundo nombre', 'Apellidos', 'Sufijo'],
])('come in as they are from columns like %s and %s', async (...header) => {
  const all = Object.values(CULTURES)
    .flat()
    .map((name) => ({ ...NO_NAME_PARTS, ...name }));
  const lines = all.map((name) => csvLine(NAME_PARTS.map((part) => name[part] ?? '')));
  expect(await partsIn(csvLine(header) + lines.join(''))).toEqual(all);
});

it('a Dutch particle in its own column belongs to the family name', async () => {
  const text = 'Voornaam,Tussenvoegsel,Achternaam\nMarc,van den,Berg\nEls,,Vries\n';
  expect(await partsIn(text)).toMatchObject([
    { givenName: 'Marc', additionalNames: null, familyName: 'van den Berg' },
    { familyName: 'Vries' },
  ]);
});

describe('a column "Title" without one for the job', () => {
  const OUTLOOK = 'Title,First Name,Middle Name,Last Name,Suffix,Company,E-mail Address';
  const ON_THE_WEB = 'First Name,Middle Name,Last Name,Title,Suffix,Nickname,E-mail Address';
  const row = (title: string) => `${title},Ada,,King,,Engines,ada@x.example`;
  it.each([
    // Most people have no title.
    [OUTLOOK, [row(''), row('Dr.'), row(''), row('Prof. Dr.')], [null, 'Dr.', null, 'Prof. Dr.']],
    [OUTLOOK, [row('Adm.'), row('Dipl.-Ing.')], ['Adm.', 'Dipl.-Ing.']],
    [OUTLOOK, [row('Dr.'), row('Frau'), row('Countess')], ['Dr.', 'Frau', 'Countess']],
    [ON_THE_WEB, ['Ada,,King,Mme,,,', 'Bob,,Ray,,,,'], ['Mme', null]],
    ['Titel;Vorname;Nachname;Firma', ['Prof. Dr.;Ada;King;Engines'], ['Prof. Dr.']],
    ['Anrede;Titel;Vorname;Nachname', ['Frau;Dr.;Ada;King', 'Herr;;Bo;Ray'], ['Frau Dr.', 'Herr']],
    ['First Name,Last Name,Suffix,Title', ['Ada,King,PhD,Dr.', 'Bo,Ray,,Lady'], ['Dr.', 'Lady']],
    ['Name,Title,Email', ['Ada King,Mr.,ada@x.example', 'Bob Ray,Dr.,'], ['Mr.', 'Dr.']],
  ])('%s: stands before the name', async (header, rows, prefixes) => {
    const people = await peopleIn([header, ...rows, ''].join('\n'));
    expect(people.map(({ namePrefix }) => namePrefix)).toEqual(prefixes);
    expect(people.map(({ organizationTitle }) => organizationTitle)).toEqual(
      prefixes.map(() => null),
    );
  });

  it.each([
    [OUTLOOK, [row('Head of IT'), row('Dr.'), row('Buyer')], ['Head of IT', 'Dr.', 'Buyer']],
    ['First Name,Last Name,Title', ['Ada,King,Professor of Logic'], ['Professor of Logic']],
    ['First Name,Last Name,Title', ['Ada,King,Dr.', 'Bob,Ray,Buyer'], ['Dr.', 'Buyer']],
    ['First Name,Last Name,Job Title', ['Ada,King,Prof.'], ['Prof.']],
  ])('%s: is the job where the values are jobs', async (header, rows, titles) => {
    const people = await peopleIn([header, ...rows, ''].join('\n'));
    expect(people.map(({ organizationTitle }) => organizationTitle)).toEqual(titles);
    expect(people.map(({ namePrefix }) => namePrefix)).toEqual(titles.map(() => null));
  });
});

it('lists of names in a vCard stay in their part', async () => {
  const card =
    'BEGIN:VCARD\nVERSION:3.0\nN:Stevenson;John;Philip,Paul;Dr.;Jr.,M.D.\nFN:John Stevenson\nEND:VCARD\n';
  expect(await partsIn(card)).toEqual([
    {
      ...{ namePrefix: 'Dr.', givenName: 'John', additionalNames: 'Philip Paul' },
      ...{ familyName: 'Stevenson', nameSuffix: 'Jr., M.D.' },
    },
  ]);
});

it.each([
  ['X-PHONETIC-FIRST-NAME:DAY-nuh\nX-PHONETIC-LAST-NAME:WIT-lok', 'DAY-nuh WIT-lok', []],
  [
    'X-RAPPORT-SPOKEN-NAME:DAY-na\nX-PHONETIC-FIRST-NAME:DAY-nuh',
    'DAY-na',
    ['X-PHONETIC-FIRST-NAME:DAY-nuh'],
  ],
])('a card says how its name is spoken: %s', async (lines, spokenName, kept) => {
  const card = `BEGIN:VCARD\nVERSION:3.0\nN:Whitlock;Dana;;;\nFN:Dana Whitlock\n${lines}\nEND:VCARD\n`;
  expect(await peopleIn(card)).toMatchObject([{ spokenName, kept }]);
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ').trim())
  .filter((text) => text !== '');

it('any parts come back from CSV and vCard as they went', async () => {
  const parts = fc
    .record(ofNameParts(() => fc.option(word, { nil: null })))
    .filter((each) => nameOfParts(each) !== '');
  await fc.assert(
    fc.asyncProperty(parts, async (each) => {
      const contact = contactOf(each);
      expect(await partsIn(contactVcard(contact))).toEqual([each]);
      expect(await partsIn(contactCsvHead() + contactCsvLine(contact))).toEqual([each]);
    }),
    { numRuns: Number(process.env.ROUND_TRIPS ?? 100) },
  );
});
