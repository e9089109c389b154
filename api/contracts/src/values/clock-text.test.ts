import { clockText } from './clock-text.ts';
import { statedPreference, statedText } from './stated-preference.ts';

it.each([
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['16:45', '4:45 PM'],
])('%s is %s with twelve hours, and stays with twenty-four', (time, twelve) => {
  expect(clockText(time, 'h12')).toBe(twelve);
  expect(clockText(time, 'h23')).toBe(time);
});

it('what someone said about their hours is said as the reader counts them, and own words as they are', () => {
  const hours = { from: '10:00', until: '16:30' };
  const when = statedPreference('when', hours, 'lunch at 12:00');
  expect(statedText(when)).toBe('Not before 10:00, not after 16:30: lunch at 12:00');
  expect(statedText(when, 'h12')).toBe('Not before 10:00 AM, not after 4:30 PM: lunch at 12:00');
});
