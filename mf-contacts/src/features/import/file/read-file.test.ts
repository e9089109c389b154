import { MOST_IMPORT_ROWS, NAME_PARTS } from '@rapport/contracts';
import { personReader } from './person-of-row.ts';
import { readBytes, readFile } from './read-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

const isNamePart = (field: string) => NAME_PARTS.some((part) => part === field);

/** The people of a file, without empty fields and name parts. */
async function people(file: Uint8Array | string) {
  const content = await readBytes(typeof file === 'string' ? utf8(file) : file);
  if (content.kind === 'failed') throw new Error(content.advice);
  const found =
    content.kind === 'cards'
      ? content.people
      : content.rows.map(personReader(content, content.targets));
  return found.map((person) =>
    Object.fromEntries(
      Object.entries(person).filter(
        ([field, value]) => value !== null && String(value) !== '' && !isNamePart(field),
      ),
    ),
  );
}

async function sourceOf(text: string) {
  const content = await readBytes(utf8(text));
  return content.kind === 'table' ? content.source : content.kind;
}

async function adviceFor(bytes: Uint8Array) {
  const content = await readBytes(bytes);
  return content.kind === 'failed' ? content.advice : null;
}

const ADA = { displayName: 'Ada Lovelace', emails: [{ value: 'ada@example.com', kind: 'work' }] };

