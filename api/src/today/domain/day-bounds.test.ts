import fc from 'fast-check';
import { dayBounds, daysApart, isTimeZone, localDay } from './day-bounds.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Apia',
];

describe('the bounds of a day', () => {
  it('contain the moment, and no moment of another day', () => {
    const moments = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.constantFrom(...ZONES), (now, timeZone) => {
        const { date, endOfToday, endOfTomorrow } = dayBounds(now, timeZone);
        expect(localDay(now, timeZone)).toBe(date);
        expect(now < endOfToday).toBe(true);
        expect(localDay(new Date(endOfToday.getTime() - 1), timeZone)).toBe(date);
        expect(localDay(endOfToday, timeZone) > date).toBe(true);
        expect(endOfTomorrow >= endOfToday).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['2026-03-29T10:00:00Z', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25T10:00:00Z', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-11-26T23:30:00Z', 'Asia/Kolkata', '2026-11-27T18:30:00.000Z'],
  ])('follow daylight saving time: %s in %s ends at %s', (now, timeZone, end) => {
    expect(dayBounds(new Date(now), timeZone).endOfToday.toISOString()).toBe(end);
  });

  it('accept only time zones of Intl', () => {
    expect(['Europe/Berlin', 'UTC'].map(isTimeZone)).toEqual([true, true]);
    expect(['', 'Nowhere', '../x', 'Europe/Berlin\0'].map(isTimeZone)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('count whole days', () => {
    expect(daysApart('2026-02-27', '2026-03-01')).toBe(2);
  });
});
