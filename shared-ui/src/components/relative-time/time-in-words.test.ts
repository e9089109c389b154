import { timeInWords } from './time-in-words.ts';

const now = new Date('2026-03-10T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const minutes = 60;
const hours = 60 * minutes;

describe('timeInWords', () => {
  it.each([
    [0, 'just now'],
    [29, 'just now'],
    [30, '1 minute ago'],
    [89, '1 minute ago'],
    [90, '2 minutes ago'],
    [44 * minutes, '44 minutes ago'],
    [45 * minutes, 'about 1 hour ago'],
    [89 * minutes, 'about 1 hour ago'],
    [90 * minutes, 'about 2 hours ago'],
    [23 * hours, 'about 23 hours ago'],
    [24 * hours, '1 day ago'],
    [42 * hours, '2 days ago'],
    [50 * 24 * hours, 'about 2 months ago'],
    [400 * 24 * hours, 'about 1 year ago'],
    [-20, 'just now'],
    [-10 * minutes, 'in 10 minutes'],
  ])('calls %d seconds ago "%s"', (seconds, words) => {
    expect(timeInWords(secondsAgo(seconds), now)).toBe(words);
  });
});
