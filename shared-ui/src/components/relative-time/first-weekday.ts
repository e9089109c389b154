import { chosenFormats } from './formats.ts';

const FIRST_WEEKDAYS = ['monday', 'saturday', 'sunday'] as const;

/** The days on which a week can begin. */
export type FirstWeekday = (typeof FIRST_WEEKDAYS)[number];

/** The day on which the reader's week begins: as they chose, else as where their browser's language is spoken. */
export function firstWeekday(): FirstWeekday {
  const { week } = chosenFormats();
  return FIRST_WEEKDAYS.find((day) => day === week) ?? firstWeekdayOf(navigator.language);
}

/** The day on which a week begins where a language is spoken; Monday where the browser doesn't say. */
export function firstWeekdayOf(language: string): FirstWeekday {
  const locale = new Intl.Locale(language);
  // Firefox has neither of the two, and others have one of them.
  const method: unknown = Reflect.get(locale, 'getWeekInfo');
  const info: unknown =
    typeof method === 'function' ? method.call(locale) : Reflect.get(locale, 'weekInfo');
  const { firstDay }: { firstDay?: unknown } = Object(info);
  return firstDay === 7 ? 'sunday' : firstDay === 6 ? 'saturday' : 'monday';
}
