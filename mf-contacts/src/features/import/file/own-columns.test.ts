import { type CustomField } from '@rapport/api-client';
import { newFieldsLeft, ownCellReader, withOwnFields } from './own-columns.ts';
import { emptyPerson } from './imported-person.ts';
import { recognizeTable } from './recognize-table.ts';

const field = (id: string, name: string, kind: CustomField['kind']): CustomField => ({
  ...{ id, name, kind, choices: [], yearly: false, shownIn: ['contact'] },
});
const FIELDS = [field('ends', 'Contract ends', 'date'), field('seats', 'Seats', 'number')];
const LINES = [
  ['Name', 'Email', 'CONTRACT ENDS', 'seats', 'Coffee order'],
  ['Lise Meitner', 'lise@kestrel.example', '31.3.2027', 'four', 'flat white'],
];

it('a column fills the field with its name, a value that does not fit is left out, and another column becomes a field', () => {
  const table = withOwnFields(recognizeTable(LINES), FIELDS);
  expect(table.targets.slice(2, 4)).toEqual(['own:ends', 'own:seats']);
  const chosen = { ...table, targets: table.targets.with(4, 'newField') };
  expect(newFieldsLeft(chosen)).toBe(17);
  const person = ownCellReader(chosen)(emptyPerson(), chosen.rows[0] ?? []);
  expect(person.customValues).toEqual({ ends: '2027-03-31', 'new:Coffee order': 'flat white' });
  expect(person.leftOut).toEqual([{ field: 'Seats', value: 'four', reason: "isn't a number" }]);
});

it('a second column for the same field is kept aside', () => {
  const table = withOwnFields(recognizeTable(LINES), FIELDS);
  const twice = { ...table, targets: table.targets.with(4, 'own:seats').with(3, 'own:seats') };
  const row = ['Lise', '', '', '4', '5'];
  const person = ownCellReader(twice)(emptyPerson(), row);
  expect(person.customValues).toEqual({ seats: 4 });
  expect(person.kept).toEqual([expect.stringMatching(/Coffee order.*:5$/)]);
});
