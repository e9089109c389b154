import { nextHalfHour } from './next-half-hour.ts';

describe('the beginning that is proposed for a meeting', () => {
  it.each([
    ['a Thursday at noon', '2026-11-26T12:05', '2026-11-26T12:30'],
    ['a full half hour', '2026-11-26T12:30', '2026-11-26T13:00'],
    ['early morning', '2026-11-26T06:10', '2026-11-26T09:00'],
    ['the last hour that fits', '2026-11-26T16:40', '2026-11-26T17:00'],
    ['the end of a day', '2026-11-26T17:01', '2026-11-27T09:00'],
    ['shortly before midnight', '2026-11-26T23:50', '2026-11-27T09:00'],
    ['Friday evening', '2026-11-27T19:00', '2026-11-30T09:00'],
    ['Saturday', '2026-11-28T11:00', '2026-11-30T09:00'],
    ['Sunday evening', '2026-11-29T22:00', '2026-11-30T09:00'],
  ])('at %s', (_, now, expected) => {
    expect(nextHalfHour(new Date(now))).toEqual(new Date(expected));
  });
});
