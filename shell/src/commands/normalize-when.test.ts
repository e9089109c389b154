import { readWhen } from './read-when.ts';

/** A Saturday. */
const now = new Date('2026-11-28T10:20:00');

it.each([
  ['tmrw', '2026-11-29', null],
  ['friday at half past two', '2026-12-04', '14:30'],
  ['monday quarter to ten', '2026-11-30', '09:45'],
  ['tues 10am', '2026-12-01', '10:00'],
  ['tuesday quarter past 8', '2026-12-01', '08:15'],
  ['monday at two', '2026-11-30', '14:00'],
  ['end of the month', '2026-11-30', null],
  ['end of year', '2026-12-31', null],
  ['end of the week', '2026-12-04', null],
  ['in a fortnight', '2026-12-12', null],
  ['a couple of weeks', '2026-12-12', null],
  ['until new year', '2027-01-01', null],
  ['till january', '2027-01-01', null],
  ['on the 15th', '2026-12-15', null],
  ['til sept', '2027-09-01', null],
  ['monday 11-11.45', '2026-11-30', '11:00'],
  ['next quarter', '2027-02-28', null],
])('tom %s is on %s at %s', (words, day, time) => {
  expect(readWhen(`tom ${words}`, { now, locale: 'en-US', past: false })).toMatchObject({
    ...{ day, time },
    rest: expect.stringMatching(/^tom(?: until| till)?$/),
  });
});
