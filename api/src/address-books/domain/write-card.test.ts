import { NO_FIELDS } from './card-fields.ts';
import { cardLines, cardText, isGroupCard } from './card-lines.ts';
import { mergeFields } from './merge-fields.ts';
import { readCard } from './read-card.ts';
import { writeCard } from './write-card.ts';

const APPLE = `BEGIN:VCARD
VERSION:3.0
PRODID:-//Apple Inc.//iOS 17.4//EN
N:Lind;Greta;;;
FN:Greta Lind
ORG:Lind AB;Board;Office
item1.EMAIL;type=INTERNET;type=pref:greta@lind.example
item1.X-ABLabel:_$!<Work>!$_
item2.TEL:+46 8 123 45 67
item2.X-ABLabel:Summer house
TEL;type=CELL;type=VOICE;type=pref:+46 70 123 45 67
item3.ADR;type=HOME:;;Storgatan 1;Umeå;;903 26;Sweden
item3.X-ABADR:se
item4.X-ABDATE;type=pref:2010-06-01
item4.X-ABLabel:_$!<Anniversary>!$_
BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-04
CATEGORIES:Friends,Board
X-SOCIALPROFILE;type=twitter;x-user=greta:https://twitter.com/greta
UID:5B2E-44
END:VCARD`;

const GOOGLE = `BEGIN:VCARD
VERSION:3.0
FN:Tunde Oyelaran
N:Oyelaran;Tunde;;;
EMAIL;TYPE=INTERNET;TYPE=WORK:tunde@oyelaran.example
URL:https\\://oyelaran.example
NOTE:First line\\nSecond\\, line
BDAY:circa 1971
UID:g-1
END:VCARD`;

const OLD_PHONE = `BEGIN:VCARD
VERSION:2.1
N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BCrg
FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=BCrg=
 M=C3=BCller
TEL;CELL:0171 555 12 34
NOTE;ENCODING=QUOTED-PRINTABLE:one=
two
END:VCARD`;

describe('readCard', () => {
  it('reads what Apple writes', () => {
    expect(fieldsOf(APPLE)).toMatchObject({
      name: { displayName: 'Greta Lind', givenName: 'Greta', familyName: 'Lind' },
      organizationName: 'Lind AB',
      department: 'Board, Office',
      birthday: '--03-04',
      emails: [{ value: 'greta@lind.example', kind: 'work' }],
      phones: [
        { value: '+46 8 123 45 67', kind: 'other' },
        { value: '+46 70 123 45 67', kind: 'mobile' },
      ],
      addresses: [{ kind: 'home', street: 'Storgatan 1', city: 'Umeå', postalCode: '903 26' }],
      dates: [{ label: 'Anniversary', day: '2010-06-01' }],
      links: [{ value: 'https://twitter.com/greta', kind: 'social' }],
      labels: ['Friends', 'Board'],
    });
  });

  it('reads escaped links, notes, and texts in quoted-printable', () => {
    expect(fieldsOf(GOOGLE)).toMatchObject({
      links: [{ value: 'https://oyelaran.example', kind: 'website' }],
      pinnedNote: 'First line\nSecond, line',
      birthday: null,
    });
    expect(fieldsOf(OLD_PHONE)).toMatchObject({
      name: { familyName: 'Müller', givenName: 'Jürg' },
      phones: [{ value: '0171 555 12 34', kind: 'mobile' }],
      pinnedNote: 'onetwo',
    });
  });

  it('recognizes groups, and refuses what is no card, or two', () => {
    expect(isGroupCard(lines(APPLE.replace('UID', 'X-ADDRESSBOOKSERVER-KIND:group\nUID')))).toBe(
      true,
    );
    expect(isGroupCard(lines(APPLE))).toBe(false);
    expect(cardLines('BEGIN:VCARD')).toBeNull();
    expect(cardLines('<html>')).toBeNull();
    expect(cardLines(`${APPLE}\n${GOOGLE}`)).toBeNull();
  });
});

describe('writeCard', () => {
  it('changes only the line of the field that changed', () => {
    const fields = fieldsOf(APPLE);
    const written = textOf(APPLE, {
      ...fields,
      organizationName: 'Lind & Co',
      phones: fields.phones.map((phone) => ({ ...phone, kind: 'work' as const })),
    });
    expect(changes(APPLE, written)).toEqual([
      '- ORG:Lind AB;Board;Office',
      '- TEL;type=CELL;type=VOICE;type=pref:+46 70 123 45 67',
      '- item2.TEL:+46 8 123 45 67',
      '+ ORG:Lind & Co;Board;Office',
      '+ TEL;TYPE=VOICE;TYPE=pref;TYPE=WORK:+46 70 123 45 67',
      '+ item2.TEL;TYPE=WORK:+46 8 123 45 67',
    ]);
  });

  it("removes a property with its group's labels, and a label from its line", () => {
    const written = textOf(APPLE, {
      ...fieldsOf(APPLE),
      emails: [],
      addresses: [],
      labels: ['Board', 'VIP'],
      birthday: '1985-03-04',
    });
    expect(changes(APPLE, written)).toEqual([
      '- BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-04',
      '- CATEGORIES:Friends,Board',
      '- item1.EMAIL;type=INTERNET;type=pref:greta@lind.example',
      '- item1.X-ABLabel:_$!<Work>!$_',
      '- item3.ADR;type=HOME:;;Storgatan 1;Umeå;;903 26;Sweden',
      '- item3.X-ABADR:se',
      '+ BDAY:1985-03-04',
      '+ CATEGORIES:Board,VIP',
    ]);
  });

  it('leaves a text that it cannot read, until it gets another one', () => {
    const fields = fieldsOf(GOOGLE);
    expect(changes(GOOGLE, textOf(GOOGLE, { ...fields, nickname: 'T' }))).toEqual(['+ NICKNAME:T']);
    expect(changes(GOOGLE, textOf(GOOGLE, { ...fields, birthday: '1971-10-15' }))).toEqual([
      '- BDAY:circa 1971',
      '+ BDAY:1971-10-15',
    ]);
  });

  it('writes and removes a picture', () => {
    const fields = fieldsOf(GOOGLE);
    const withPhoto = cardText(writeCard(lines(GOOGLE), fields, { base64: 'QUJD' }));
    expect(changes(GOOGLE, withPhoto)).toEqual(['+ PHOTO;ENCODING=b;TYPE=JPEG:QUJD']);
    expect(changes(GOOGLE, cardText(writeCard(lines(withPhoto), fields, 'none')))).toEqual([]);
  });
});

