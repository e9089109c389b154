import fc from 'fast-check';
import { DAY_OF_YEAR, englishDate, FULL_DAY, type DateParts } from './english-date.ts';

const PARTS: readonly DateParts[] = [
  FULL_DAY,
  DAY_OF_YEAR,
  { ...FULL_DAY, year: 'numeric' },
  { weekday: 'long' },
  { weekday: 'short' },
  { weekday: 'short', month: 'short', day: 'numeric' },
  { month: 'short', day: 'numeric' },
  { month: 'short', day: 'numeric', year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { month: 'long' },
];

it.each([
  [FULL_DAY, 'Thursday, January 8'],
  [DAY_OF_YEAR, 'January 8, 2026'],
  [{ weekday: 'short', month: 'short', day: 'numeric' }, 'Thu, Jan 8'],
  [{ month: 'long' }, 'January'],
] as const)('englishDate of 2026-01-08 with %p is %s', (parts, expected) => {
  expect(englishDate('2026-01-08', parts)).toBe(expected);
});

it('englishDate writes each day as Intl does', () => {
  const days = fc.date({
    min: new Date('1000-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, fc.constantFrom(...PARTS), (day, parts) => {
      const expected = day.toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' });
      expect(englishDate(day, parts)).toBe(expected);
    }),
  );
});

it('englishDate of no day says so', () => {
  expect(englishDate('soon', FULL_DAY)).toBe('Invalid Date');
});
