import { dayText } from './day-text.ts';
import { dayTyped } from './day-typed.ts';

const TODAY = new Date('2026-11-30T12:00:00Z');

it.each([
  ['2027-03-31', '2027-03-31'],
  ['March 31, 2027', '2027-03-31'],
  ['31 Mar 27', '2027-03-31'],
  ['3/4/27', '2027-03-04'],
  ['31.3.1985', '1985-03-31'],
  ['31.3.85', '1985-03-31'],
  ['March 31', null],
  ['2027-02-30', null],
  ['soon', null],
])('“%s” is read as %s', (text, day) => expect(dayTyped(text, 'month-first', TODAY)).toBe(day));

it('day and month are in the order of the user', () =>
  expect(dayTyped('3/4/27', 'day-first', TODAY)).toBe('2027-04-03'));

it('a day in words can be typed again', () => {
  expect(dayText('2027-03-31')).toBe('March 31, 2027');
  expect(dayTyped(dayText('2027-03-31'), 'day-first')).toBe('2027-03-31');
});
