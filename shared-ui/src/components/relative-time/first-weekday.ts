import { chosenFormats } from './formats.ts';

const FIRST_WEEKDAYS = ['monday', 'saturday', 'sunday'] as const;

/** The days on which a week can begin. */
export type FirstWeekday = (typeof FIRST_WEEKDAYS)[number];

/** Returns the first day of the user's week: their choice, or else that of their browser's language. */
export function firstWeekday(): FirstWeekday {
  const { week } = chosenFormats();
  return FIRST_WEEKDAYS.find((day) => day === week) ?? firstWeekdayOf(navigator.language);
}

/** Returns the first day of the week for a language; Monday if the browser doesn't know. */
export function firstWeekdayOf(language: string): FirstWeekday {
  const locale = new Intl.Locale(language);
  // Firefox has neither of the two, and other browsers have one of them.
  const method: unknown = Reflect.get(locale, 'getWeekInfo');
  const info: unknown =
    typeof method === 'function' ? method.call(locale) : Reflect.get(locale, 'weekInfo');
  const { firstDay }: { firstDay?: unknown } = Object(info);
  return firstDay === 7 ? 'sunday' : firstDay === 6 ? 'saturday' : 'monday';
}
