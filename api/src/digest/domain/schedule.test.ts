import fc from 'fast-check';
import { laterDay, localDay } from '../../today/domain/day-bounds.ts';
import { digestDue, digestMoment, nextDigest } from './schedule.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Nuuk',
  'America/Santiago',
  'Africa/Casablanca',
  'Pacific/Kiritimati',
  'Pacific/Niue',
];

const hours = fc.integer({ min: 0, max: 23 });
const zones = fc.constantFrom(...ZONES);
const moments = fc.date({
  min: new Date('2015-01-01'),
  max: new Date('2037-01-01'),
  noInvalidDate: true,
});
const at = (day: string, hour: number, timeZone: string) =>
  digestMoment(day, { hour, timeZone })?.toISOString() ?? null;

describe('the moment of a daily email', () => {
  it.each([
    ['2026-11-26', 7, 'Europe/Berlin', '2026-11-26T06:00:00.000Z'],
    ['2026-11-26', 7, 'Asia/Kathmandu', '2026-11-26T01:15:00.000Z'],
    // Skipped: from 2:00 to 3:00.
    ['2026-03-29', 2, 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    // Repeated: the first time counts.
    ['2026-10-25', 2, 'Europe/Berlin', '2026-10-25T00:00:00.000Z'],
    ['2026-11-01', 1, 'America/New_York', '2026-11-01T05:00:00.000Z'],
    // Half an hour is skipped, including the start of the hour.
    ['2026-10-04', 2, 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    // Midnight is skipped.
    ['2026-09-06', 0, 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    // A day that the time zone left out.
    ['2011-12-30', 7, 'Pacific/Apia', null],
    ['2011-12-31', 7, 'Pacific/Apia', '2011-12-30T17:00:00.000Z'],
  ])('on %s at %d in %s is %s', (day, hour, timeZone, moment) => {
    expect(at(day, hour, timeZone)).toBe(moment);
  });

  it('comes once per day, in the order of the days, at the chosen hour if the clock shows it', () => {
    fc.assert(
      fc.property(moments, hours, zones, (moment, hour, timeZone) => {
        const day = localDay(moment, timeZone);
        const [today, tomorrow] = [day, laterDay(day, 1)].map((each) =>
          digestMoment(each, { hour, timeZone }),
        );
        expect(today!.getTime()).toBeLessThan(tomorrow!.getTime());
        const apart = (tomorrow!.getTime() - today!.getTime()) / 3_600_000;
        expect(apart).toBeGreaterThanOrEqual(22);
        expect(apart).toBeLessThanOrEqual(26);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the schedule of daily emails', () => {
  it('sends exactly one email a day to a process that looks often, whatever the clock does', () => {
    fc.assert(
      fc.property(moments, hours, zones, (start, hour, timeZone) => {
        const days: string[] = [];
        let next = nextDigest(start, { hour, timeZone }, null);
        const end = start.getTime() + 20 * 86_400_000;
        for (let now = start.getTime(); now < end; now += 17 * 60_000) {
          if (next.at.getTime() > now) continue;
          const due = digestDue(new Date(now), { hour, timeZone });
          expect(due?.day).toBe(next.day);
          days.push(next.day);
          next = nextDigest(new Date(now), { hour, timeZone }, next.day);
        }
        expect(days).toEqual(days.map((_, index) => laterDay(days[0]!, index)));
        expect(days.length).toBeGreaterThanOrEqual(19);
      }),
      { numRuns: 25 },
    );
  });

  it('is after now and after the last day that had its email', () => {
    fc.assert(
      fc.property(moments, hours, zones, zones, (now, hour, timeZone, before) => {
        const doneDay = localDay(now, before);
        const next = nextDigest(now, { hour, timeZone }, doneDay);
        expect(next.at.getTime()).toBeGreaterThan(now.getTime());
        expect(next.day > doneDay).toBe(true);
        expect(next.at.getTime() - now.getTime()).toBeLessThan(3 * 86_400_000);
      }),
      { numRuns: 200 },
    );
  });

  it('skips an email that is half a day late, and sends a later one', () => {
    const time = { hour: 7, timeZone: 'UTC' };
    const day = '2026-11-26';
    expect(digestDue(new Date(`${day}T18:59:00Z`), time)?.day).toBe(day);
    expect(digestDue(new Date(`${day}T19:01:00Z`), time)).toBeNull();
    expect(nextDigest(new Date(`${day}T19:01:00Z`), time, null).day).toBe('2026-11-27');
  });
});
