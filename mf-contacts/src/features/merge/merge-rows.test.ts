import { makeContact } from '../../testing/make-contact.ts';
import { makeField } from '../../testing/make-field.ts';
import { mergeRows, presetOf, takenOf } from './merge-rows.ts';

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

it('the values of own fields that differ are offered with their names, and the own one is the default', () => {
  const [tier, order] = [makeField({ id: 'tier', kind: 'choice' }), makeField({ id: 'order' })];
  const { different, same } = mergeRows(
    makeContact({ customValues: { tier: 'gold', order: 'tea' } }),
    makeContact({ customValues: { tier: 'silver', order: 'Tea' } }),
    [tier, order],
  );
  const row = { field: 'own:tier', label: 'Field tier', own: 'Gold', other: 'Silver' } as const;
  expect(different).toEqual([row]);
  expect(same).toContain('Field order');
  expect(presetOf(row)).toBe('own');
  expect(takenOf([row, rowOf('a', 'b')])).toEqual({ take: ['displayName'], takeFields: ['tier'] });
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
