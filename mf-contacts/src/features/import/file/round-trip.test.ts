import {
  contactCsvHead,
  contactCsvLine,
  type ContactInFile,
  contactVcard,
  csvLine,
  FORMALITIES,
  knownNameParts,
  type NameParts,
  ofNameParts,
  STATED_DETAILS,
  STATED_OPENINGS,
  type StatedInFile,
  type Weekday,
} from '@rapport/contracts';
import fc from 'fast-check';
import { fittingPerson } from './checked-person.ts';
import { emptyPerson, type ImportedPerson } from './imported-person.ts';
import { personReader } from './person-of-row.ts';
import { readBytes } from './read-file.ts';

/** Values as the API stores them: visible, trimmed, and on one line. */
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
const WORD = fc.stringMatching(/^[\w.@+]{1,20}$/);
const addresses = fc.array(
  fc.record({
    kind: fc.constantFrom('home', 'work', 'other'),
    street: orNull(line),
    postalCode: orNull(WORD),
    // The country of a number in a vCard is taken from the address, so it's an unknown one.
    ...{ city: line, region: orNull(WORD), country: orNull(fc.constant('Atlantis')) },
  }),
  { maxLength: 3 },
);
const unique = <T>(values: fc.Arbitrary<T>) =>
  fc.uniqueArray(values, {
    maxLength: 3,
    selector: (value) => JSON.stringify(value).toLowerCase(),
  });
