/** A picture of one pixel. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const FOLDED = PIXEL.replaceAll(/(.{60})/g, '$1\r\n ');

/** What programs export about one person, as they write it; `n` makes each person another one. */
const PROGRAMS: readonly ((n: number) => string[])[] = [
  // Apple Contacts
  (n) => [
    'PRODID:-//Apple Inc.//macOS 14.5//EN',
    `N:Apple${n};Ann;Q.;Dr.;`,
    `FN:Dr. Ann Q. Apple${n}`,
    'ORG:Orchard\\, Inc.;Cider;',
    'TITLE:Presser',
    `item1.EMAIL;type=INTERNET;type=pref:ann${n}@orchard.example`,
    'item1.X-ABLabel:_$!<Other>!$_',
    `EMAIL;type=INTERNET;type=WORK:a.apple${n}@work.example`,
    `TEL;type=CELL;type=VOICE;type=pref:+1 202-555-0${100 + n}`,
    'TEL;type=HOME;type=FAX:+1 202 555 0199',
    'item2.TEL:+1 (202) 555-0188',
    'item2.X-ABLabel:boat',
    'item3.ADR;type=HOME:;;1 Core Rd\\nUnit 2;Albany;NY;12207;USA',
    'item3.X-ABADR:us',
    'item4.URL;type=pref:https://orchard.example/ann',
    'item4.X-ABLabel:_$!<HomePage>!$_',
    'item5.X-ABDATE;type=pref:2011-06-11',
    'item5.X-ABLabel:_$!<Anniversary>!$_',
    'X-SOCIALPROFILE;type=twitter;x-user=ann:https://twitter.com/ann',
    'IMPP;X-SERVICE-TYPE=Skype;type=HOME:skype:ann.apple',
    'item6.X-ABRELATEDNAMES;type=pref:Zoe Apple',
    'item6.X-ABLabel:_$!<Sister>!$_',
    'NOTE:Line one\\nline two\\; with a semicolon',
    'BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-28',
    `PHOTO;ENCODING=b;TYPE=PNG:${FOLDED}`,
    `X-ABUID:${n}-5D3B:ABPerson`,
  ],
  // Google Contacts
  (n) => [
    `FN:Gil Googol${n}`,
    `N:Googol${n};Gil;;;`,
    'X-PHONETIC-FIRST-NAME:gill',
    `EMAIL;TYPE=INTERNET;TYPE=HOME:gil${n}@home.example`,
    `EMAIL;TYPE=INTERNET;TYPE=WORK:gil${n}@work.example`,
    'TEL;TYPE=WORK:+44 20 7946 0018',
    'TEL;TYPE=PAGER:+44 20 7946 0019',
    'item1.TEL:+44 20 7946 0020',
    'item1.X-ABLabel:Assistant',
    'ORG:Big Numbers',
    'item2.X-ABRELATEDNAMES:Sam',
    'item2.X-ABLabel:Manager',
    'CATEGORIES:myContacts,Friends',
    'X-FILE-AS:Googol\\, Gil',
  ],
  // Nextcloud Contacts
  (n) => [
    'PRODID:-//Sabre//Sabre VObject 4.5.4//EN',
    `FN:Nina Cloud${n}`,
    `N:Cloud${n};Nina;;;`,
    'NICKNAME:Nini',
    'TEL;TYPE="HOME,VOICE":+49 30 901820',
    'TEL;TYPE=CELL:+49 151 23456789',
    'X-SOCIALPROFILE;TYPE=mastodon:https://social.example/@nina',
    'RELATED;TYPE=CONTACT:urn:uuid:01890a5d-ac96-774b-bcce-b302099a8057',
    'RELATED;TYPE=spouse;VALUE=text:Max Cloud',
    'TZ:Europe/Berlin',
    'REV:20260301T101112Z',
    'X-MANAGERSNAME:Kim',
  ],
  // Evolution and KAddressBook
  (n) => [
    `FN:Eva Lution${n}`,
    `N:Lution${n};Eva;;;`,
    'X-EVOLUTION-FILE-AS:Lution\\, Eva',
    'X-MOZILLA-HTML:FALSE',
    'X-EVOLUTION-BLOG-URL:https://blog.example/eva',
    'X-KADDRESSBOOK-X-Profession:Gardener',
    'TEL;TYPE=WORK,VOICE;X-EVOLUTION-UI-SLOT=1:+46 8 123 456',
    'TEL;TYPE=HOME,VOICE;X-EVOLUTION-UI-SLOT=2:+46 8 123 457',
    `EMAIL;X-EVOLUTION-UI-SLOT=1;TYPE=WORK:eva${n}@garden.example`,
    'GEO:59.3293;18.0686',
    'X-JABBER;TYPE=HOME:eva@jabber.example',
  ],
  // Outlook, by way of a sync program
  (n) => [
    `FN:Otto Look${n}`,
    `N:Look${n};Otto;;Herr;`,
    'ORG:Kontor GmbH;Vertrieb',
    'TITLE:Leiter',
    'X-MS-OL-DEFAULT-POSTAL-ADDRESS:2',
    'LABEL;TYPE=WORK:Hauptstr. 1\\n10115 Berlin',
    'ADR;TYPE=WORK:;;Hauptstr. 1;Berlin;;10115;Germany',
    'X-MS-IMADDRESS:otto@im.example',
    'X-MS-CARDPICTURE;X="a;b":none',
    'CLASS:PRIVATE',
    'KEY;TYPE=X509;ENCODING=b:AAECAwQ=',
  ],
];

/** Returns cards as other programs export them, by UID: every tenth one is a group. */
export function cardsOfPrograms(count: number): Map<string, string> {
  return new Map(
    Array.from({ length: count }, (_, n) => {
      const uid = `person-${n}`;
      const lines =
        n % 10 === 9
          ? [
              `FN:Group ${n}`,
              `N:Group ${n};;;;`,
              'X-ADDRESSBOOKSERVER-KIND:group',
              `X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:person-${n - 1}`,
            ]
          : (PROGRAMS[n % PROGRAMS.length]?.(n) ?? []);
      const all = ['BEGIN:VCARD', 'VERSION:3.0', ...lines, `UID:${uid}`, 'END:VCARD', ''];
      return [uid, all.join('\r\n')];
    }),
  );
}
