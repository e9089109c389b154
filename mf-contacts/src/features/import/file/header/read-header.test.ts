import fc from 'fast-check';
import { readHeader } from './read-header.ts';

const WHAT = {
  email: {
    email: 1,
    'e-mail': 1,
    mail: 1,
    'email address': 1,
    courriel: 1,
    почта: 1,
    'e-posta': 1,
  },
  phone: { phone: 1, tel: 1, telephone: 1, Telefon: 1, téléphone: 1, телефон: 1, telefono: 1 },
} as const;
const KINDS = {
  work: ['work', 'business', 'office', 'geschäftlich', 'bureau', 'рабочий', 'trabajo', 'zakelijk'],
  home: ['home', 'personal', 'privat', 'domicile', 'домашний', 'casa', 'koti'],
} as const;
const TARGETS = {
  email: { work: 'emailWork', home: 'emailHome' },
  phone: { work: 'phoneWork', home: 'phoneHome' },
} as const;
const JOINERS = [' ', ' - ', '_', '.', ': ', '/', ' (', ' – ', ' | '];

describe('a header', () => {
  it('understands its words in any order, with any punctuation', () => {
    const what = fc.constantFrom('email' as const, 'phone' as const);
    const kind = fc.constantFrom('work' as const, 'home' as const);
    const picked = fc.tuple(what, kind).chain(([of, as]) =>
      fc.record({
        of: fc.constant(of),
        as: fc.constant(as),
        word: fc.constantFrom(...Object.keys(WHAT[of])),
        kindWord: fc.constantFrom(...KINDS[as]),
        number: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
        prefix: fc.constantFrom(null, 'Contact', 'Person'),
        joiner: fc.constantFrom(...JOINERS),
        order: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
      }),
    );
    fc.assert(
      fc.property(picked, ({ of, as, word, kindWord, number, prefix, joiner, order }) => {
        const parts = [word, kindWord, number, prefix].filter((part) => part !== null);
        const shuffled = parts
          .map((part, index) => ({ part, by: order[index] ?? 0 }))
          .sort((a, b) => a.by - b.by)
          .map(({ part }) => part);
        expect(readHeader(shuffled.join(joiner))).toMatchObject({
          ...{ target: TARGETS[of][as], isSure: true, reach: of, kind: as, number },
        });
      }),
    );
  });

  it.each([
    ['Phone 1 - Label', 'kind', 'phone', 1],
    ['Label (Phone 1)', 'kind', 'phone', 1],
    ['Phone 1 - Value', 'phone', 'phone', 1],
    ['E-mail 2 - Type', 'kind', 'email', 2],
    ['mobilephone', 'phoneMobile', 'phone', null],
    ['Geschäftstelefon', 'phoneWork', 'phone', null],
    ['Firmenhandy', 'phoneMobile', 'phone', null],
    ['휴대폰 번호', 'phoneMobile', 'phone', null],
    ['办公电话', 'phoneWork', 'phone', null],
    ['Werktelefoon', 'phoneWork', 'phone', null],
    ['Hemtelefon', 'phoneHome', 'phone', null],
    ['Company main phone', 'phoneWork', 'phone', null],
    ['LinkedIn URL', 'linkedin', 'link', null],
    ['Twitter profile', 'link', 'link', null],
    ['Phone (M)', 'phoneMobile', 'phone', null],
    ['E-mail (W)', 'emailWork', 'email', null],
    ['Website 2', 'link', 'link', 2],
    ['電子メール', 'email', 'email', null],
    ['電子メール アドレス', 'email', 'email', null],
  ] as const)('%s is read', (header, target, reach, number) => {
    expect(readHeader(header)).toMatchObject({ target, isSure: true, reach, number });
  });

  it.each([
    ['Mailing Street', 'address'],
    ['Address 1 - Formatted', 'address'],
    ['Rechnungsadresse', 'address'],
    ['Work address', 'address'],
    ['Department', 'noField'],
    ['Anniversary', 'noField'],
    ['Industry', 'noField'],
    ['Assistant Phone', 'someoneElse'],
    ["Manager's email", 'someoneElse'],
    ['Company LinkedIn URL', 'noField'],
    ['Contact type', 'unclear'],
    ['Contact Owner', 'program'],
    ['Record ID', 'program'],
    ['Email verified', 'program'],
    ['Modified On', 'program'],
    ['Quuz', 'unclear'],
  ] as const)('%s has no place: %s', (header, obstacle) => {
    expect(readHeader(header)).toMatchObject({ target: 'skip', obstacle });
  });

  it.each([
    ['Person - Name', 'name'],
    ['Account Name', 'organization'],
    ["Nom de l'entreprise", 'organization'],
    ['Organization Title', 'title'],
    ['Date of birth', 'birthday'],
    ['Person - Label', 'labels'],
    ['Internal notes', 'note'],
  ])('%s is a text: %s', (header, target) => {
    expect(readHeader(header)).toMatchObject({ target, isSure: true });
  });
});
