import { NAME_PARTS } from '@rapport/contracts';
import { personReader } from './person-of-row.ts';
import { readBytes } from './read-file.ts';

const isNamePart = (field: string) => NAME_PARTS.some((part) => part === field);

/** The people of a file, without empty fields and name parts. */
async function people(file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const content = await readBytes(bytes);
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

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

describe('tables as other programs write them', () => {
  it('Google Contacts, with someone who has only an email', async () => {
    const text = [
      'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Event 1 - Label,Event 1 - Value,Relation 1 - Label,Relation 1 - Value,Website 1 - Label,Website 1 - Value,Custom Field 1 - Label,Custom Field 1 - Value',
      ',,,,,,,,,,,,,,,,* myContacts,* Other,only@example.com,,,,,,,,,,,,,,',
      'Zoë,,Müller-Łuk,,,,Dr.,,,,,,,--05-04,"Line one\nLine two",,Clients ::: * myContacts,* Home,zoe@example.com ::: zoe@home.example,Work Fax,+49 30 1,Home,"Street 1\n10115 Berlin",Street 1,Berlin,Anniversary,2010-05-05,Spouse,Ann,Blog,https://zoe.example,Team,Blue',
      '',
    ].join('\r\n');
    expect(await people(text)).toEqual([
      { displayName: 'only@example.com', emails: [{ value: 'only@example.com', kind: 'other' }] },
      {
        displayName: 'Dr. Zoë Müller-Łuk',
        addresses: [
          {
            ...{ kind: 'home', street: 'Street 1', postalCode: null },
            ...{ city: 'Berlin', region: null, country: null },
          },
        ],
        dates: [{ label: 'Anniversary', day: '2010-05-05' }],
        kept: [
          'X-RAPPORT-COLUMN;X-NAME="Spouse":Ann',
          'X-RAPPORT-COLUMN;X-NAME="Team":Blue',
          String.raw`X-RAPPORT-COLUMN;X-NAME="Address 1 - Formatted":Street 1\n10115 Berlin`,
        ],
        birthday: '--05-04',
        pinnedNote: 'Line one\nLine two',
        labels: ['Clients'],
        emails: [
          { value: 'zoe@example.com', kind: 'home' },
          { value: 'zoe@home.example', kind: 'home' },
        ],
        phones: [{ value: '+49 30 1', kind: 'other' }],
        links: [{ value: 'https://zoe.example', kind: 'website' }],
      },
    ]);
  });

  it('Outlook on the web, in English', async () => {
    const text = [
      "First Name,Middle Name,Last Name,Title,Suffix,Nickname,Given Yomi,Surname Yomi,E-mail Address,E-mail 2 Address,E-mail 3 Address,Home Phone,Home Phone 2,Business Phone,Business Phone 2,Mobile Phone,Car Phone,Other Phone,Primary Phone,Pager,Business Fax,Home Fax,Other Fax,Company Main Phone,Callback,Radio Phone,Telex,TTY/TDD Phone,IMAddress,Job Title,Department,Company,Office Location,Manager's Name,Assistant's Name,Assistant's Phone,Company Yomi,Business Street,Business City,Home Street,Other Street,Personal Web Page,Spouse,Schools,Hobby,Location,Web Page,Birthday,Anniversary,Notes",
      'Grace,Brewster,Hopper,Adm.,,,,,grace@navy.example,grace@home.example,,020 2,,020 1,,0170 3,,020 9,,,020 8,,,,,,,,,Admiral,R&D,US Navy,,,,,,Pier 1,Norfolk,,,https://grace.example,,,,,,12/9/1906,,Compilers',
      '',
    ].join('\r\n');
    expect(await people(text)).toEqual([
      {
        displayName: 'Adm. Grace Brewster Hopper',
        department: 'R&D',
        addresses: [
          {
            ...{ kind: 'work', street: 'Pier 1', postalCode: null },
            ...{ city: 'Norfolk', region: null, country: null },
          },
        ],
        organizationName: 'US Navy',
        organizationTitle: 'Admiral',
        leftOut: [{ field: 'Birthday', value: '12/9/1906', reason: 'can be two dates' }],
        pinnedNote: 'Compilers',
        emails: [
          { value: 'grace@navy.example', kind: 'work' },
          { value: 'grace@home.example', kind: 'work' },
        ],
        phones: [
          { value: '020 2', kind: 'home' },
          { value: '020 1', kind: 'work' },
          { value: '0170 3', kind: 'mobile' },
          { value: '020 9', kind: 'other' },
          { value: '020 8', kind: 'other' },
        ],
        links: [{ value: 'https://grace.example', kind: 'website' }],
      },
    ]);
  });

  it('Outlook in German, in Windows-1252', async () => {
    const text = [
      '"Anrede","Vorname","Weitere Vornamen","Nachname","Suffix","Firma","Abteilung","Position","Straße geschäftlich","Ort geschäftlich","Fax geschäftlich","Telefon geschäftlich","Telefon privat","Mobiltelefon","Weiteres Telefon","Haupttelefon","E-Mail-Adresse","E-Mail-Typ","E-Mail: Angezeigter Name","E-Mail 2: Adresse","E-Mail 2: Typ","Geburtstag","Jahrestag","Kategorien","Notizen","Privat","Webseite"',
      '"Herr","Jörg","","Weiß","","Käse GmbH","","Geschäftsführer","Weg 1","Köln","0221 9","0221 1","","0170 2","","","joerg@example.com","SMTP","Jörg Weiß (joerg@example.com)","joerg@privat.example","SMTP","0.0.00","0.0.00","Kunden;Köln","Mag Käse","False",""',
      '',
    ].join('\r\n');
    expect(await people(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toEqual([
      {
        displayName: 'Jörg Weiß',
        addresses: [
          {
            ...{ kind: 'work', street: 'Weg 1', postalCode: null },
            ...{ city: 'Köln', region: null, country: null },
          },
        ],
        organizationName: 'Käse GmbH',
        organizationTitle: 'Geschäftsführer',
        labels: ['Kunden', 'Köln'],
        pinnedNote: 'Mag Käse',
        emails: [
          { value: 'joerg@example.com', kind: 'work' },
          { value: 'joerg@privat.example', kind: 'work' },
        ],
        phones: [
          { value: '0221 1', kind: 'work' },
          { value: '0170 2', kind: 'mobile' },
          { value: '0221 9', kind: 'other' },
        ],
      },
    ]);
  });

  it('LinkedIn, with a line of no one and a company with a comma', async () => {
    const text = [
      'Notes:',
      '"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed their connections to see or download their email address using this setting https://www.linkedin.com/psettings/privacy/email. You can learn more here https://www.linkedin.com/help/linkedin/answer/261"',
      '',
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
      'Ada,"Lovelace, PhD",https://www.linkedin.com/in/ada-l,ada@example.com,"Engines, Inc.",Head of Programs,02 Jan 2023',
      ',,,,,,',
      'Émilie,du Châtelet,https://www.linkedin.com/in/emilie,,,,14 Dec 2022',
      '',
    ].join('\n');
    expect(await people(text)).toEqual([
      {
        displayName: 'Ada Lovelace, PhD',
        organizationName: 'Engines, Inc.',
        organizationTitle: 'Head of Programs',
        howWeMet: 'Connected on LinkedIn on 02 Jan 2023',
        emails: [{ value: 'ada@example.com', kind: 'work' }],
        links: [{ value: 'https://www.linkedin.com/in/ada-l', kind: 'linkedin' }],
      },
      {
        displayName: 'Émilie du Châtelet',
        howWeMet: 'Connected on LinkedIn on 14 Dec 2022',
        links: [{ value: 'https://www.linkedin.com/in/emilie', kind: 'linkedin' }],
      },
    ]);
  });

  it('with the same name of two columns, each of which is read', async () => {
    expect(
      await people(
        'Name\tEmail\tEmail\tPhone\tPhone\nAda\ta@example.com\tb@example.com\t1234\t5678\n',
      ),
    ).toEqual([
      {
        displayName: 'Ada',
        emails: [
          { value: 'a@example.com', kind: 'work' },
          { value: 'b@example.com', kind: 'work' },
        ],
        phones: [
          { value: '1234', kind: 'other' },
          { value: '5678', kind: 'other' },
        ],
      },
    ]);
  });

  it.each([
    ['nothing but a mark', '\ufeff'],
    ['empty lines', '\r\n\r\n , ,\r\n'],
    ['a header of Google alone', 'First Name,Last Name,Labels,E-mail 1 - Value\r\n'],
  ])('with no people in them: %s', async (_, text) => {
    await expect(people(text)).rejects.toThrow('There are no people in it.');
  });
});

describe('vCards as other programs write them', () => {
  it('Apple: groups of lines with labels, a group of people, a photo', async () => {
    const file =
      card(
        'VERSION:3.0',
        'PRODID:-//Apple Inc.//macOS 14.5//EN',
        'N:Curie;Marie;Salomea;Dr.;',
        'FN:Dr. Marie Salomea Curie',
        'ORG:Sorbonne;Physics',
        'item1.EMAIL;type=INTERNET;type=pref:marie@example.com',
        'item1.X-ABLabel:_$!<Work>!$_',
        'EMAIL;type=INTERNET;type=HOME:marie@home.example',
        'TEL;type=IPHONE;type=CELL;type=VOICE;type=pref:+33 1 23 45',
        'item2.TEL:+33 9 87',
        'item2.X-ABLabel:Lab',
        String.raw`item3.URL;type=pref:http\://marie.example`,
        'item3.X-ABLabel:_$!<HomePage>!$_',
        'X-SOCIALPROFILE;type=twitter;x-user=marie:https://twitter.com/marie',
        'X-SOCIALPROFILE;type=instagram;x-user=marie.c:x-apple:marie.c',
        'IMPP;X-SERVICE-TYPE=KakaoTalk:x-apple:marie',
        'item4.X-ABDATE;type=pref:1895-07-26',
        'item4.X-ABLabel:_$!<Anniversary>!$_',
        'BDAY;value=date:1867-11-07',
        'NOTE:Likes cycling',
        'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAASABIAAD/4QBMRXhpZgAATU0AKgAAAAg',
        ' AAYdpAAQAAAABAAAAGgAAAAAAA6ABAAMAAAABAAEAAKACAAQAAAABAAAAQKADAAQAAAABAAAAQA',
      ) + card('VERSION:3.0', 'FN:Friends', 'X-ADDRESSBOOKSERVER-KIND:group', 'UID:x');
    expect(await readBytes(new TextEncoder().encode(file))).toMatchObject({
      photos: 1,
      unreadable: 0,
    });
    expect(await people(file)).toEqual([
      {
        photo:
          'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAASABIAAD/4QBMRXhpZgAATU0AKgAAAAgAAYdpAAQAAAABAAAAGgAAAAAAA6ABAAMAAAABAAEAAKACAAQAAAABAAAAQKADAAQAAAABAAAAQA',
        displayName: 'Dr. Marie Salomea Curie',
        department: 'Physics',
        dates: [{ label: 'Anniversary', day: '1895-07-26' }],
        kept: ['PRODID:-//Apple Inc.//macOS 14.5//EN', 'item2.X-ABLabel:Lab'],
        organizationName: 'Sorbonne',
        birthday: '1867-11-07',
        pinnedNote: 'Likes cycling',
        emails: [
          { value: 'marie@example.com', kind: 'work' },
          { value: 'marie@home.example', kind: 'home' },
        ],
        phones: [
          { value: '+33 1 23 45', kind: 'mobile' },
          { value: '+33 9 87', kind: 'other' },
        ],
        links: [
          { value: 'http://marie.example', kind: 'website' },
          { value: 'https://twitter.com/marie', kind: 'social' },
          { value: 'https://www.instagram.com/marie.c', kind: 'social' },
        ],
        handles: [{ service: 'other', value: 'kakaotalk:marie' }],
      },
    ]);
  });

  it('Google: 3.0 with categories and an address with an escaped colon', async () => {
    const file = card(
      'VERSION:3.0',
      'FN:Emmy Noether',
      'N:Noether;Emmy;;;',
      'EMAIL;TYPE=INTERNET;TYPE=WORK:emmy@example.com',
      'TEL;TYPE=CELL:+49 9131 1',
      'item1.ORG:Göttingen',
      'item1.TITLE:Professor\\, unpaid',
      String.raw`URL;TYPE=PROFILE:https\://www.linkedin.com/in/emmy`,
      'BDAY:--03-23',
      'CATEGORIES:myContacts,Mathematics,starred',
    );
    expect(await people(file)).toEqual([
      {
        displayName: 'Emmy Noether',
        organizationName: 'Göttingen',
        organizationTitle: 'Professor, unpaid',
        birthday: '--03-23',
        labels: ['Mathematics', 'starred'],
        emails: [{ value: 'emmy@example.com', kind: 'work' }],
        phones: [{ value: '+49 9131 1', kind: 'mobile' }],
        links: [{ value: 'https://www.linkedin.com/in/emmy', kind: 'linkedin' }],
      },
    ]);
  });

  it('Monica and other servers: 4.0', async () => {
    const file = card(
      'VERSION:4.0',
      'PRODID:-//Sabre//Sabre VObject 4.5.4//EN',
      'UID:0f3a',
      'SOURCE:https://monica.example/people/0f3a',
      'FN:Lise Meitner',
      'N:Meitner;Lise;;;',
      'GENDER:F',
      'NICKNAME:Liesl',
      'ORG;SORT-AS="KWI":KWI;Chemistry',
      'TITLE:Physicist',
      'BDAY;VALUE=DATE:18781107',
      'TEL;VALUE=uri;TYPE="voice,home";PREF=1:tel:+46-8-555',
      'EMAIL;TYPE=work;PREF=2:second@example.com',
      'EMAIL;PREF=1;TYPE=home:first@example.com',
      'X-SOCIAL-PROFILE;TYPE=twitter:https://twitter.com/lise',
      'CATEGORIES:Physics,Berlin',
      'PHOTO:data:image/jpeg;base64,/9j/4AAQ',
      'REV:20240101T000000Z',
    );
    expect(await people(file)).toEqual([
      {
        photo: 'data:image/jpeg;base64,/9j/4AAQ',
        displayName: 'Lise Meitner',
        nickname: 'Liesl',
        department: 'Chemistry',
        kept: [
          'PRODID:-//Sabre//Sabre VObject 4.5.4//EN',
          'UID:0f3a',
          'SOURCE:https://monica.example/people/0f3a',
          'GENDER:F',
          'REV:20240101T000000Z',
        ],
        organizationName: 'KWI',
        organizationTitle: 'Physicist',
        birthday: '1878-11-07',
        labels: ['Physics', 'Berlin'],
        emails: [
          { value: 'first@example.com', kind: 'home' },
          { value: 'second@example.com', kind: 'work' },
        ],
        phones: [{ value: '+46 8 555', kind: 'home' }],
        links: [{ value: 'https://twitter.com/lise', kind: 'social' }],
      },
    ]);
  });

  it('Outlook and old phones: 2.1 in quoted-printable', async () => {
    const file = card(
      'VERSION:2.1',
      'N;LANGUAGE=de;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg M=C3=BCller',
      'ORG;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:K=E4se GmbH;Einkauf',
      'TITLE:Buyer',
      'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Erste Zeile=0D=0A=',
      'Zweite, lange =',
      'Zeile',
      'TEL;WORK;VOICE:+49 221 1',
      'TEL;CELL:+49 170 2',
      'EMAIL;PREF;INTERNET:joerg@example.com',
      'URL;WORK:http://kaese.example',
      'BDAY:19700102',
      'PHOTO;TYPE=JPEG;ENCODING=BASE64:',
      ' /9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQY',
      '',
      'REV:20200101T000000Z',
    );
    expect(await readBytes(new TextEncoder().encode(file))).toMatchObject({ photos: 1 });
    expect(await people(file)).toEqual([
      {
        photo:
          'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQY',
        displayName: 'Jörg Müller',
        department: 'Einkauf',
        kept: ['REV:20200101T000000Z'],
        organizationName: 'Käse GmbH',
        organizationTitle: 'Buyer',
        birthday: '1970-01-02',
        pinnedNote: 'Erste Zeile\nZweite, lange Zeile',
        emails: [{ value: 'joerg@example.com', kind: 'other' }],
        phones: [
          { value: '+49 221 1', kind: 'work' },
          { value: '+49 170 2', kind: 'mobile' },
        ],
        links: [{ value: 'http://kaese.example', kind: 'website' }],
      },
    ]);
  });

  it('with a line that breaks within a letter', async () => {
    const text = card('VERSION:3.0', 'FN:Zoë', 'NOTE:naïve');
    const bytes = new TextEncoder().encode(text);
    const at = bytes.indexOf(0xaf);
    const file = Uint8Array.of(...bytes.slice(0, at), 13, 10, 32, ...bytes.slice(at));
    expect(await people(file)).toEqual([{ displayName: 'Zoë', pinnedNote: 'naïve' }]);
  });

  it('with a line that is none, and a birthday that is a text', async () => {
    const file = card(
      'VERSION:3.0',
      'FN:Ada',
      'this is no line of a card',
      'BDAY;VALUE=text:about 1815',
      'EMAIL:ada@example.com',
    );
    expect(await people(file)).toEqual([
      {
        displayName: 'Ada',
        emails: [{ value: 'ada@example.com', kind: 'other' }],
        leftOut: [{ field: 'Birthday', value: 'about 1815', reason: "isn't a readable date" }],
      },
    ]);
  });
});
