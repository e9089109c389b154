/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import fc from 'fast-check';
import { clockTime } from './clock-time.ts';
import { exactTime } from './exact-time.ts';
import { showFormats } from './formats.ts';
import { dayInWords, daysApart, localDay, localMinute, momentOf, ownZone } from './own-zone.ts';

const NEW_YEAR = new Date('2026-12-31T23:30:00Z');
const moments = fc.date({
  min: new Date('1971-01-01'),
  max: new Date('2199-12-31'),
  noInvalidDate: true,
});
const ZONES = ['America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati'];

afterEach(() => showFormats({}));

it('times and days are those of the zone that the reader chose', () => {
  showFormats({ zone: 'Asia/Tokyo', hours: 'h23' });
  expect(ownZone()).toBe('Asia/Tokyo');
  expect(clockTime(NEW_YEAR)).toBe('08:30');
  expect(exactTime(NEW_YEAR)).toBe('January 1, 2027 at 08:30');
  expect(localMinute(NEW_YEAR)).toBe('2027-01-01T08:30');
  expect(dayInWords(NEW_YEAR, { weekday: 'long' })).toBe('Friday');
  expect(momentOf('2027-01-01T08:30')).toEqual(NEW_YEAR);
  showFormats({ zone: 'America/New_York', hours: 'h12' });
  expect(exactTime(NEW_YEAR)).toBe('December 31, 2026 at 6:30 PM');
});

it('without a choice, and for a zone that the browser does not know, they are the browser’s', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const formats of [{}, { zone: 'Europe/Atlantis' }, { zone: '' }]) {
    showFormats(formats);
    expect(ownZone()).toBe(timeZone);
    const two = (part: number) => String(part).padStart(2, '0');
    expect(clockTime(NEW_YEAR, 'h23')).toBe(
      `${two(NEW_YEAR.getHours())}:${two(NEW_YEAR.getMinutes())}`,
    );
    expect(momentOf(localMinute(NEW_YEAR))).toEqual(NEW_YEAR);
  }
});

it.each(ZONES)('what is entered by the clock of %s is that moment', (zone) => {
  showFormats({ zone });
  fc.assert(
    fc.property(moments, (moment) => {
      const shown = localMinute(moment);
      // When the clocks are set back, a time occurs twice.
      expect(localMinute(momentOf(shown))).toBe(shown);
      expect(Math.abs(momentOf(shown).getTime() - moment.getTime())).toBeLessThan(3_660_000);
    }),
  );
});

it('days count from midnight to midnight', () => {
  showFormats({ zone: 'Europe/Zurich' });
  const before = new Date('2026-10-24T22:30:00Z');
  // The day on which the clocks go back has 25 hours.
  expect(localDay(before)).toBe('2026-10-25');
  expect(daysApart(before, new Date('2026-10-25T22:59:00Z'))).toBe(0);
  expect(daysApart(before, new Date('2026-10-25T23:00:00Z'))).toBe(1);
  expect(daysApart(new Date('2026-10-25T23:00:00Z'), before)).toBe(-1);
});

it('a text that is no time gives no moment', () => {
  for (const zone of [undefined, 'Asia/Tokyo']) {
    showFormats(zone === undefined ? {} : { zone });
    for (const text of ['', 'soon', '2026-13-01T10:00']) expect(momentOf(text).getTime()).toBeNaN();
  }
});
