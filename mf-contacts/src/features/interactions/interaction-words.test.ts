import { durationWords } from './interaction-words.ts';

describe('durationWords', () => {
  it.each([
    [0, '0 minutes'],
    [1, '1 minute'],
    [40, '40 minutes'],
    [60, '1 hour'],
    [90, '1 hour 30 minutes'],
    [1440, '1 day'],
    [2 * 1440 + 121, '2 days 2 hours 1 minute'],
  ])('calls %d minutes "%s"', (minutes, words) => {
    expect(durationWords(minutes)).toBe(words);
  });
});
