import { quietUntil } from './quiet-hours.ts';

const until = (now: string, quietFrom: number, quietTo: number, timeZone = 'UTC', quiet = true) =>
  quietUntil(new Date(now), { quiet, quietFrom, quietTo, timeZone })?.toISOString() ?? null;

describe('quietUntil', () => {
  it.each([
    ['before midnight', '2026-03-10T22:00:00Z', '2026-03-11T07:00:00.000Z'],
    ['after midnight', '2026-03-11T06:59:59Z', '2026-03-11T07:00:00.000Z'],
  ])('returns the next morning %s', (_when, now, end) => {
    expect(until(now, 22, 7)).toBe(end);
  });

  it.each([
    ['just before they begin', '2026-03-10T21:59:59Z'],
    ['when they end', '2026-03-11T07:00:00Z'],
  ])('returns null %s', (_when, now) => {
    expect(until(now, 22, 7)).toBeNull();
  });

  it('takes hours within one day', () => {
    expect(until('2026-03-10T13:30:00Z', 13, 15)).toBe('2026-03-10T15:00:00.000Z');
    expect(until('2026-03-10T15:30:00Z', 13, 15)).toBeNull();
  });

  it('returns null without quiet hours', () => {
    expect(until('2026-03-10T22:00:00Z', 22, 7, 'UTC', false)).toBeNull();
    expect(until('2026-03-10T22:00:00Z', 8, 8)).toBeNull();
  });

  it('reads them on the clock of the time zone, also in the night that skips an hour', () => {
    expect(until('2026-03-28T21:30:00Z', 22, 7, 'Europe/Berlin')).toBe('2026-03-29T05:00:00.000Z');
    expect(until('2026-03-28T20:30:00Z', 22, 7, 'Europe/Berlin')).toBeNull();
  });
});
