import { clockTime, clockTimeIn, hourCycle, hourCycleOf } from './clock-time.ts';

const at = (hours: number, minutes: number) => new Date(2026, 2, 8, hours, minutes);

describe('clockTime', () => {
  it.each([
    [at(0, 29), '12:29 AM', '00:29'],
    [at(9, 5), '9:05 AM', '09:05'],
    [at(12, 0), '12:00 PM', '12:00'],
    [at(14, 5), '2:05 PM', '14:05'],
    [at(23, 59), '11:59 PM', '23:59'],
  ])('shows %s in the 12-hour and the 24-hour format', (moment, twelve, twentyFour) => {
    expect(clockTime(moment, 'h12')).toBe(twelve);
    expect(clockTime(moment, 'h23')).toBe(twentyFour);
  });

  it('follows the language of the browser', () => {
    expect(clockTime(at(14, 5))).toBe(clockTime(at(14, 5), hourCycle()));
  });
});

describe('clockTimeIn', () => {
  it.each([
    ['Europe/Berlin', '12:30 AM', '00:30'],
    ['America/New_York', '6:30 PM', '18:30'],
    ['Asia/Kolkata', '5:00 AM', '05:00'],
  ])('is the time of %s', (timeZone, twelve, twentyFour) => {
    const moment = new Date('2026-11-26T23:30:00.000Z');
    expect(clockTimeIn(timeZone, moment, 'h12')).toBe(twelve);
    expect(clockTimeIn(timeZone, moment, 'h23')).toBe(twentyFour);
  });
});

it.each([
  ['en-US', 'h12'],
  ['en-GB', 'h23'],
  ['de-DE', 'h23'],
  ['fr', 'h23'],
  ['ja-JP', 'h23'],
  ['hi-IN', 'h12'],
  ['de-u-hc-h12', 'h12'],
  ['en-u-hc-h24', 'h23'],
])('%s uses the hour cycle %s', (locale, cycle) => {
  expect(hourCycleOf(locale)).toBe(cycle);
});
