/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { clockTime, hourCycle, hourCycleOf, ownHours } from './clock-time.ts';
import { dateOrder, dateOrderOf } from './date-order.ts';
import { firstWeekday, firstWeekdayOf } from './first-weekday.ts';
import { showFormats } from './formats.ts';

afterEach(() => showFormats({}));

it('the user’s choice overrides the browser, until it is cleared', () => {
  const before = [hourCycle(), firstWeekday(), dateOrder()];
  showFormats({ hours: 'h23', week: 'saturday', dates: 'day-first' });
  expect([hourCycle(), firstWeekday(), dateOrder()]).toEqual(['h23', 'saturday', 'day-first']);
  expect(clockTime(new Date(2026, 2, 8, 14, 5))).toBe('14:05');
  showFormats({ hours: 'h12' });
  expect(clockTime(new Date(2026, 2, 8, 14, 5))).toBe('2:05 PM');
  showFormats({});
  expect([hourCycle(), firstWeekday(), dateOrder()]).toEqual(before);
});

it.each([
  ['is used', navigator.language, 'h23'],
  ['is not used for another language', 'xx', hourCycleOf()],
])('the stored hour cycle of a language %s', async (_, language, expected) => {
  showFormats({ ownHours: `${language} h23` });
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./clock-time.ts');
    expect(fresh.hourCycle()).toBe(expected);
  });
});

it('a choice of hours is not stored as those of the browser', () => {
  showFormats({ hours: 'h23' });
  expect(ownHours()).toBe(`${navigator.language} ${hourCycleOf()}`);
});

it('an invalid format counts as not chosen', () => {
  const before = [hourCycle(), firstWeekday(), dateOrder()];
  showFormats({ hours: '25', week: 'friday', dates: '' });
  expect([hourCycle(), firstWeekday(), dateOrder()]).toEqual(before);
});

it.each([
  ['en-US', 'sunday', 'month-first'],
  ['en-GB', 'monday', 'day-first'],
  ['de-CH', 'monday', 'day-first'],
  ['ar-EG', 'saturday', 'day-first'],
])('in %s a week begins on %s, and dates are %s', (language, week, order) => {
  expect([firstWeekdayOf(language), dateOrderOf(language)]).toEqual([week, order]);
});
