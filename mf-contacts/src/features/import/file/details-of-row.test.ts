import { contactCsvHead, contactCsvLine, keptFact } from '@rapport/contracts';
import { type ImportedPerson } from './imported-person.ts';
import { personReader } from './person-of-row.ts';
import { readBytes } from './read-file.ts';
import { fittingPerson } from './checked-person.ts';

async function firstOf(file: string): Promise<ImportedPerson> {
  const content = await readBytes(new TextEncoder().encode(file));
  if (content.kind !== 'table') throw new Error('It is no table.');
  const [row = []] = content.rows;
  return fittingPerson(personReader(content, content.targets)(row));
}

const BERN = { street: 'Bundesgasse 1', postalCode: '3011', city: 'Bern', region: null };

describe('the address of a table', () => {
  it.each<[string, string, object]>([
    [
      'of Salesforce',
      'Last Name,Mailing Street,Mailing City,Mailing State/Province,Mailing Zip/Postal Code,Mailing Country\nKeller,Bundesgasse 1,Bern,BE,3011,Switzerland',
      { ...BERN, kind: 'other', region: 'BE', country: 'Switzerland' },
    ],
    [
      'in German',
      'Vorname;Nachname;Straße;PLZ;Ort;Land\nMarta;Keller;Bundesgasse 1;3011;Bern;Schweiz',
      { ...BERN, kind: 'other', country: 'Schweiz' },
    ],
    [
      'in French',
      'Prénom,Nom,Ville,Pays\nMarta,Keller,Berne,Suisse',
      { street: null, postalCode: null, city: 'Berne', country: 'Suisse' },
    ],
    [
      'of Google',
      'First Name,Last Name,Labels,E-mail 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Country\nMarta,Keller,,marta@aare.example,Work,Bundesgasse 1 Bern,Bundesgasse 1,Bern,Switzerland',
      { kind: 'work', street: 'Bundesgasse 1', city: 'Bern', country: 'Switzerland' },
    ],
    ['of Airtable', 'Name,City,Notes\nMarta Keller,Bern,Fair', { city: 'Bern' }],
    [
      'in one column',
      'Name,Email,Address\nMarta Keller,m@aare.example,"Bundesgasse 1, 3011 Bern"',
      { street: 'Bundesgasse 1, 3011 Bern', city: null },
    ],
  ])('%s', async (_, file, address) => {
    expect((await firstOf(file)).addresses).toEqual([expect.objectContaining(address)]);
  });

  it('is one for each kind', async () => {
    const { addresses } = await firstOf(
      'First Name,Last Name,Business Street,Business City,Business Country/Region,Home City,Home Country/Region\nMarta,Keller,Bundesgasse 1,Bern,Switzerland,Thun,Switzerland',
    );
    expect(addresses).toMatchObject([
      { kind: 'work', city: 'Bern', country: 'Switzerland' },
      { kind: 'home', city: 'Thun', country: 'Switzerland' },
    ]);
  });
});

it('fills details, and keeps what has no field with the name of its column', async () => {
  const person = await firstOf(
    'Name,Email,Department,Time zone,Language,Anniversary,Telegram,Hobbies\nMarta Keller,m@aare.example,IT,Europe/Zurich,Deutsch,2010-06-01,@marta,"Chess; go"',
  );
  expect(person).toMatchObject({
    department: 'IT',
    timeZone: 'Europe/Zurich',
    languages: ['de'],
    dates: [{ label: 'Anniversary', day: '2010-06-01' }],
    handles: [{ service: 'telegram', value: '@marta' }],
    kept: [String.raw`X-RAPPORT-COLUMN;X-NAME="Hobbies":Chess\; go`],
    leftOut: [],
  });
});

describe('the dates of Google', () => {
  const of = async (cells: string) => {
    const { dates, kept } = await firstOf(
      `First Name,Last Name,Labels,E-mail 1 - Value,Event 1 - Label,Event 1 - Value,Event 2 - Label,Event 2 - Value\nMarta,Keller,,marta@aare.example,${cells}`,
    );
    return { dates, kept };
  };

  it.each([
    [
      '* Anniversary,2010-06-01,Graduation,--07-15',
      [
        { label: 'Anniversary', day: '2010-06-01' },
        { label: 'Graduation', day: '--07-15' },
      ],
    ],
    ['Anniversary,,,2010-06-01', [{ label: 'Date', day: '2010-06-01' }]],
    [
      'Anniversary ::: Moved,2010-06-01 ::: 2012-03-04,,',
      [
        { label: 'Anniversary', day: '2010-06-01' },
        { label: 'Moved', day: '2012-03-04' },
      ],
    ],
  ])('are yearly dates with their names: %s', async (cells, dates) => {
    expect((await of(cells)).dates).toEqual(dates);
  });

  it("are preserved if they aren't any", async () => {
    expect(await of('Anniversary,some day in June,,')).toEqual({
      dates: [],
      kept: [
        'X-RAPPORT-COLUMN;X-NAME="Event 1 - Label":Anniversary',
        'X-RAPPORT-COLUMN;X-NAME="Event 1 - Value":some day in June',
      ],
    });
  });
});

