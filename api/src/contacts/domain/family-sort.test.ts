import { NO_NAME_PARTS } from '@rapport/contracts';
import { familySortKey } from './family-sort.ts';
import { fold } from './search-text.ts';

/** Returns the names in the order of their keys. */
function sorted(people: readonly Parameters<typeof familySortKey>[0][]): string[] {
  const keyed = people.map((person) => ({
    name: person.displayName,
    key: familySortKey(person, fold(person.displayName)),
  }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ name }) => name);
}

const named = (displayName: string) => ({ displayName });

describe('familySortKey', () => {
  it('sorts people by last name including particles, then by first name', () => {
    const people = ['Zoe Adams', 'Marc van den Berg', 'Ada Lovelace', 'Émile Zola', 'Bea Adams'];
    expect(sorted(people.map(named))).toEqual([
      ...['Bea Adams', 'Zoe Adams', 'Ada Lovelace', 'Marc van den Berg', 'Émile Zola'],
    ]);
  });

  it('uses stored name parts instead of guessed ones', () => {
    const bob = { ...NO_NAME_PARTS, displayName: 'Bob', givenName: 'Robert', familyName: 'Smith' };
    const berg = { ...NO_NAME_PARTS, displayName: 'Marc van den Berg', familyName: 'Berg' };
    expect(sorted([named('Ann Young'), bob, named('Ann Carr'), berg])).toEqual([
      ...['Marc van den Berg', 'Ann Carr', 'Bob', 'Ann Young'],
    ]);
  });

  it('sorts someone without a last name by the whole name', () => {
    const cher = { ...NO_NAME_PARTS, displayName: 'Cher', givenName: 'Cher' };
    const people = [named('Ann Young'), cher, named('Ann Carr'), named('info@dunes.example')];
    expect(sorted(people)).toEqual(['Ann Carr', 'Cher', 'info@dunes.example', 'Ann Young']);
  });

  it('sorts a last name before a longer one that begins with it, whatever follows', () => {
    const people = ['Zoe Berg', 'Ann Berg Hansen', 'Ann Bergen'].map((displayName) => ({
      ...{ ...NO_NAME_PARTS, displayName, givenName: displayName.split(' ')[0] ?? '' },
      familyName: displayName.split(' ').slice(1).join(' '),
    }));
    expect(sorted(people)).toEqual(['Zoe Berg', 'Ann Berg Hansen', 'Ann Bergen']);
  });

  it('recognizes the last name after a title or in a script that puts it first', () => {
    const wang = { ...NO_NAME_PARTS, displayName: '王小明', familyName: '王', givenName: '小明' };
    const doctor = { ...NO_NAME_PARTS, displayName: 'Dr. Miriam Haas', namePrefix: 'Dr.' };
    const haas = { ...doctor, givenName: 'Miriam', familyName: 'Haas' };
    expect(sorted([wang, named('Zoe Igel'), haas])).toEqual([
      ...['Dr. Miriam Haas', 'Zoe Igel', '王小明'],
    ]);
  });
});
