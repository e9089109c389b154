import { stem, wordDistance } from './word-distance.ts';

it.each([
  ['call', 'call', 0],
  ['calls', 'call', 1],
  ['planning', 'plan', 1],
  ['preparing', 'prepare', 1],
  ['breif', 'brief', 3],
  ['asess', 'assess', 3],
  ['notifcatons', 'notifications', 3],
  ['clal', 'call', 3],
  ['called', 'call', null],
  ['tall', 'call', null],
  ['tom', 'to', null],
  ['marta', 'mark', null],
])('%s is this far from %s: %s', (typed, word, distance) => {
  expect(wordDistance(typed, word, false)).toBe(distance);
});

it('no word of a command counts as a typo of another', () => {
  expect(wordDistance('phoned', 'phone', true)).toBeNull();
  expect(stem('phoned')).not.toBe(stem('phone'));
});