describe('mergeFields', () => {
  const card = fieldsOf(GOOGLE);

  it('asks at the first sync where two texts differ, and unites the lists', () => {
    const contact = {
      ...NO_FIELDS,
      name: card.name,
      pinnedNote: 'Met in Oslo',
      emails: [{ value: 'Tunde@oyelaran.example', kind: 'home' as const }],
      phones: [{ value: '+44 20 7946 0991', kind: 'work' as const }],
    };
    const merge = mergeFields(null, { contact, card });
    expect(merge.conflicts).toEqual(['pinnedNote']);
    expect(merge.contact).toMatchObject({ pinnedNote: 'Met in Oslo', links: card.links });
    expect(merge.card).toMatchObject({ pinnedNote: card.pinnedNote, phones: contact.phones });
    expect(merge.contact.emails).toEqual(contact.emails);
    expect(merge.card.emails).toEqual(card.emails);
  });

  it('asks if both corrected the same number in different ways, and unites numbers that both added', () => {
    const phone = (value: string) => ({ value, kind: 'work' as const });
    const base = { ...card, phones: [phone('1111')] };
    const merged = (here: string[], there: string[]) =>
      mergeFields(
        { contact: base, card: base },
        {
          contact: { ...base, phones: here.map(phone) },
          card: { ...base, phones: there.map(phone) },
        },
      );
    expect(merged(['2222'], ['3333']).conflicts).toEqual(['phones']);
    const united = merged(['1111', '2222'], ['1111', '3333']);
    expect(united.conflicts).toEqual([]);
    expect(united.card.phones.map(({ value }) => value)).toEqual(['1111', '3333', '2222']);
  });

  it('keeps what one side changed and the other removed', () => {
    const base = { ...card, emails: [{ value: 'a@b.example', kind: 'work' as const }] };
    const merge = mergeFields(
      { contact: base, card: base },
      {
        contact: { ...base, emails: [] },
        card: { ...base, emails: [{ value: 'a@b.example', kind: 'home' }] },
      },
    );
    expect(merge.contact.emails).toEqual([{ value: 'a@b.example', kind: 'home' }]);
  });

  it('asks before it writes over a text that it cannot read', () => {
    const contact = { ...card, birthday: '1971-10-15' };
    const now = { contact, card };
    const unread = readCard(lines(GOOGLE)).unread;
    expect([...unread]).toEqual([['birthday', 'circa 1971']]);
    const options = { unread: new Set(unread.keys()) };
    const asked = mergeFields({ contact: card, card }, now, options);
    expect(asked.conflicts).toEqual(['birthday']);
    const open = new Map([['birthday', 'contact'] as const]);
    const answered = mergeFields({ contact: card, card }, now, { ...options, open });
    expect(answered.card.birthday).toBe('1971-10-15');
  });

  it('leaves each its own picture at the first sync, and then follows changes', () => {
    const pair = { contact: { ...card, photo: 'own' }, card: { ...card, photo: 'theirs' } };
    expect(mergeFields(null, pair)).toMatchObject({ ...pair, conflicts: [] });
    const changed = { ...pair, card: { ...card, photo: 'new' } };
    expect(mergeFields(pair, changed).contact.photo).toBe('new');
  });
});

function lines(text: string) {
  const read = cardLines(text);
  if (read === null) throw new Error('not a card');
  return read;
}

function fieldsOf(text: string) {
  return readCard(lines(text)).fields;
}

function textOf(text: string, fields: ReturnType<typeof fieldsOf>): string {
  return cardText(writeCard(lines(text), fields));
}

/** The lines that differ, in order. */
function changes(before: string, after: string): string[] {
  const [was, is] = [before, after].map((text) => text.trim().split(/\r?\n/));
  return [
    ...(was ?? [])
      .filter((line) => !is?.includes(line))
      .map((line) => `- ${line}`)
      .toSorted(),
    ...(is ?? [])
      .filter((line) => !was?.includes(line))
      .map((line) => `+ ${line}`)
      .toSorted(),
  ];
}