const learnedOn = fc.constantFrom('2026-03-03', '2024-02-29');
const rank = fc.constantFrom('first', 'second', 'third', 'never');
const hour = fc.constantFrom('00:00', '09:30', '23:59');
/** The required values of each kind, with or without the user's own words. */
const STATED: fc.Arbitrary<StatedInFile> = fc.oneof(
  fc.record(
    {
      ...{ kind: fc.constant('channel'), text: orNull(line), learnedOn },
      channels: fc
        .record(
          { call: rank, video: rank, email: rank, message: rank, inPerson: rank },
          { requiredKeys: [] },
        )
        .filter((channels) => Object.keys(channels).length > 0),
    },
    { requiredKeys: ['kind', 'text', 'learnedOn', 'channels'] },
  ),
  fc.record(
    {
      ...{ kind: fc.constant('when'), text: orNull(line), learnedOn, from: hour, until: hour },
      notOn: fc.constantFrom<readonly Weekday[]>(['friday'], ['monday', 'sunday']),
      awayUntil: fc.constant('2026-12-03'),
    },
    { requiredKeys: ['kind', 'text', 'learnedOn', 'until'] },
  ),
  fc.record({
    ...{ kind: fc.constant('lead'), text: orNull(line), learnedOn },
    leadDays: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record(
    {
      ...{ kind: fc.constant('length'), text: orNull(line), learnedOn },
      detail: fc.constantFrom(...STATED_DETAILS),
      minutes: fc.integer({ min: 5, max: 480 }),
    },
    { requiredKeys: ['kind', 'text', 'learnedOn', 'minutes'] },
  ),
  fc.record({
    ...{ kind: fc.constant('opening'), text: orNull(line), learnedOn },
    opening: fc.constantFrom(...STATED_OPENINGS),
  }),
  fc.record({
    ...{ kind: fc.constant('address'), text: orNull(line), learnedOn },
    formality: fc.constantFrom(...FORMALITIES),
  }),
  fc.record({ kind: fc.constant('topic'), text: line, learnedOn, wanted: fc.boolean() }),
  fc.record({ kind: fc.constant('other'), text: line, learnedOn }),
);
const nameParts = ofNameParts(() => orNull(line));
const contacts: fc.Arbitrary<ContactInFile & NameParts> = fc.record({
  ...nameParts,
  addresses,
  timeZone: orNull(fc.constantFrom('Europe/Zurich', 'America/New_York')),
  languages: unique(fc.constantFrom('de-CH', 'sv', 'pt-BR')),
  pronouns: orNull(line),
  spokenName: orNull(line),
  nickname: orNull(line),
  department: orNull(WORD),
  handles: unique(
    fc.oneof(
      fc.record({
        service: fc.constantFrom('signal', 'whatsapp', 'telegram', 'teams', 'slack', 'xmpp'),
        value: WORD,
      }),
      fc.record({ service: fc.constant('other'), value: WORD.map((name) => `skype:${name}`) }),
    ),
  ),
  dates: fc.constantFrom(
    [],
    [{ label: 'Anniversary', day: '2010-06-01' }],
    [
      { label: 'Anniversary', day: '--06-01' },
      { label: 'Name day: Greta', day: '1980-02-29' },
    ],
  ),
  kept: unique(WORD.map((word) => `X-ASSISTANT;TYPE=work:${word}`)),
  statedPreferences: fc.array(STATED, { maxLength: 4 }),
  lastInteractionAt: orNull(
    fc.constantFrom('2026-03-14T09:26:53.589Z', '1999-12-31T23:59:59.999Z'),
  ),
  id: fc.uuid({ version: 7 }),
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

const expected = ({ id: _, labels, lastInteractionAt, ...contact }: ContactInFile) => ({
  ...contact,
  lastContactOn: lastInteractionAt?.slice(0, 'YYYY-MM-DD'.length) ?? null,
  ...{ nextStepOn: null, nextStep: null },
  // A contact without name parts is exported with the guessed ones.
  ...knownNameParts(contact),
  labels: labels.map(({ name }) => name),
  leftOut: [],
});

describe('an export is imported without a difference', () => {
  it('as CSV', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(contacts, { minLength: 1, maxLength: 4 }), async (all) => {
        const file = contactCsvHead() + all.map((each) => contactCsvLine(each)).join('');
        expect(await imported(file)).toEqual(all.map(expected));
      }),
      { numRuns: Number(process.env.ROUND_TRIPS ?? 100) },
    );
  });

  it('as vCard', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(contacts, { minLength: 1, maxLength: 4 }), async (all) => {
        const people = all.map((contact) => expected({ ...contact, lastInteractionAt: null }));
        expect(await imported(all.map((each) => contactVcard(each)).join(''))).toEqual(people);
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

describe('a card with any properties', () => {
  const NAMES = [
    ...[
      'SOURCE',
      'KIND',
      'XML',
      'NICKNAME',
      'GENDER',
      'ADR',
      'TEL',
      'EMAIL',
      'IMPP',
      'LANG',
      'TZ',
      'GEO',
    ],
    ...[
      'TITLE',
      'ROLE',
      'LOGO',
      'ORG',
      'MEMBER',
      'RELATED',
      'CATEGORIES',
      'NOTE',
      'PRODID',
      'REV',
      'SOUND',
    ],
    ...[
      'UID',
      'CLIENTPIDMAP',
      'URL',
      'KEY',
      'FBURL',
      'CALADRURI',
      'CALURI',
      'ANNIVERSARY',
      'FN',
      'BDAY',
    ],
    ...[
      'LABEL',
      'MAILER',
      'AGENT',
      'CLASS',
      'SORT-STRING',
      'BIRTHPLACE',
      'HOBBY',
      'PRONOUNS',
      'GRAMGENDER',
    ],
    ...[
      'X-ASSISTANT',
      'X-ABLABEL',
      'X-ABDATE',
      'X-TELEGRAM',
      'X-RAPPORT-SPOKEN-NAME',
      'X-ANY-THING',
    ],
  ];
  /** A value of a property, and a token in it that must be found again. */
  const valueOf = (name: string, number: number): [token: string, value: string] => {
    const token = `tok${number}x`;
    const day = `19${10 + (number % 80)}0${1 + (number % 9)}1${number % 9}`;
    switch (name) {
      case 'TEL':
        return [`+4179555${1000 + number}`, `+4179555${1000 + number}`];
      case 'EMAIL':
        return [`${token}@card.example`, `${token}@card.example`];
      case 'URL':
        return [`https://${token}.example`, `https://${token}.example`];
      case 'ADR':
        return [token, String.raw`;;Street \, ${token}\nRear;City;;1${number};Sweden`];
      case 'BDAY':
      case 'ANNIVERSARY':
      case 'X-ABDATE':
        return [day, day];
      case 'IMPP':
        return [token, `${['xmpp', 'telegram', 'aim'][number % 3]}:${token}`];
      default:
        return [token, String.raw`${token}\, and \; more`];
    }
  };
  const properties = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...NAMES),
      parameters: fc.constantFrom('', ';TYPE=work', ';PREF=1', ';X-A="b:c;d"', ';LANGUAGE=de'),
      group: fc.constantFrom('', 'item1.', 'g2.'),
      number: fc.integer({ min: 0, max: 999 }),
    }),
    { maxLength: 15, selector: ({ number }) => number },
  );

  it.each(['3.0', '4.0'])('of version %s has lost none when it is exported', async (version) => {
    await fc.assert(
      fc.asyncProperty(properties, async (list) => {
        const tokens = list.map(({ name, number }) => valueOf(name, number)[0]);
        const lines = list.map(({ name, parameters, group, number }) => {
          const line = `${group}${name}${parameters}:${valueOf(name, number)[1]}`;
          return line.length > 40 ? `${line.slice(0, 40)}\r\n ${line.slice(40)}` : line;
        });
        const card = ['BEGIN:VCARD', `VERSION:${version}`, 'FN:Greta', ...lines, 'END:VCARD', ''];
        const [person = emptyPerson()] = await imported(card.join('\r\n'));
        const fitting = fittingPerson(person);
        const labels = fitting.labels.map((name) => ({ name }));
        const exported = contactVcard({ ...fitting, id: 'x', labels });
        const said = exported.replaceAll(/\r\n[ \t]/g, '').replaceAll(/(?<=\d)-(?=\d)/g, '');
        const named = fitting.leftOut.map(({ value }) => value);
        const lost = tokens.filter((token) => !said.includes(token));
        // A second birthday can't be imported, so it's kept or listed as omitted.
        expect({ lost, named }).toEqual({ lost: [], named: [] });
      }),
    );
  });

  it('has its details in their fields, and the rest as unmapped lines', async () => {
    const card = [
      ...[
        'BEGIN:VCARD',
        'VERSION:4.0',
        'FN:Greta Lind',
        'N:Lind;Greta;;;',
        'ORG:Lind AB;Sales;North',
      ],
      ...['ADR;TYPE=work:;;Storgatan 1;Stockholm;;111 22;Sweden', 'TZ:Europe/Stockholm'],
      ...['LANG;PREF=1:sv', 'GENDER:F', 'NICKNAME:Gry', 'BDAY:19800512', 'ANNIVERSARY:20100601'],
      ...['RELATED;TYPE=spouse;VALUE=text:Olle', 'IMPP:xmpp:greta@lind.example', 'X-ASSISTANT:Per'],
      ...['item1.X-ABDATE:2015-03-04', 'item1.X-ABLABEL:First deal', 'TZ:-0500', 'END:VCARD'],
    ].join('\r\n');
    const [person] = await imported(card);
    expect(person).toMatchObject({
      displayName: 'Greta Lind',
      organizationName: 'Lind AB',
      department: 'Sales, North',
      addresses: [
        {
          ...{ kind: 'work', street: 'Storgatan 1', postalCode: '111 22' },
          ...{ city: 'Stockholm', region: null, country: 'Sweden' },
        },
      ],
      timeZone: 'Europe/Stockholm',
      languages: ['sv'],
      nickname: 'Gry',
      handles: [{ service: 'xmpp', value: 'greta@lind.example' }],
      dates: [
        { label: 'Anniversary', day: '2010-06-01' },
        { label: 'First deal', day: '2015-03-04' },
      ],
      kept: ['GENDER:F', 'RELATED;TYPE=spouse;VALUE=text:Olle', 'X-ASSISTANT:Per', 'TZ:-0500'],
    });
  });
});