describe('a CSV file of any program', () => {
  it.each([',', ';', '\t'])('is read with the delimiter %j', async (sign) => {
    const lines = [
      ['Full name', 'Mail', 'Firm'],
      ['Ada Lovelace', 'ada@example.com', 'Engines'],
    ];
    const text = lines.map((line) => line.join(sign)).join('\r\n');
    expect(await people(text)).toEqual([{ ...ADA, organizationName: 'Engines' }]);
  });

  it.each(['\n', '\r\n', '\r'])('is read with the line end %j', async (end) => {
    expect(await people(`Name,Email${end}Ada Lovelace,ada@example.com${end}`)).toEqual([ADA]);
  });

  const text = 'Name;Email\nJosé Müller;jose@example.com\n';
  const jose = [
    { displayName: 'José Müller', emails: [{ value: 'jose@example.com', kind: 'work' }] },
  ];
  const utf16 = (littleEndian: boolean, mark: boolean) => {
    const view = new DataView(new ArrayBuffer((text.length + (mark ? 1 : 0)) * 2));
    [...(mark ? '\ufeff' : ''), ...text].forEach((sign, index) =>
      view.setUint16(index * 2, sign.charCodeAt(0), littleEndian),
    );
    return new Uint8Array(view.buffer);
  };

  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`)],
    ['UTF-16 LE with a mark', utf16(true, true)],
    ['UTF-16 BE with a mark', utf16(false, true)],
    ['UTF-16 LE', utf16(true, false)],
    ['UTF-16 BE', utf16(false, false)],
    ['Windows-1252', Uint8Array.from(text, (sign) => sign.charCodeAt(0))],
  ])('is read in %s', async (_, bytes) => {
    expect(await people(bytes)).toEqual(jose);
  });

  it('is read with quotes, line breaks and delimiters in cells', async () => {
    expect(await people('Name,Notes\r\n"Lovelace, Ada","one\ntwo ""three"""\r\n')).toEqual([
      { displayName: 'Lovelace, Ada', pinnedNote: 'one\ntwo "three"' },
    ]);
  });

  it('is read without names of columns', async () => {
    expect(await people('Ada Lovelace,ada@example.com,+44 20 7946 0018\n')).toEqual([
      { ...ADA, phones: [{ value: '+44 20 7946 0018', kind: 'other' }] },
    ]);
  });

  it('is read without names of columns where some values are missing or are none', async () => {
    const lines = [
      'Ada Lovelace,,+44 20 7946 0018,1815-12-10,https://ada.example',
      'Grace Hopper,grace@example.com,n/a,,',
      'Mary Shelley,mary@example.com,+44 20 7946 0019,,',
    ];
    expect(await people(`${lines.join('\n')}\n`)).toMatchObject([
      {
        displayName: 'Ada Lovelace',
        phones: [{ value: '+44 20 7946 0018' }],
        birthday: '--12-10',
        links: [{ value: 'https://ada.example' }],
      },
      { displayName: 'Grace Hopper', emails: [{ value: 'grace@example.com' }] },
      { displayName: 'Mary Shelley', emails: [{ value: 'mary@example.com' }] },
    ]);
  });

  it('is read beyond the part that is parsed at once', async () => {
    const lines = Array.from(
      { length: 20_000 },
      (_, index) => `Ada ${index},"a\n${'b'.repeat(50)}"`,
    );
    const found = await people(`Name,Notes\n${lines.join('\n')}\n`);
    expect(found).toHaveLength(20_000);
    expect(found.at(-1)).toMatchObject({ displayName: 'Ada 19999' });
  });
});

describe('the exports of other programs', () => {
  it('are recognized: Google Contacts today', async () => {
    const text = `First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Website 1 - Label,Website 1 - Value
Ada,King,Lovelace,,,,,,,,Analytical Engines,Head of Programming,R&D,1985-12-10,Likes tea,https://example.com/p.jpg,* myContacts ::: Friends ::: * starred,* Work,ada@work.example,Home,ada@home.example,Mobile,+44 20 7946 0018 ::: +44 20 7946 0019,Work,020 1,Profile,http://www.linkedin.com/in/ada
`;
    expect(await sourceOf(text)).toBe('google');
    expect(await people(text)).toEqual([
      {
        displayName: 'Ada King Lovelace',
        department: 'R&D',
        kept: ['X-RAPPORT-COLUMN;X-NAME="Photo":https://example.com/p.jpg'],
        organizationName: 'Analytical Engines',
        organizationTitle: 'Head of Programming',
        birthday: '1985-12-10',
        pinnedNote: 'Likes tea',
        labels: ['Friends', 'starred'],
        emails: [
          { value: 'ada@work.example', kind: 'work' },
          { value: 'ada@home.example', kind: 'home' },
        ],
        phones: [
          { value: '+44 20 7946 0018', kind: 'mobile' },
          { value: '+44 20 7946 0019', kind: 'mobile' },
          { value: '020 1', kind: 'work' },
        ],
        links: [{ value: 'http://www.linkedin.com/in/ada', kind: 'linkedin' }],
      },
    ]);
  });

  it('are recognized: Google Contacts before', async () => {
    const text = `Name,Given Name,Additional Name,Family Name,Yomi Name,Name Prefix,Name Suffix,Nickname,Birthday,Occupation,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Type,Organization 1 - Name,Organization 1 - Title
Ada Lovelace,Ada,,Lovelace,,,,, --12-10,,,Clients ::: * myContacts,* Home,ada@example.com,Mobile,123,,Engines,Head
`;
    expect(await sourceOf(text)).toBe('google');
    expect(await people(text)).toEqual([
      {
        displayName: 'Ada Lovelace',
        emails: [{ value: 'ada@example.com', kind: 'home' }],
        phones: [{ value: '123', kind: 'mobile' }],
        organizationName: 'Engines',
        organizationTitle: 'Head',
        birthday: '--12-10',
        labels: ['Clients'],
      },
    ]);
  });

  it('are recognized: Outlook', async () => {
    const text = `Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Phone,Home Phone,Mobile Phone,Birthday,Categories,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address,Notes,Web Page
Dr.,Ada,,Lovelace,,Engines,,Head,020 1,020 2,0170 3,12/31/1985,Friends;VIP,ada@example.com,SMTP,Ada (ada@example.com),ada@home.example,Tea,https://example.com
Mr.,Charles,,Babbage,,,,,,,,0/0/00,,,,,,,
`;
    expect(await sourceOf(text)).toBe('outlook');
    const [ada, charles] = await people(text);
    expect(ada).toMatchObject({
      displayName: 'Dr. Ada Lovelace',
      organizationTitle: 'Head',
      birthday: '1985-12-31',
      labels: ['Friends', 'VIP'],
      phones: [
        { value: '020 1', kind: 'work' },
        { value: '020 2', kind: 'home' },
        { value: '0170 3', kind: 'mobile' },
      ],
    });
    expect(ada?.['emails']).toHaveLength(2);
    expect(charles).toEqual({ displayName: 'Charles Babbage' });
  });

  it('are recognized: Outlook in German', async () => {
    const text = `Anrede;Vorname;Weitere Vornamen;Nachname;Suffix;Firma;Abteilung;Position;Telefon geschäftlich;Telefon privat;Mobiltelefon;E-Mail-Adresse;E-Mail-Typ;Geburtstag;Kategorien;Notizen;Webseite
;Ada;;Lovelace;;Engines;;Leiterin;089 1;;0170 2;ada@example.com;SMTP;10.12.1985;Kunden;Tee;
`;
    expect(await sourceOf(text)).toBe('outlook');
    expect(await people(text)).toEqual([
      {
        ...ADA,
        organizationName: 'Engines',
        organizationTitle: 'Leiterin',
        phones: [
          { value: '089 1', kind: 'work' },
          { value: '0170 2', kind: 'mobile' },
        ],
        birthday: '1985-12-10',
        labels: ['Kunden'],
        pinnedNote: 'Tee',
      },
    ]);
  });

  it('are recognized: LinkedIn connections, with the notes above', async () => {
    const text = `Notes:
"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed it, see https://www.linkedin.com/psettings/privacy/email."

First Name,Last Name,URL,Email Address,Company,Position,Connected On
Ada,Lovelace,https://www.linkedin.com/in/ada,,Engines,Head,14 Mar 2024
`;
    expect(await sourceOf(text)).toBe('linkedin');
    expect(await people(text)).toEqual([
      {
        displayName: 'Ada Lovelace',
        links: [{ value: 'https://www.linkedin.com/in/ada', kind: 'linkedin' }],
        organizationName: 'Engines',
        organizationTitle: 'Head',
        howWeMet: 'Connected on LinkedIn on 14 Mar 2024',
      },
    ]);
  });

  it('are recognized: Monica', async () => {
    const text = `first_name,middle_name,last_name,nickname,gender,birthdate,company,job,email,phone,tags,first_met_where,description
Ada,,Lovelace,,Woman,1985-12-10,Engines,Head,ada@example.com,123,"friend,maths",London,Tea
`;
    expect(await sourceOf(text)).toBe('monica');
    expect(await people(text)).toEqual([
      expect.objectContaining({
        ...ADA,
        organizationName: 'Engines',
        organizationTitle: 'Head',
        birthday: '1985-12-10',
        howWeMet: 'London',
        pinnedNote: 'Tea',
        labels: ['friend', 'maths'],
      }),
    ]);
  });
});

describe('a vCard file', () => {
  it('is read with several cards and their photos', async () => {
    const text = `BEGIN:VCARD\r
VERSION:3.0\r
N:Lovelace;Ada;;;\r
FN:Ada Lovelace\r
ORG:Engines\\, Ltd;R&D\r
TITLE:Head\r
item1.EMAIL;type=INTERNET;type=pref:ada@example.com\r
item1.X-ABLabel:_$!<Home>!$_\r
TEL;type=CELL;type=VOICE:+44 20\r
BDAY;X-APPLE-OMIT-YEAR=1604:1604-12-10\r
NOTE:one\\ntwo\\; three, and a long text that goes on in the ne\r
 xt line\r
CATEGORIES:Friends,Maths\r
URL;type=pref:https://www.linkedin.com/in/ada\r
PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRg\r
 ABAQAAAQABAAD\r
END:VCARD\r
BEGIN:VCARD\r
VERSION:4.0\r
FN:Charles Babbage\r
BDAY:--1226\r
EMAIL;TYPE=work:charles@example.com\r
END:VCARD\r
BEGIN:VCARD\r
VERSION:3.0\r
this is no line of a card\r
END:VCARD\r
`;
    expect(await readBytes(utf8(text))).toMatchObject({ kind: 'cards', photos: 1, unreadable: 1 });
    expect(await people(text)).toEqual([
      {
        displayName: 'Ada Lovelace',
        organizationName: 'Engines, Ltd',
        department: 'R&D',
        organizationTitle: 'Head',
        emails: [{ value: 'ada@example.com', kind: 'home' }],
        phones: [{ value: '+44 20', kind: 'mobile' }],
        links: [{ value: 'https://www.linkedin.com/in/ada', kind: 'linkedin' }],
        birthday: '--12-10',
        pinnedNote: 'one\ntwo; three, and a long text that goes on in the next line',
        labels: ['Friends', 'Maths'],
        photo: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD',
      },
      {
        displayName: 'Charles Babbage',
        birthday: '--12-26',
        emails: [{ value: 'charles@example.com', kind: 'work' }],
      },
    ]);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['a spreadsheet', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0, 0), /spreadsheet/],
    [
      'a binary',
      Uint8Array.from({ length: 500 }, (_, index) => (index * 7) % 256),
      /isn't a text file/,
    ],
    ['a web page', utf8('<!doctype html><html></html>'), /web page/],
    ['a header alone', utf8('Name,Email\n'), /no people/],
    [
      'an open quotation mark',
      utf8('Name,Email\nAda,"ada@example.com\nJane,x\n'),
      /quotation mark/,
    ],
    [
      'a card without an end',
      utf8('BEGIN:VCARD\nVERSION:3.0\nFN:Ada\n'),
      /no card in it has an end/,
    ],
  ])('is explained: %s', async (_, bytes, advice) => {
    expect(await adviceFor(bytes)).toMatch(advice);
  });

  it('is refused before it is read when it is too large', async () => {
    const file = new Blob();
    Object.defineProperty(file, 'size', { value: 200_000_000 });
    expect(await readFile(file)).toMatchObject({
      kind: 'failed',
      title: 'This file is too large.',
    });
    expect(await adviceFor(utf8(`Name\n${'Ada\n'.repeat(MOST_IMPORT_ROWS + 1)}`))).toMatch(
      /50,001/,
    );
  });
});
