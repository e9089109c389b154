import { readFileSync } from 'node:fs';
import { fittingPerson } from './checked-person.ts';
import { type ImportedPerson } from './imported-person.ts';
import { dateOrder } from './date-order.ts';
import { personReader } from './person-of-row.ts';
import { type FileContent, readBytes } from './read-file.ts';
import { type Table } from './recognize-table.ts';

const read = (name: string) => readBytes(readFileSync(`${__dirname}/fixtures/${name}`));

function peopleOf(content: FileContent): ImportedPerson[] {
  if (content.kind === 'failed') throw new Error(content.advice);
  const people =
    content.kind === 'cards'
      ? content.people
      : content.rows.map(personReader(content, content.targets));
  return people.map(fittingPerson);
}

async function people(name: string): Promise<ImportedPerson[]> {
  return peopleOf(await read(name));
}

/** Each person as "name: values", followed by the omitted values. */
function lines(all: readonly ImportedPerson[]): string[] {
  return all.map(({ displayName, emails, phones, leftOut }) =>
    [
      `${displayName}:`,
      ...emails.map(({ value }) => value),
      ...phones.map(({ value, kind }) => `${value} ${kind}`),
      ...leftOut.map(({ field, value, reason }) => `[${field} ${value} ${reason}]`),
    ].join(' '),
  );
}

describe('vCards of phones', () => {
  it.each([
    ['quoted-printable.vcf', ['Żaneta Łącka: +48600100200 mobile']],
    ['quoted-printable-typed.vcf', ['Żaneta Łącka: +48600100200 mobile']],
    ['bare-types.vcf', ['Jan Kowal: +48600100200 mobile']],
    ['mixed-good-bad.vcf', ['Good One: good@one.example', 'Jan Kowal: +48600100200 mobile']],
    [
      'mixed-encodings.vcf',
      ['Žofie Šimek: zofie@simek.example', 'Käthe Jäger: kaethe@jaeger.example'],
    ],
  ])('%s is read', async (name, expected) => {
    expect(lines(await people(name))).toEqual(expected);
  });

  it('have extensions, groups and birthdays with a time', async () => {
    const all = await people('groups-and-tel-uris.vcf');
    expect(lines(all)).toEqual([
      'Oyelaran, Tunde: tunde@oyelaran.example +44 20 7946 0991 ext. 204 work +447700900991 mobile',
      'Wren Halloway: wren@halloway.example',
      'Mads Kirk: mads@kirk.example',
      'Ines Prado: ines@prado.example',
    ]);
    expect(all.map(({ birthday }) => birthday)).toEqual([
      '1971-10-15',
      '--02-29',
      '1969-07-20',
      '1988-03-05',
    ]);
  });

  it.each([
    [
      'two numbers',
      'TEL;TYPE=CELL:+44 7700 900128 / +44 7700 900129',
      '+44 7700 900128 mobile +44 7700 900129 mobile',
    ],
    ['a kind', 'TEL:Mobile: +44 7700 900128', '+44 7700 900128 mobile'],
    ['all digits of a rounded number', 'TEL:4.47700900126E+11', '447700900126 other'],
  ])('have what a converter took from a cell of a spreadsheet: %s', async (_, line, phones) => {
    const card = `BEGIN:VCARD\nVERSION:3.0\nFN:Ada\n${line}\nEND:VCARD\n`;
    const content = await readBytes(new TextEncoder().encode(card));
    expect(lines(peopleOf(content))).toEqual([`Ada: ${phones}`]);
  });

  it('lose invisible marks that carry nothing, and keep the others', async () => {
    const all = await people('names.vcf');
    expect(all.map(({ displayName }) => displayName)).toEqual([
      'สมหญิง ใจดี',
      'ليلى الحدّاد',
      'נועה כהן (Acme\u200e)',
      'Robin 🌻👩🏽\u200d💻 Bloom',
      'Zero Vale',
      'می\u200cنا رضایی',
    ]);
    expect(all[4]?.phones).toEqual([{ value: '+1 202 555 0143', kind: 'mobile' }]);
    expect(all.flatMap(({ leftOut }) => leftOut)).toEqual([]);
  });
});

