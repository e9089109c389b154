import { preparePeople } from './prepare-people.ts';
import { readBytes } from './read-file.ts';
import { type ImportedPerson } from './imported-person.ts';

/** The people of a table: the name, followed by all values with their kinds. */
async function peopleOf(...lines: string[]): Promise<string[]> {
  const content = await readBytes(new TextEncoder().encode(`${lines.join('\n')}\n`));
  if (content.kind === 'failed') throw new Error(content.advice);
  let people: readonly ImportedPerson[] = [];
  await preparePeople(content, (part) => (people = part.people), new AbortController().signal);
  return people.map((person) =>
    [
      person.displayName,
      ...person.emails.map(({ value, kind }) => `${value} ${kind}`),
      ...person.phones.map(({ value, kind }) => `${value} ${kind}`),
      ...person.links.map(({ value }) => value),
      ...[person.organizationName, person.organizationTitle, person.birthday],
      ...[person.pinnedNote, ...person.labels],
      ...person.leftOut.map(({ value }) => `[${value}]`),
    ]
      .filter((part) => part !== null)
      .join('|'),
  );
}

describe('every email and phone arrives with its kind from', () => {
  it.each<[string, string[], string[]]>([
    [
      'Salesforce',
      [
        'Salutation,First Name,Last Name,Title,Account Name,Mailing Street,Mailing City,Mailing State/Province,Mailing Zip/Postal Code,Mailing Country,Phone,Fax,Mobile,Home Phone,Other Phone,Asst. Phone,Email,Account Owner,Last Activity,Birthdate,Description',
        'Ms.,Marta,Keller,Head of IT,Aare AG,Bundesgasse 1,Bern,BE,3011,Switzerland,+41 31 555 01 02,+41 31 555 01 03,+41 79 555 01 04,+41 31 555 01 05,+41 31 555 01 06,+41 31 555 01 07,marta.keller@aare.example,Claire Dubois,9/14/2026,5/23/1979,Met at the fair',
      ],
      [
        'Marta Keller|marta.keller@aare.example work|+41 31 555 01 02 other|+41 79 555 01 04 mobile|+41 31 555 01 05 home|+41 31 555 01 06 other|+41 31 555 01 03 other|Aare AG|Head of IT|1979-05-23|Met at the fair',
      ],
    ],
    [
      'Pipedrive',
      [
        'Person - Name,Person - Organization,Person - Email - Work,Person - Email - Home,Person - Phone - Work,Person - Phone - Mobile,Person - Job title,Person - Label,Person - Owner,Person - Last activity date,Person - Next activity date,Person - ID',
        'Marta Keller,Aare AG,marta.keller@aare.example,marta@home.example,+41315550102,+41795550104,Head of IT,Hot lead,Claire Dubois,2026-09-14,2026-12-01,77',
      ],
      [
        'Marta Keller|marta.keller@aare.example work|marta@home.example home|+41315550102 work|+41795550104 mobile|Aare AG|Head of IT|Hot lead',
      ],
    ],
    [
      'Airtable',
      [
        'Name,Company,Role,Email address,Cell,City,Tags,Last contacted,Next follow up,Notes',
        'Marta Keller,Aare AG,Head of IT,marta.keller@aare.example,+41795550104,Bern,"vip,swiss",9/14/2026,12/1/2026,Met at the fair',
      ],
      [
        'Marta Keller|marta.keller@aare.example work|+41795550104 mobile|Aare AG|Head of IT|Met at the fair|vip|swiss',
      ],
    ],
    [
      'a German table',
      [
        'Anrede;Vorname;Nachname;Firma;Position;E-Mail;Telefon;Mobil;Privattelefon;Diensthandy;E-Mail (privat);Straße;PLZ;Ort;Land;Geburtstag;Notizen',
        'Frau;Marta;Keller;Aare AG;Leiterin IT;marta.keller@aare.example;031 555 01 02;079 555 01 04;031 555 01 05;079 555 01 06;m@home.example;Bundesgasse 1;3011;Bern;Schweiz;23.05.1979;Messe',
      ],
      [
        'Marta Keller|marta.keller@aare.example work|m@home.example home|031 555 01 02 other|079 555 01 04 mobile|031 555 01 05 home|079 555 01 06 mobile|Aare AG|Leiterin IT|1979-05-23|Messe',
      ],
    ],
    [
      'a French table',
      [
        'Prénom,Nom,Société,Fonction,Adresse e-mail,Téléphone,Portable,Tél. domicile,Ville,Pays,Anniversaire,Remarques',
        'Marta,Keller,Aare AG,Responsable IT,marta.keller@aare.example,+41315550102,+41795550104,+41315550105,Berne,Suisse,23/05/1979,Salon',
      ],
      [
        'Marta Keller|marta.keller@aare.example work|+41315550102 other|+41795550104 mobile|+41315550105 home|Aare AG|Responsable IT|1979-05-23|Salon',
      ],
    ],
    [
      'numbered columns',
      [
        'First name,Last name,Work phone 1,Work phone 2,Work phone 3,Work email 1,Work email 2,Home phone 1',
        'Ida,Moe,+47 22 55 50 01,+47 22 55 50 02,+47 22 55 50 03,ida@a.example,ida@b.example,+47 22 55 50 04',
      ],
      [
        'Ida Moe|ida@a.example work|ida@b.example work|+47 22 55 50 01 work|+47 22 55 50 02 work|+47 22 55 50 03 work|+47 22 55 50 04 home',
      ],
    ],
    [
      'HubSpot',
      [
        'Record ID,First Name,Last Name,Email,Work email,Additional email addresses,Phone Number,Mobile Phone Number,WhatsApp Phone Number,Fax Number,Contact owner,Associated Company,Company Name,Job Title,Lifecycle Stage,Lead Status,Last Activity Date (EST),Create Date (EST),Street Address,City,State/Region,Postal Code,Country/Region,Website URL,Email Domain,Unsubscribed from all email,Marketing emails opened,Date of birth,Associated Company IDs',
        '101,Ann,Lee,ann@a.example,ann@work.example,ann2@a.example; ann3@a.example,+1 202 555 0101,+1 202 555 0102,+1 202 555 0103,+1 202 555 0104,rep@crm.example,Acme,Acme,CEO,customer,OPEN,2026-01-02,2025-01-02,1 Main,Boston,MA,02101,US,https://acme.example,a.example,false,3,1980-05-14,55',
      ],
      [
        'Ann Lee|ann@a.example work|ann@work.example work|ann2@a.example work|ann3@a.example work|+1 202 555 0101 other|+1 202 555 0102 mobile|+1 202 555 0103 mobile|+1 202 555 0104 other|https://acme.example|Acme|CEO|1980-05-14',
      ],
    ],
    [
      'Zoho CRM',
      [
        'Record Id,Contact Owner.id,Contact Owner,Lead Source,First Name,Last Name,Account Name.id,Account Name,Email,Title,Department,Phone,Home Phone,Other Phone,Fax,Mobile,Date of Birth,Assistant,Asst Phone,Email Opt Out,Secondary Email,Twitter,Reporting To,Created By,Created Time,Mailing Street,Mailing City,Description,Salutation,Tag,Full Name,Last Activity Time',
        'zcrm_1,zcrm_2,Rep,Web,Ann,Lee,zcrm_3,Acme,ann@a.example,CEO,Board,+44 20 7946 0101,+44 20 7946 0102,+44 20 7946 0103,+44 20 7946 0104,+44 7700 900105,1980-05-14,Bob,+44 20 7946 0106,false,ann2@a.example,,Eve,Rep,2026-01-01,1 Main,London,Likes tea,Ms.,vip,Ann Lee,2026-02-02',
      ],
      [
        'Ann Lee|ann@a.example work|ann2@a.example work|+44 20 7946 0101 other|+44 20 7946 0102 home|+44 20 7946 0103 other|+44 7700 900105 mobile|+44 20 7946 0104 other|Acme|CEO|1980-05-14|Likes tea|vip',
      ],
    ],
    [
      'Dynamics 365',
      [
        '(Do Not Modify) Contact,(Do Not Modify) Row Checksum,(Do Not Modify) Modified On,Full Name,First Name,Last Name,Email,Email Address 2,Company Name,Business Phone,Business Phone 2,Mobile Phone,Home Phone,Job Title,Address 1: City,Address 1: Phone,Address 1: ZIP/Postal Code,Assistant Phone,Manager,Birthday,Status',
        '8a-1,x,2026-01-01,Ann Lee,Ann,Lee,ann@a.example,ann2@a.example,Acme,+44 20 7946 0101,+44 20 7946 0102,+44 7700 900105,+44 20 7946 0103,CEO,London,+44 20 7946 0104,N1,+44 20 7946 0106,Eve,1980-05-14,Active',
      ],
      [
        'Ann Lee|ann@a.example work|ann2@a.example work|+44 20 7946 0101 work|+44 20 7946 0102 work|+44 7700 900105 mobile|+44 20 7946 0103 home|+44 20 7946 0104 other|Acme|CEO|1980-05-14',
      ],
    ],
    [
      'Dynamics by schema names',
      [
        'contactid,fullname,emailaddress1,emailaddress2,telephone1,mobilephone,homephone,jobtitle,parentcustomerid,address1_line1,birthdate,description,websiteurl',
        '8a-1,Ann Lee,ann@a.example,ann2@a.example,+44 20 7946 0101,+44 7700 900105,+44 20 7946 0103,CEO,Acme,1 Main,1980-05-14,Tea,https://a.example',
      ],
      [
        'Ann Lee|ann@a.example work|ann2@a.example work|+44 20 7946 0101 other|+44 7700 900105 mobile|+44 20 7946 0103 home|https://a.example|Acme|CEO|1980-05-14|Tea',
      ],
    ],
    [
      'Notion',
      [
        'Name,Company,Created,E-mail (work),Last edited time,Personal e-mail,Phone,Mobile,Role,Status,Tags,Website,Birthday',
        'Ann Lee,Acme (https://www.notion.so/Acme-1f),"January 2, 2026 9:41 AM",ann@a.example,"January 3, 2026",ann@home.example,+44 20 7946 0101,+44 7700 900105,CEO,Warm,"vip, london",https://a.example,"May 14, 1980"',
      ],
      [
        'Ann Lee|ann@a.example work|ann@home.example home|+44 20 7946 0101 other|+44 7700 900105 mobile|https://a.example|Acme|CEO|1980-05-14|vip|london',
      ],
    ],
    [
      'Odoo',
      [
        'External ID,Name,Related Company,Job Position,Title,Phone,Mobile,Email,Street,Street2,City,Zip,Country,Tags,Website Link,Notes,Salesperson,Is a Company',
        '__export__.1,Ann Lee,Acme,CEO,Madam,+44 20 7946 0101,+44 7700 900105,ann@a.example,1 Main,,London,N1,UK,vip,https://a.example,Tea,Rep,False',
      ],
      [
        'Ann Lee|ann@a.example work|+44 20 7946 0101 other|+44 7700 900105 mobile|https://a.example|Acme|CEO|Tea|vip',
      ],
    ],
    [
      'ERPNext',
      [
        'ID,First Name,Last Name,Company Name,Designation,Email ID (Email IDs),Is Primary (Email IDs),Number (Contact Numbers),Is Primary Phone (Contact Numbers),Is Primary Mobile (Contact Numbers)',
        'CONT-1,Ana,Ruiz,One Ltd,Buyer,ana@one.example,1,+34 600 555 001,0,1',
        ',,,,,ana.private@mail.example,0,+34 910 555 002,1,0',
        'CONT-2,Ben,Okafor,Two Ltd,,ben@two.example,1,+234 803 555 0101,1,0',
      ],
      [
        'Ana Ruiz|ana@one.example work|ana.private@mail.example work|+34 600 555 001 mobile|+34 910 555 002 other|One Ltd|Buyer',
        'Ben Okafor|ben@two.example work|+234 803 555 0101 other|Two Ltd',
      ],
    ],
    [
      'Monica',
      [
        'first_name,last_name,nickname,gender,birthdate,job,company,contact_field_email,contact_field_phone,is_starred,food_preferences',
        'Ann,Lee,,Woman,1980-05-14,CEO,Acme,ann@a.example,+44 20 7946 0101,0,Tea',
      ],
      ['Ann Lee|ann@a.example work|+44 20 7946 0101 other|Acme|CEO|1980-05-14|Tea'],
    ],
    [
      'Folk',
      [
        'First name,Last name,Emails,Phones,URLs,Job title,Companies,Groups,Birthday,Description,Addresses,Last interaction,Created at',
        'Ann,Lee,"ann@a.example, ann@home.example","+44 20 7946 0101, +44 7700 900105",https://a.example,CEO,Acme,vip,1980-05-14,Tea,"1 Main, London",2026-01-01,2025-01-01',
      ],
      [
        'Ann Lee|ann@a.example work|ann@home.example work|+44 20 7946 0101 other|+44 7700 900105 other|https://a.example|Acme|CEO|1980-05-14|Tea|vip',
      ],
    ],
    [
      'Apple, by a converter',
      [
        'First name,Last name,Organization,Phone : iPhone,Phone : home,Phone : work,Phone : home fax,Email : home,Email : work,Email : other,Address : home,URL : homepage,Birthday,Note',
        'Ann,Lee,Acme,+44 7700 900105,+44 20 7946 0101,+44 20 7946 0102,+44 20 7946 0103,ann@home.example,ann@a.example,ann3@a.example,1 Main,https://a.example,1980-05-14,Tea',
      ],
      [
        'Ann Lee|ann@home.example home|ann@a.example work|ann3@a.example other|+44 7700 900105 mobile|+44 20 7946 0101 home|+44 20 7946 0102 work|+44 20 7946 0103 other|https://a.example|Acme|1980-05-14|Tea',
      ],
    ],
    [
      'Capsule',
      [
        'Type,Full Name,Job Title,Organisation,Email Address (Work),Email Address (Home),Phone Number (Work),Phone Number (Mobile),Phone Number (Direct),Web Address,Tags',
        'Person,Ann Lee,CEO,Acme,ann@a.example,ann@home.example,+44 20 7946 0101,+44 7700 900105,+44 20 7946 0102,https://a.example,vip',
      ],
      [
        'Ann Lee|ann@a.example work|ann@home.example home|+44 20 7946 0101 work|+44 7700 900105 mobile|+44 20 7946 0102 work|https://a.example|Acme|CEO|vip',
      ],
    ],
    [
      'Freshsales and Yahoo, with kinds alone',
      [
        'First,Last,Email,Home,Work,Mobile,Pager,Other,Company',
        'Ann,Lee,ann@a.example,+44 20 7946 0101,+44 20 7946 0102,+44 7700 900105,,+44 20 7946 0103,Acme',
      ],
      [
        'Ann Lee|ann@a.example work|+44 20 7946 0101 home|+44 20 7946 0102 work|+44 7700 900105 mobile|+44 20 7946 0103 other|Acme',
      ],
    ],
    [
      'Google, with types behind and apart from values',
      [
        'Name,Phone 1 - Value,Phone 2 - Value,Phone 1 - Type,Phone 2 - Type,E-mail 1 - Value,E-mail 1 - Label',
        'Ann Lee,+44 7700 900105,+44 20 7946 0101,Mobile,Travail,ann@a.example,Domicile',
      ],
      ['Ann Lee|ann@a.example home|+44 7700 900105 mobile|+44 20 7946 0101 work'],
    ],
    [
      'Google of 2024',
      [
        'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Country,Custom Field 1 - Label,Custom Field 1 - Value',
        'Marta,,Keller,,,,Dr.,,,,Aare AG,Head of IT,IT,1979-05-03,Met at the fair,,VIP ::: * myContacts,* Work,marta.keller@aare.example,Mobile,+41795550104,Work,Bundesgasse 1 Bern,Bundesgasse 1,Bern,Switzerland,Coffee,black',
      ],
      [
        'Dr. Marta Keller|marta.keller@aare.example work|+41795550104 mobile|Aare AG|Head of IT|1979-05-03|Met at the fair|VIP',
      ],
    ],
    [
      'an invoice program, whose customers are companies',
      [
        'Customer Name,Contact Name,Primary email,Primary email type,Other emails,number',
        'Acme,Ann Lee,ann@a.example,Home,ann2@a.example,+44 7700 900105',
      ],
      ['Ann Lee|ann@a.example home|ann2@a.example other|+44 7700 900105 other|Acme'],
    ],
    [
      'Polish and Finnish tables',
      [
        'Nazwa,Imię,Nazwisko,Telefon służbowy,Telefon komórkowy,Työpuhelin,E-mail prywatny',
        ',Ann,Lee,+48 22 555 01 01,+48 600 555 102,+358 9 555 0103,ann@home.example',
      ],
      [
        'Ann Lee|ann@home.example home|+48 22 555 01 01 work|+48 600 555 102 mobile|+358 9 555 0103 work',
      ],
    ],
    [
      'a Korean table, whose name is the given one',
      [
        '성,이름,회사 전화,휴대폰,개인 이메일',
        '김,철수,+82 2 5550 0101,+82 10 5550 0102,k@home.example',
      ],
      ['김철수|k@home.example home|+82 2 5550 0101 work|+82 10 5550 0102 mobile'],
    ],
    [
      'HubSpot in German, with a contact beside first and last name',
      [
        'Datensatz-ID;Vorname;Nachname;Contact;E-Mail-Adresse;E-Mail (geschäftlich);Telefonnummer;Mobiltelefonnummer;Jobtitel;Unternehmensname;Zuständiger Mitarbeiter;Erstelldatum',
        '1;Ann;Lee;Ann Lee (1);ann@a.example;ann@work.example;+49 30 5550101;+49 170 5550102;CEO;Acme;Eva;2026-01-01',
      ],
      [
        'Ann Lee|ann@a.example work|ann@work.example work|+49 30 5550101 other|+49 170 5550102 mobile|Acme|CEO',
      ],
    ],
    [
      'amoCRM',
      [
        'ID,Полное имя контакта,Компания,Должность,Рабочий телефон,Мобильный телефон,Домашний телефон,Факс,Рабочий email,Личный email,Другой email,Ответственный,Дата создания',
        '5,Анна Ли,Акме,Директор,+7 495 555 01 01,+7 916 555 01 02,+7 495 555 01 03,+7 495 555 01 04,ann@a.example,ann@home.example,ann3@a.example,Ева,2026-01-01',
      ],
      [
        'Анна Ли|ann@a.example work|ann@home.example home|ann3@a.example other|+7 495 555 01 01 work|+7 916 555 01 02 mobile|+7 495 555 01 03 home|+7 495 555 01 04 other|Акме|Директор',
      ],
    ],
    [
      'a Japanese table',
      [
        '氏名,会社名,部署名,役職,勤務先電話番号,携帯電話番号,自宅メールアドレス,住所',
        '山田 太郎,アクメ,営業,部長,+81 3 5550 0101,+81 90 5550 0102,taro@home.example,東京',
      ],
      ['山田 太郎|taro@home.example home|+81 3 5550 0101 work|+81 90 5550 0102 mobile|アクメ|部長'],
    ],
  ])('%s', async (_, lines, expected) => {
    expect(await peopleOf(...lines)).toEqual(expected);
  });

  it.each([
    ['an email of someone else', 'Assistant Email', 'rep@crm.example'],
    ['whether someone wants mail', 'Email Opt Out', 'rep@crm.example'],
    ['the owner', 'Contact owner email', 'rep@crm.example'],
    ['when a mail came', 'Date of email', '2026-01-01'],
    ['a number that is none to call', 'Customer no.', '47112345'],
    ['an extension', 'Phone ext.', '12'],
  ])('no column takes %s for a way to reach the person', async (_, header, value) => {
    expect(await peopleOf(`Name,${header}`, `Ann Lee,${value}`)).toEqual(['Ann Lee']);
  });
});

