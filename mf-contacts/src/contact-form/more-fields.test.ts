import { makeContact } from '../testing/make-contact.ts';
import { hasMore, mergeMore, moreChange, moreFields, moreProblems } from './more-fields.ts';

const FIRST = { primaryEmail: 'a@b.example', primaryPhone: null, linkedinUrl: null };
const plain = moreFields(makeContact({ primaryPhone: null, linkedinUrl: null }));

describe('the further fields of a contact', () => {
  it('say nothing of a contact that has none, and change nothing', () => {
    expect(hasMore(plain)).toBe(false);
    expect(moreProblems(plain)).toEqual({});
    expect(moreChange(plain, plain, FIRST)).toEqual({});
  });

  it('are sent as whole lists that begin with the plain field', () => {
    const more = {
      ...plain,
      emailKind: 'work' as const,
      emails: [
        { value: ' c@d.example ', kind: 'home' as const },
        { value: ' ', kind: 'work' as const },
      ],
      links: [{ value: 'ada.example', kind: 'website' as const }],
      birthday: '02-29',
      pinnedNote: ' Mornings ',
      labelIds: ['one'],
    };
    expect(moreChange(plain, more, FIRST)).toEqual({
      emails: [
        { value: 'a@b.example', kind: 'work' },
        { value: 'c@d.example', kind: 'home' },
      ],
      links: [{ value: 'https://ada.example', kind: 'website' }],
      birthday: '--02-29',
      pinnedNote: 'Mornings',
      labelIds: ['one'],
    });
  });

  it('clear emptied fields', () => {
    const before = { ...plain, pinnedNote: 'x', birthday: '1990-03-14', labelIds: ['one'] };
    expect(moreChange(before, plain, FIRST)).toEqual({
      pinnedNote: null,
      birthday: null,
      labelIds: [],
    });
  });

  it.each([
    ['March 14, 1990', '1990-03-14'],
    ['14 mars 1990', '1990-03-14'],
    ['December 10', '--12-10'],
    ['10.12.', '--12-10'],
    ['3/14/1990', '1990-03-14'],
    // The tests' browser writes the month first.
    ['3/4/1990', '1990-03-04'],
    ['1990-03-14', '1990-03-14'],
  ])('take the birthday %j', (birthday, value) => {
    expect(moreProblems({ ...plain, birthday })).toEqual({});
    expect(moreChange(plain, { ...plain, birthday }, FIRST)).toEqual({ birthday: value });
  });

  it.each(['soon', '32941', 'March 32', '2/30/1990', 'March'])(
    'ask for another birthday than %j',
    (birthday) => {
      expect(Object.keys(moreProblems({ ...plain, birthday }))).toEqual(['birthday']);
    },
  );

  it('name what has to be put right', () => {
    const more = {
      ...plain,
      birthday: '1990-02-30',
      emails: [{ value: 'x', kind: 'work' as const }],
    };
    expect(Object.keys(moreProblems(more))).toEqual(['birthday', 'emails.0']);
  });

  it('keep local changes when someone else was faster', () => {
    const mine = { ...plain, pinnedNote: 'Mine' };
    const theirs = { ...plain, pinnedNote: 'Theirs', howWeMet: 'Theirs' };
    expect(mergeMore(plain, mine, theirs)).toEqual({ ...theirs, pinnedNote: 'Mine' });
  });
});