it('keeps a zone and a language that are none', async () => {
  const { timeZone, languages, kept } = await firstOf(
    'Name,Email,Time zone,Language\nMarta,m@aare.example,Bern time,Bärndütsch',
  );
  expect([timeZone, languages, kept.length]).toEqual([null, [], 2]);
});

it('names what is too long or one too many, and keeps the person', async () => {
  const street = 'x'.repeat(2_000);
  const { addresses, leftOut, displayName } = await firstOf(
    `Name,Email,Street,City\nMarta,m@aare.example,${street},Bern`,
  );
  expect(displayName).toBe('Marta');
  expect(addresses).toMatchObject([{ street: null, city: 'Bern' }]);
  expect(leftOut).toMatchObject([{ field: 'Address', reason: 'is longer than 320 characters' }]);
});

it('reads a column that is there twice, and a table with 300 columns', async () => {
  const twice = await firstOf('Name,Email,City,City\nMarta,m@aare.example,Bern,Thun');
  expect(twice.addresses).toMatchObject([{ city: 'Bern' }]);
  expect(twice.kept).toEqual(['X-RAPPORT-COLUMN;X-NAME="City":Thun']);
  const columns = Array.from({ length: 300 }, (_, index) => index);
  const wide = await firstOf(
    `Name,Email,${columns.map((at) => `Skills ${at}`).join(',')}\nMarta,m@aare.example,${columns.join(',')}`,
  );
  expect(wide.kept).toHaveLength(300);
});

it('reads each header once, and not for each of its cells', async () => {
  const workOf = async (rows: number) => {
    const header = 'Name,Mailing Street,Mailing City,Mailing Country,Other City,Other Country';
    const lines = Array<string>(rows).fill(
      'Marta,Bundesgasse 1,Bern,Switzerland,Basel,Switzerland',
    );
    const content = await readBytes(new TextEncoder().encode([header, ...lines].join('\n')));
    if (content.kind !== 'table') throw new Error('It is no table.');
    const read = personReader(content, content.targets);
    const work = jest.spyOn(String.prototype, 'replaceAll');
    content.rows.forEach((row) => read(row));
    const calls = work.mock.calls.length;
    work.mockRestore();
    return calls;
  };
  const cells = 20 * 6;
  expect((await workOf(40)) - (await workOf(20))).toBeLessThan(cells * 10);
});

it.each([
  ['Name,DoNotCall,HasOptedOutOfEmail\nMarta,1,0', ['DoNotCall']],
  ['Name,Anrufe nicht zulassen,Massen-E-Mails nicht zulassen\nMarta,Nein,Nein', []],
  ['Name,Do not allow Emails\nMarta,Do Not Allow', ['Do not allow Emails']],
])('keeps what someone refuses, and leaves out what no one does: %s', async (file, kept) => {
  const person = await firstOf(file);
  expect(person.kept.map((line) => keptFact(line).name)).toEqual(kept);
});

it('reads the relations of our own file as lines that the API links', async () => {
  const side = { otherId: '', words: null, reverseWords: null };
  const line = contactCsvLine({
    ...{ id: '', displayName: 'Dana', organizationName: null, organizationTitle: null },
    ...{ emails: [], phones: [], links: [], labels: [], birthday: null, howWeMet: null },
    ...{ pinnedNote: null, cadenceDays: null },
    relations: [
      { ...side, kind: 'reports_to', otherName: 'Silva, Marta' },
      { ...side, kind: 'other', words: 'taught', reverseWords: 'learned from', otherName: 'Ben' },
    ],
  });
  expect((await firstOf(`${contactCsvHead()}${line}`)).kept).toEqual([
    String.raw`RELATED;VALUE=text;TYPE=x-reports-to:Silva\, Marta`,
    'RELATED;VALUE=text;TYPE=contact;X-RAPPORT-WORDS="taught";X-RAPPORT-REVERSE="learned from":Ben',
  ]);
});
