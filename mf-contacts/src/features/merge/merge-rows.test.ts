import { makeContact } from '../../testing/make-contact.ts';
import { mergeRows, presetOf } from './merge-rows.ts';

const rowOf = (own: string | null, other: string | null) =>
  ({ field: 'displayName', label: 'Name', own, other }) as const;

describe('mergeRows', () => {
  it('names what differs, and folds what is the same but for case and spaces', () => {
    const own = makeContact({ displayName: 'Maria Sibylla Merian', birthday: null });
    const other = makeContact({
      displayName: 'M. S. Merian',
      primaryEmail: ' LISE.meitner@kestrel.example',
      birthday: '--04-02',
    });
    const { different, same } = mergeRows(own, other);
    expect(different.map(({ field }) => field)).toEqual(['displayName', 'birthday']);
    expect(same).toContain('First email');
  });
});

describe('presetOf', () => {
  it('prefers the non-empty value, then the longer one', () => {
    expect(presetOf(rowOf(null, 'M.'))).toBe('other');
    expect(presetOf(rowOf('M.', null))).toBe('own');
    expect(presetOf(rowOf('M. Merian', 'Maria Merian'))).toBe('other');
    expect(presetOf(rowOf('Same', 'Size'))).toBe('own');
  });

  it('proposes the better-written one of two names that differ in case', () => {
    const { different } = mergeRows(
      makeContact({ displayName: 'tobias brandt', primaryPhone: '+49 40 5550199' }),
      makeContact({ displayName: 'Tobias Brandt', primaryPhone: '040 5550199' }),
    );
    expect(different.map((row) => [row.field, presetOf(row)])).toEqual([['displayName', 'other']]);
    expect(presetOf(rowOf('Tobias Brandt', 'TOBIAS BRANDT'))).toBe('own');
  });

  it('puts a work address before a private one', () => {
    const { different } = mergeRows(
      makeContact({
        primaryEmail: 'a@b.example',
        emails: [{ value: 'a@b.example', kind: 'home' }],
      }),
      makeContact({
        primaryEmail: 'c@d.example',
        emails: [{ value: 'c@d.example', kind: 'work' }],
      }),
    );
    expect(different.map(presetOf)).toEqual(['other']);
  });

  it("keeps the contact's own email first, because both are stored", () => {
    expect(presetOf({ ...rowOf('a@b.example', 'longer@b.example'), field: 'primaryEmail' })).toBe(
      'own',
    );
  });
});
