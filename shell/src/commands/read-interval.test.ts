import { intervalWords, isRepeated, readInterval } from './read-interval.ts';

it.each([
  ['lise every 6 weeks', 42, 'lise'],
  ['every other week with lise', 14, 'with lise'],
  ['lise each month', 30, 'lise'],
  ['every three months lise', 90, 'lise'],
  ['lise twice a month', 15, 'lise'],
  ['Lise Quarterly', 90, 'Lise'],
  ['lise every 30d', 30, 'lise'],
  ['lise every 2 wks', 14, 'lise'],
])('reads how often something is to happen: %s', (text, days, rest) => {
  expect(readInterval(text)).toEqual({ days, rest });
});

it.each(['in 6 weeks', 'everyone at acme', 'every 0 weeks', ''])(
  'reads no interval in %j',
  (text) => {
    expect(readInterval(text)).toBeNull();
  },
);

it('knows repetition from a word for a kind of meeting', () => {
  expect(isRepeated('talk to tom every 6 weeks')).toBe(true);
  expect(isRepeated('weekly call with tom on friday')).toBe(false);
});

it.each([
  [42, 'every 6 weeks'],
  [30, 'every month'],
  [365, 'every year'],
  [10, 'every 10 days'],
])('says %i days in words', (days, words) => {
  expect(intervalWords(days)).toBe(words);
});
