import { makeField } from '../testing/make-field.ts';
import { listText } from './custom-value-words.ts';

it('says on one line which values the list shows, in the order of the fields', () => {
  const fields = [
    makeField({ id: 'a', name: 'Contract ends', kind: 'date', shownIn: ['list'] }),
    makeField({ id: 'b', name: 'Coffee', kind: 'text', shownIn: ['list'] }),
    makeField({ id: 'c', name: 'In the briefing', kind: 'text', shownIn: ['briefing'] }),
  ];
  const values = { c: 'x', b: 'Black,\nno sugar', a: '2027-01-31' };
  expect(listText(fields, values)).toBe('Contract ends: Jan 31, 2027 · Coffee: Black, no sugar');
});

it('says nothing of contacts without values, and before the fields have loaded', () => {
  expect(listText([makeField({ id: 'a' })], undefined)).toBe('');
  expect(listText(undefined, { a: '2027-01-31' })).toBe('');
});
