import { isElsewhere, timeInZone } from './time-in-zone.ts';

const NOON = new Date('2026-07-01T12:00:00Z');

it.each([
  ['Europe/Zurich', '2:00 PM', false],
  ['America/Los_Angeles', '5:00 AM', true],
  ['Asia/Tokyo', '9:00 PM', true],
  ['Asia/Kolkata', '5:30 PM', false],
])('in %s it is %s', (zone, text, isOutsideHours) => {
  expect(timeInZone(zone, NOON, 'h12')).toEqual({ text, isOutsideHours });
});

it('follows how the reader counts the hours', () => {
  expect(timeInZone('Europe/Zurich', NOON, 'h23')?.text).toBe('14:00');
});

it('names the day where it is another one', () => {
  expect(timeInZone('Pacific/Auckland', NOON, 'h23')?.text).toBe('Thursday 00:00');
});

it.each(['', 'Europe/Atlantis', '../x'])('is unknown for %j', (zone) => {
  expect(timeInZone(zone, NOON)).toBeNull();
  expect(isElsewhere(zone, NOON)).toBeNull();
});

it('is the own one in the own zone', () => {
  expect(isElsewhere('UTC', NOON)).toBe(false);
  expect(isElsewhere('Asia/Tokyo', NOON)).toBe(true);
});
