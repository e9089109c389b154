import { daysAfter, isoDay, workday } from './calendar-words.ts';

const NAMES = [
  ...['jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?'],
  ...['aug(?:ust)?', 'sept?(?:ember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?'],
];
const MONTH = `(?:${NAMES.join('|')})`;
const PARTS: Readonly<Record<string, (first: Date) => Date>> = {
  start: (first) => workday(first, 1),
  first: firstWeek,
  middle: (first) => daysAfter(first, 14),
  late: (first) => daysAfter(first, 24),
  last: (first) => lastWeek(first),
  end: (first) => new Date(first.getFullYear(), first.getMonth() + 1, 0),
};
const PART_WORDS: readonly (readonly [string, string])[] = [
  ['first', '(?:the )?(?:first|1st) week (?:of|in)'],
  ['last', '(?:the )?last week (?:of|in)'],
  ['start', '(?:(?:the )?(?:start|beginning) of|early(?: in)?)'],
  ['middle', '(?:(?:the )?middle of|mid[ -]?)'],
  ['late', 'late(?: in)?'],
  ['end', '(?:the )?end of'],
];

/**
 * Rewrites parts of a month as a day: "first week of March" is the Monday of that week, "mid January" the 15th. "In
 * March" is its first day.
 * @param past true if the words are about what has happened
 */
export function monthParts(text: string, now: Date, past: boolean): string {
  let written = text;
  for (const [part, words] of PART_WORDS) {
    const places = new RegExp(
      `\\b${words} ?(?:(${MONTH})|(next|this|the) month)\\b(?! \\d)`,
      'giu',
    );
    written = written.replaceAll(
      places,
      (found, month: string | undefined, which: string | undefined) => {
        const first = month === undefined ? monthFrom(now, which) : monthNamed(month, now, past);
        const day = first === null ? undefined : PARTS[part]?.(first);
        return day === undefined ? found : isoDay(day);
      },
    );
  }
  return written.replaceAll(
    new RegExp(`\\b(until|till|in|by|around|starting|since|before) (${MONTH})(?! ?\\d)\\b`, 'giu'),
    (found, when: string, month: string) => {
      const first = past ? monthNamed(month, now, past) : null;
      return first === null ? `${found} 1` : `${when} ${isoDay(first)}`;
    },
  );
}

function monthFrom(now: Date, which: string | undefined): Date {
  const ahead = which?.toLowerCase() === 'next' ? 1 : 0;
  return new Date(now.getFullYear(), now.getMonth() + ahead, 1);
}

/** Returns the first day of the month that comes next, or that began last for what has happened. */
function monthNamed(name: string, now: Date, past: boolean): Date | null {
  const month = NAMES.findIndex((each) => new RegExp(`^${each}$`, 'iu').test(name));
  if (month < 0) return null;
  const isLater = month > now.getMonth();
  const year =
    now.getFullYear() + (past ? (isLater ? -1 : 0) : isLater || month === now.getMonth() ? 0 : 1);
  return new Date(year, month, 1);
}

/** The week of the first belongs to the month if most of its workdays do. */
function firstWeek(first: Date): Date {
  return first.getDay() >= 1 && first.getDay() <= 3
    ? first
    : daysAfter(first, (8 - first.getDay()) % 7);
}

function lastWeek(first: Date): Date {
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0);
  return daysAfter(last, -((last.getDay() + 6) % 7));
}