describe('rows without a name', () => {
  it('are people of their own where they have what everyone has', async () => {
    expect(
      await peopleOf(
        'Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME',
        'ann@a.example,Ann,Lee,2,2026-01-01 10:00:00',
        'only@b.example,,,2,2026-01-01 11:00:00',
      ),
    ).toEqual(['Ann Lee|ann@a.example work', 'only@b.example|only@b.example work']);
  });

  it('are separate people if nothing says whose they are', async () => {
    expect(await peopleOf('Name,Email', 'Ann Lee,ann@a.example', ',only@b.example')).toEqual([
      'Ann Lee|ann@a.example work',
      'only@b.example|only@b.example work',
    ]);
  });

  it.each(['Email (work)', 'E-mail.', 'Phone (mobile)', 'Phone/Mobile'])(
    'are people of their own under %s, which is a column like any other',
    async (header) => {
      const people = await peopleOf(
        `Name,${header}`,
        'Ann Lee,+41 31 555 01 01',
        ',+41 31 555 01 02',
      );
      expect(people).toHaveLength(2);
    },
  );

  it('belong to the person above where they have nothing but emails and phones', async () => {
    expect(
      await peopleOf(
        'ContactID,Name,Company,EmailAddress,PhoneType,PhoneNumber',
        '1,Ann Lee,Acme,ann@a.example,Mobile,+44 7700 900105',
        ',,,,Home,+44 20 7946 0101',
        ',,,ann2@a.example,,',
        '2,Bob Ray,Acme,bob@a.example,,',
      ),
    ).toEqual([
      'Ann Lee|ann@a.example work|ann2@a.example work|+44 7700 900105 mobile|+44 20 7946 0101 home|Acme',
      'Bob Ray|bob@a.example work|Acme',
    ]);
  });
});

it('writes a name whose last name comes first, as Dynamics does, with the first name first', async () => {
  const header = 'Full Name,First Name,Last Name,Email';
  expect(await peopleOf(header, '"Okafor, Adaeze",Adaeze,Okafor,ada@dangote.example')).toEqual([
    'Adaeze Okafor|ada@dangote.example work',
  ]);
  expect(await peopleOf(header, '"Okafor, Ada",Adaeze,Okafor,ada@dangote.example')).toEqual([
    'Okafor, Ada|ada@dangote.example work',
  ]);
});