describe('tables of spreadsheets', () => {
  it('with carriage returns alone have line feeds in their cells', async () => {
    const all = await people('excel-mac-cr.csv');
    expect(lines(all)).toEqual(['Tova Lind: tova@lind.example', 'Are Berg: are@berg.example']);
    expect(all[0]?.pinnedNote).toBe('first\nsecond');
  });

  it('in Windows-1251 are read, with their headers', async () => {
    const content = await read('cp1251.csv');
    expect(content).toMatchObject({ encoding: 'windows-1251' });
    expect(lines(peopleOf(content))).toEqual([
      'Злата Орлова: zlata@orlova.example +7 495 555 01 01 other',
    ]);
  });

  it('have phones and emails as people and programs write them', async () => {
    const rounded = 'was rounded by a spreadsheet, so its last digits are lost';
    expect(lines(await people('phones.csv'))).toEqual([
      'Ext One: ext1@ph.example +1 (202) 555-0123 x45 other',
      'Ext Two: ext2@ph.example +1 202 555 0124,,45# other',
      `Sci: sci@ph.example [Phone 4.47701E+11 ${rounded}]`,
      'Slash: slash@ph.example 030/555 01-25 other',
      'Quote: quote@ph.example +44 7700 900125 other',
      'Eq: eq@ph.example +447700900126 other',
      'Nbsp: nbsp@ph.example +33 6 55 01 27 00 other',
      'Two: two@ph.example +44 7700 900128 other +44 7700 900129 other',
      'Mail: mail@ph.example',
      'Mails: a1@ph.example a2@ph.example',
    ]);
  });

  it('of Thunderbird have two emails, web pages and a birthday in three columns', async () => {
    expect(await people('thunderbird.csv')).toEqual([
      expect.objectContaining({
        displayName: 'Pilar Duarte',
        organizationName: 'Estudio Duarte',
        organizationTitle: 'Architect',
        birthday: '1984-02-29',
        pinnedNote: 'Met in Porto',
        links: [{ value: 'https://duarte.example', kind: 'website' }],
      }),
    ]);
    expect(lines(await people('thunderbird.csv'))).toEqual([
      'Pilar Duarte: pilar@duarte.example pilar.home@duarte.example +34 91 555 01 01 work +34 91 555 01 02 home +34 600 55 01 03 mobile',
    ]);
  });

  it('with dates of two orders ask for those that fit both, and name what is none', async () => {
    const content = await read('dates-eu.csv');
    if (content.kind !== 'table') throw new Error('It is a table');
    expect(dateOrder(content, content.targets)).toEqual({
      ...{ order: null, example: '04/03/1985', contradicts: true },
    });
    const birthdays = (dayOrder: Table['dayOrder']) =>
      peopleOf({ ...content, dayOrder: dayOrder ?? null }).map(
        ({ birthday, leftOut }) => birthday ?? leftOut.map(({ reason }) => reason).join(),
      );
    const others = [
      '1990-12-25',
      "isn't a readable date",
      '1988-02-29',
      '1985-03-04',
      '1968-12-31',
      '1980-02-29',
    ];
    expect(birthdays('day-first')).toEqual(['1985-03-04', ...others]);
    expect(birthdays('month-first')).toEqual(['1985-04-03', ...others]);
    expect(birthdays('neither')).toEqual(['can be two dates', ...others]);
  });
});

describe('a value that does not fit', () => {
  const table = async (text: string) =>
    lines(peopleOf(await readBytes(new TextEncoder().encode(text))));

  it('is left out of its person, whatever field it is in', async () => {
    const long = 'x'.repeat(321);
    expect(
      await table(
        `Name,Email,Phone,Website,Company,Birthday\nAda,ada#x,12 or so,javascript:1,${long},soon\n`,
      ),
    ).toEqual([
      "Ada: [Birthday soon isn't a readable date] [Email ada#x isn't an email address] " +
        "[Phone 12 or so isn't a phone number] [Link javascript:1 isn't a web address] " +
        `[Organization ${long} is longer than 320 characters]`,
    ]);
  });

  it('leaves out one line of a card that cannot be parsed', async () => {
    const card = (line: string) =>
      `BEGIN:VCARD\nVERSION:3.0\nFN:Ada\n${line}\nEMAIL:ada@x.example\nEND:VCARD\n`;
    expect(await table(card('TEL;TYPE="cell:+44 7700 900128'))).toEqual([
      expect.stringMatching(/^Ada: ada@x\.example/),
    ]);
  });

  it.each([
    ['a fax is neither a home nor a work phone', 'TEL;TYPE=HOME,FAX:+44 1\nTEL;TYPE=HOME:+44 2'],
    ['a fax of vCard 2.1', 'TEL;HOME;FAX:+44 1\nTEL;HOME:+44 2'],
  ])('%s', async (_, phones) => {
    const card = `BEGIN:VCARD\nVERSION:3.0\nFN:Ada\n${phones}\nEND:VCARD\n`;
    expect(await table(card)).toEqual(['Ada: +44 2 home +44 1 other']);
  });

  it('a column of faxes comes after the phones', async () => {
    expect(await table('Name,Home Fax,Home Phone\nAda,+44 20 1111111,+44 20 2222222\n')).toEqual([
      'Ada: +44 20 2222222 home +44 20 1111111 other',
    ]);
  });
});

describe('headers of other languages', () => {
  it.each([
    ['氏名,メールアドレス,電話番号,会社名', '山田 太郎'],
    ['姓名,电子邮件,手机,公司', '王小明'],
    ['이름,이메일,휴대폰,회사', '김철수'],
    ['Imię i nazwisko,E-mail,Telefon komórkowy,Firma', 'Żaneta Łącka'],
    ['Ad Soyad,E-posta,Cep Telefonu,Şirket', 'Ayşe Şahin'],
    ['Ονοματεπώνυμο,Email,Κινητό,Εταιρεία', 'Ελένη'],
    ['שם מלא,דוא"ל,נייד,חברה', 'נועה כהן'],
    ['Namn,E-post,Mobiltelefon,Företag', 'Åsa Öberg'],
  ])('are known: %s', async (header, name) => {
    const cells = header.split(',').map((cell) => `"${cell.replaceAll('"', '""')}"`);
    const row = `"${name}",a@x.example,+44 20 7946 0018,Acme`;
    const content = await readBytes(new TextEncoder().encode(`${cells.join()}\n${row}\n`));
    expect(peopleOf(content)).toEqual([
      expect.objectContaining({
        displayName: name,
        emails: [{ value: 'a@x.example', kind: 'work' }],
        phones: [expect.objectContaining({ value: '+44 20 7946 0018' })],
        organizationName: 'Acme',
      }),
    ]);
  });

  it('have the family name first where the script has it first', async () => {
    const content = await readBytes(new TextEncoder().encode('姓,名\n山田,太郎\nYamada,Taro\n'));
    expect(peopleOf(content).map(({ displayName }) => displayName)).toEqual([
      '山田太郎',
      'Taro Yamada',
    ]);
  });
});
