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
