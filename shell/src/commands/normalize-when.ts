import { type CalendarOptions, daysAfter, isoDay, namedDays } from './calendar-words.ts';
import { monthParts } from './month-parts.ts';

const NUMBERS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  'twelve',
];
const HOUR = `(${NUMBERS.join('|')}|1[0-2]|[1-9])`;

/** Rewrites how people say a day or a time into words that chrono reads: "half past two" becomes "2:30". */
export function normalizeWhen(text: string, { now, past }: CalendarOptions): string {
  const plain = monthParts(
    text
      .replaceAll(/(?<=\s|^)['’]?til\b/giu, 'until')
      .replaceAll(
        /\b(?:eo(d|w|m|q|y))\b/giu,
        (_, unit: string) => SHORT_ENDS[unit.toLowerCase()] ?? '',
      ),
    now,
    past,
  );
  return (
    namedDays(plain, { now, past })
      .replaceAll(/\b(?:tmrw|tmr|tmrow|tomo|2moro|tomorow|tommorow|tommorrow)\b/giu, 'tomorrow')
      .replaceAll(/\bnxt\b/giu, 'next')
      .replaceAll(/\btues\b/giu, 'tuesday')
      .replaceAll(/\b(?:weds|wednes)\b/giu, 'wednesday')
      .replaceAll(/\b(\d{1,2})ish\b/giu, '$1')
      .replaceAll(
        SHORT_UNIT,
        (_, count: string, unit: string) =>
          `${count} ${LONG_UNITS[unit[0]?.toLowerCase() ?? ''] ?? unit}`,
      )
      // "Thursday's call" is on Thursday.
      .replaceAll(/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today)['’]?s\b/giu, '$1')
      .replaceAll(/\bnext week\b(?!\s+(?:on\s+)?(?:mon|tue|wed|thu|fri|sat|sun))/giu, () =>
        isoDay(daysAfter(now, (8 - now.getDay()) % 7 || 7)),
      )
      .replaceAll(CLOCK_OF_FOUR, '$1:$2')
      .replaceAll(CLOCK_AFTER_DATE, '$1:$2')
      .replaceAll(/\b(\d{1,2}) ?[-–] ?(\d{1,2})\.([0-5]\d)\b(?!\.)/gu, '$1:00 - $2:$3')
      .replaceAll(/\bthis (morning|afternoon|evening)\b/giu, 'today $1')
      .replaceAll(/\btonight\b/giu, 'today evening')
      .replaceAll(/\b(?:in )?(?:a )?fortnight\b/giu, 'in 2 weeks')
      .replaceAll(/\b(?:a )?couple (?:of )?(days|weeks|months)\b/giu, '2 $1')
      .replaceAll(/\b(?:a )?few (days|weeks|months)\b/giu, '3 $1')
      .replaceAll(/\bnext quarter\b/giu, 'in 3 months')
      .replaceAll(
        /\b(?:the )?end of (?:the |this )?(?:(next) )?(day|week|month|quarter|year)\b/giu,
        (_, next: string | undefined, unit: string) =>
          endOf(unit.toLowerCase(), now, next === undefined ? 0 : 1),
      )
      .replaceAll(
        new RegExp(`\\bhalf (?:past )?${HOUR}\\b(?! (?:an?|hours?|days?))`, 'giu'),
        (_, hour: string) => clock(hour, 30),
      )
      .replaceAll(new RegExp(`\\bquarter past ${HOUR}\\b`, 'giu'), (_, hour: string) =>
        clock(hour, 15),
      )
      .replaceAll(new RegExp(`\\bquarter to ${HOUR}\\b`, 'giu'), (_, hour: string) =>
        clock(hour, -15),
      )
      .replaceAll(new RegExp(`\\bat (${NUMBERS.join('|')})\\b`, 'giu'), (_, hour: string) =>
        ['at', numberOf(hour)].join(' '),
      )
      .replaceAll(
        /\b(on|by|until|till|before|for) the (\d{1,2})(?:st|nd|rd|th)?\b(?! of)/giu,
        (all, word: string, day: string) => {
          const found = dayOfMonth(Number(day), now, all);
          return found === all || word === 'on' ? found : `${word} ${found}`;
        },
      )
  );
}

function numberOf(word: string): number {
  const place = NUMBERS.indexOf(word.toLowerCase());
  return place < 0 ? Number(word) : place + 1;
}

function clock(word: string, minutes: number): string {
  const hour = numberOf(word);
  if (minutes >= 0) return `${hour}:${minutes}`;
  return `${hour === 1 ? 12 : hour - 1}:${60 + minutes}`;
}

const SHORT_ENDS: Readonly<Record<string, string>> = {
  d: 'today',
  w: 'end of week',
  m: 'end of month',
  q: 'end of quarter',
  y: 'end of year',
};

const SHORT_UNIT = /\b(\d{1,3}) ?(wks?|mos?|mths?|yrs?)\b/giu;
const LONG_UNITS: Readonly<Record<string, string>> = { w: 'weeks', m: 'months', y: 'years' };

/** "Friday 1530": a year such as 2027 is no time. */
const CLOCK_OF_FOUR =
  /(?<=\b(?:at|@|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow|today) )([01]\d|2[0-3])([0-5]\d)\b/giu;

/** "15 dec 12.30" has no year. */
const CLOCK_AFTER_DATE =
  /(?<=\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? (?:at )?)([01]?\d|2[0-3])\.([0-5]\d)\b(?!\.)/giu;

/** The last day of the month, the quarter, or the year, or the Friday of the week. */
function endOf(unit: string, now: Date, ahead: number): string {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  switch (unit) {
    case 'day':
      return 'today';
    case 'week':
      return isoDay(daysAfter(now, ((12 - now.getDay()) % 7) + 7 * ahead));
    case 'month':
      return isoDay(new Date(year, month + 1 + ahead, 0));
    case 'quarter':
      return isoDay(new Date(year, 3 * (Math.floor(month / 3) + 1 + ahead), 0));
    default:
      return isoDay(new Date(year + ahead, 11, 31));
  }
}

/** The next day with that number. */
function dayOfMonth(day: number, now: Date, typed: string): string {
  const isPast = day < now.getDate();
  const date = new Date(now.getFullYear(), now.getMonth() + (isPast ? 1 : 0), day);
  return date.getDate() === day ? isoDay(date) : typed;
}
