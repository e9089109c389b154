import { makeBareContact, makeContact } from '../testing/make-contact.ts';
import { capitalized, detailLine, roleLine, shortName } from './contact-text.ts';

describe('roleLine', () => {
  it.each([
    ['Plant Engineer', 'Northlight', 'Plant Engineer, Northlight'],
    [null, 'Northlight', 'Northlight'],
    ['Plant Engineer', null, 'Plant Engineer'],
    [null, null, ''],
    ['Cl\u202eerk', 'North\u2066light', 'Cl⟨U+202E⟩erk, North⟨U+2066⟩light'],
  ])('joins %p and %p to %p', (organizationTitle, organizationName, line) => {
    expect(roleLine({ organizationTitle, organizationName })).toBe(line);
  });
});

describe('detailLine', () => {
  const matchedPhone = '+43 1 555 0142';

  it.each([
    ['the role', makeContact(), 'Head of Procurement, Kestrel Works'],
    [
      'the email without a role',
      makeContact({ organizationTitle: null, organizationName: null }),
      'lise.meitner@kestrel.example',
    ],
    ['that nothing is known', makeBareContact(), 'No details yet'],
    [
      'the number that was found before the role',
      makeContact({ matchedPhone }),
      '+43 1 555 0142 · Head of Procurement, Kestrel Works',
    ],
    ['the number alone', makeBareContact({ matchedPhone }), '+43 1 555 0142'],
  ])('says %s', (_, contact, line) => {
    expect(detailLine(contact)).toBe(line);
  });
});

describe('capitalized', () => {
  it.each([
    ['being rushed; small talk', 'Being rushed; small talk'],
    ['Already', 'Already'],
    ['', ''],
  ])('makes %p %p', (text, shown) => {
    expect(capitalized(text)).toBe(shown);
  });
});

describe('shortName', () => {
  it.each([
    ['Emmy Noether', 'Emmy'],
    ['Dr. Emmy Noether', 'Dr. Emmy Noether'],
    ['E Noether', 'E Noether'],
    ['Plato', 'Plato'],
    ['A\u202eda Lovelace', 'A⟨U+202E⟩da'],
  ])('calls %p %p', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
