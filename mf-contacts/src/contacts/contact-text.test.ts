import { capitalized, photoOf, roleLine, shortName } from './contact-text.ts';

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

describe('photoOf', () => {
  it('prefers the photo set by hand', () => {
    expect(
      photoOf({ photoUrl: 'https://a.example/1', linkedinProfilePicture: 'https://b.example/2' }),
    ).toBe('https://a.example/1');
    expect(photoOf({ photoUrl: null, linkedinProfilePicture: 'https://b.example/2' })).toBe(
      'https://b.example/2',
    );
    expect(photoOf({ photoUrl: null, linkedinProfilePicture: null })).toBeUndefined();
  });
});
