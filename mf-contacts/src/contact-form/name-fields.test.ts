import { type NameFields, shownNameParts, withDisplayName, withNamePart } from './name-fields.ts';

const name = (given: Partial<NameFields>): NameFields => ({
  ...{ namePrefix: '', givenName: '', additionalNames: '', familyName: '', nameSuffix: '' },
  displayName: '',
  ...given,
});
const MARC = name({
  displayName: 'Marc van den Berg',
  givenName: 'Marc',
  familyName: 'van den Berg',
});

it('the fields of the parts begin with what the name seems to have', () => {
  expect(shownNameParts(name({ displayName: 'Dr. Miriam Haas' }))).toMatchObject({
    ...{ namePrefix: 'Dr.', givenName: 'Miriam', familyName: 'Haas' },
  });
});

it('a part that is typed makes the name', () => {
  expect(withNamePart(MARC, 'namePrefix', 'Dr.').displayName).toBe('Dr. Marc van den Berg');
});

it('a part that is typed beside a name without parts keeps what the name seems to have', () => {
  expect(withNamePart(name({ displayName: 'Miriam Haas' }), 'namePrefix', 'Dr.')).toEqual(
    name({
      displayName: 'Dr. Miriam Haas',
      namePrefix: 'Dr.',
      givenName: 'Miriam',
      familyName: 'Haas',
    }),
  );
});

it('a name that is typed takes its parts along', () => {
  expect(withDisplayName(MARC, 'Marc de Vries')).toEqual(
    name({ displayName: 'Marc de Vries', givenName: 'Marc', familyName: 'de Vries' }),
  );
});

it('a name that is typed has no parts by itself', () => {
  expect(withDisplayName(name({}), 'Ada Lovelace')).toEqual(name({ displayName: 'Ada Lovelace' }));
});

it('a custom display name leaves the name parts unchanged', () => {
  const bob = name({ displayName: 'Bob', givenName: 'Robert', familyName: 'Smith' });
  expect(withDisplayName(bob, 'Bobby')).toEqual({ ...bob, displayName: 'Bobby' });
});
