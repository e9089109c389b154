import fc from 'fast-check';
import { makeContact } from '../../testing/make-contact.ts';
import { duplicatesOf, isProbableDuplicate, type Identity } from './duplicate-rule.ts';

const ada: Identity = {
  displayName: 'Ada Lovelace',
  primaryEmail: 'ada@engines.example',
  organizationName: 'Analytical Engines',
};

const word = fc.stringMatching(/^[a-zA-Zéöçßł]{1,8}$/);
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const anyone: fc.Arbitrary<Identity> = fc.record({
  displayName: text,
  primaryEmail: fc.option(fc.emailAddress()),
  organizationName: fc.option(text),
});

/** The same text as somebody else might have typed it. */
function retyped(value: string): fc.Arbitrary<string> {
  return fc.constantFrom(
    value,
    ` ${value}  `,
    value.replaceAll(' ', '   '),
    value.toUpperCase(),
    value.toLowerCase(),
    value.normalize('NFD'),
    value.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  );
}

describe('isProbableDuplicate', () => {
  it.each([
    ['the email is the same in another case', { displayName: 'A.', organizationName: null }, true],
    ['name and organization are', { primaryEmail: 'a.l@home.example' }, true],
    ['they are but for accents', { displayName: 'Adá Lovelacé', primaryEmail: null }, true],
    ['the name is, elsewhere', { primaryEmail: null, organizationName: 'Kestrel Works' }, false],
    ['the name is, and no more is known', { primaryEmail: null, organizationName: null }, false],
    ['the organization is', { primaryEmail: null, displayName: 'Ada Byron' }, false],
  ])('when %s: %j gives %s', (_case, change, expected) => {
    const entry = { ...ada, primaryEmail: 'ADA@engines.example ' };
    expect(isProbableDuplicate(entry, { ...ada, ...change })).toBe(expected);
  });

  it('takes two without an organization for the same', () => {
    const bare = { displayName: 'Plato', primaryEmail: null, organizationName: null };
    expect(isProbableDuplicate(bare, { ...bare, organizationName: ' ' })).toBe(true);
  });

  it('never goes by an email that is missing', () => {
    const a = { displayName: 'Ada', primaryEmail: '', organizationName: null };
    expect(isProbableDuplicate(a, { ...a, displayName: 'Bob' })).toBe(false);
  });

  it('finds a person who is typed again with other case, accents or blanks', () => {
    const pair = anyone.chain((person) =>
      fc.tuple(
        fc.constant(person),
        fc.record({
          displayName: retyped(person.displayName),
          primaryEmail: fc.constant(null),
          organizationName:
            person.organizationName === null
              ? fc.constantFrom(null, '', '  ')
              : retyped(person.organizationName),
        }),
      ),
    );
    fc.assert(fc.property(pair, ([person, again]) => isProbableDuplicate(again, person)));
  });

  it('finds a contact with the same email, even if everything else differs', () => {
    fc.assert(
      fc.property(anyone, anyone, fc.emailAddress(), (a, b, email) =>
        isProbableDuplicate(
          { ...a, primaryEmail: email },
          { ...b, primaryEmail: email.toUpperCase() },
        ),
      ),
    );
  });

  it('is the same from either side', () => {
    fc.assert(
      fc.property(
        anyone,
        anyone,
        (a, b) => isProbableDuplicate(a, b) === isProbableDuplicate(b, a),
      ),
    );
  });

  it('never holds for people with other names and other emails', () => {
    fc.assert(
      fc.property(anyone, anyone, (a, b) => {
        const other = { ...b, displayName: `${a.displayName} x`, primaryEmail: null };
        return !isProbableDuplicate(a, other);
      }),
    );
  });
});

describe('duplicatesOf', () => {
  it('names each contact once', () => {
    const found = makeContact({ ...ada, id: 'c-ada' });
    const other = makeContact({ id: '018f6b1e-0000-7000-8000-000000000115' });
    expect(duplicatesOf(ada, [found, other, found])).toEqual([found]);
  });
});
