import { readWhen } from './read-when.ts';

const read = (text: string, past: boolean) =>
  readWhen(text, { now: new Date('2026-11-28T10:20:00'), locale: 'en-US', past });

it.each([
  ['marta monday morning', false, '2026-11-30', '09:00', 'marta'],
  ['marta tomorrow afternoon', false, '2026-11-29', '14:00', 'marta'],
  ['marta this evening', false, '2026-11-28', '18:00', 'marta'],
  ['marta tonight at 8', false, '2026-11-28', '20:00', 'marta'],
  ['marta friday at noon', false, '2026-12-04', '12:00', 'marta'],
  ['marta monday morning at 10', false, '2026-11-30', '10:00', 'marta'],
  ['marta this morning', true, '2026-11-28', '09:00', 'marta'],
  ['marta yesterday afternoon', true, '2026-11-27', '14:00', 'marta'],
  // It's 10:20.
  ['marta this afternoon', true, '2026-11-28', null, 'marta'],
])('reads the part of a day: %s (past: %s)', (text, past, day, time, rest) => {
  const found = read(text, past);
  expect([found.day, found.time, found.rest.replace(/ at$/, '')]).toEqual([day, time, rest]);
});

it('reads no time in a part of a day without a day', () => {
  expect(read('good morning to marta', false)).toMatchObject({ day: null, time: null });
});

it.each([
  ['marta, try again tomorrow', null, '2026-11-29'],
  ['marta in 3 days', null, '2026-12-01'],
  ['marta next friday i call again', null, '2026-12-04'],
  ['marta, call back monday', null, '2026-11-30'],
  ['marta wants it by friday', null, '2026-12-04'],
  ['marta yesterday, again next tuesday', '2026-11-27', '2026-12-01'],
  ['marta today at 5pm', null, '2026-11-28'],
  ['marta friday', '2026-11-27', null],
  ['marta last friday', '2026-11-27', null],
  ['marta today at 9am', '2026-11-28', null],
])('never puts what has happened on a day to come: %s', (text, day, next) => {
  expect(read(text, true)).toMatchObject({ day, next });
});

it('keeps the hour of what is to be done in its words', () => {
  expect(read('marta call back monday at 4', true).rest).toBe('marta call back at 16:00');
});
