import fc from 'fast-check';
import { exactTime, longDate } from './exact-time.ts';

const moments = fc.date({
  min: new Date(1900, 0, 1),
  max: new Date(2199, 11, 31),
  noInvalidDate: true,
});

/** Some versions of Intl put a narrow space before AM and PM. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u202f', ' ');
}

describe('exactTime', () => {
  it.each([
    [new Date(2026, 2, 8, 14, 5), 'March 8, 2026 at 2:05 PM'],
    [new Date(2026, 0, 1, 0, 0), 'January 1, 2026 at 12:00 AM'],
    [new Date(2026, 11, 31, 12, 30), 'December 31, 2026 at 12:30 PM'],
  ])('contains the day, the hour, and the minute', (moment, text) => {
    expect(exactTime(moment, 'h12')).toBe(text);
  });

  it('equals the text of Intl', () => {
    const intl = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(exactTime(moment, 'h12')).toBe(withPlainSpaces(intl.format(moment)));
      }),
    );
  });
});

describe('longDate', () => {
  it('equals the text of Intl', () => {
    const intl = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(longDate(moment)).toBe(intl.format(moment));
      }),
    );
  });
});
