import { shortTime } from './short-time.ts';

const now = new Date('2026-03-10T12:00:00Z');

describe('shortTime', () => {
  it.each([
    ['2026-03-10T11:59:30Z', 'now'],
    ['2026-03-10T11:55:00Z', '5 min'],
    ['2026-03-10T10:00:00Z', '2 h'],
    ['2026-03-07T12:00:00Z', '3 d'],
    ['2026-03-22T13:00:00Z', '12 d'],
    ['2026-01-28T12:00:00Z', '1 mo'],
    ['2024-03-01T12:00:00Z', '2 y'],
  ])('calls %s: %s', (moment, text) => {
    expect(shortTime(new Date(moment), now)).toBe(text);
  });
});
