import { DURATION_LIMITS } from '@rapport/contracts';
import { type DateOrder } from '@rapport/shared-ui';
import { localDay, parserOf } from '../../commitments/days-in-text.ts';

export interface ReadOptions {
  now: Date;
  /** The order of day and month when the user writes "4/12". */
  order: DateOrder;
}

type Found = ReturnType<ReturnType<typeof parserOf>['parse']>[number];

const EARLIEST = 7;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A date without a year that passed in these days belongs to what has happened. */
const JUST_PASSED_MS = 60 * DAY_MS;
const HALF_A_YEAR_MS = 183 * DAY_MS;

/** The hour of a morning that is named after noon. */
const MORNING = '09:00';
const NOON = 12;
/** A due day is hardly this much later: a bare date was in the last weeks. */
const LATEST_DUE_MS = 335 * DAY_MS;

/** Names no hour. */
const PART_OF_TODAY = /\b(?:this (?:morning|afternoon|evening)|earlier today|just now)\b/iu;
/** A part of a day that is today. */
const LATER_TODAY = /\b(?:this (?:afternoon|evening)|tonight)\b/iu;
const LAST = /\b(?:last|past)\b/iu;
export const CLEARLY_PAST =
  /\b(?:yesterday|today|this (?:morning|afternoon|evening)|last \p{L}+|ago|earlier|just now)\b[^,;]*$/iu;
const DURATION =
  /\s*\b(?:for\s+)?(?:(?<count>\d{1,3})[\s-]?(?<unit>min(?:ute)?s?|hours?|h)|(?<half>half an hour)|(?<hour>(?:an|one) hour))\b(?!\s+ago)/iu;

/** The day and the time of what a clause says, and the clause without them. */
export interface When {
  day: string | null;
  time: string | null;
  /** In whole minutes, if a time ends, too: "9 to 10:30". */
  minutes: number | null;
  rest: string;
  /** Whether nothing follows. */
  isLast: boolean;
}

/** @param past whether the clause says what has happened, so it has no day to come */
export function whenIn(text: string, past: boolean, { now, order }: ReadOptions): When {
  const today = localDay(now);
  const results = parserOf(order).parse(text, now, { forwardDate: !past && !LAST.test(text) });
  const dated = results.find((result) => {
    if (!isDay(result)) return false;
    const isOther =
      /\b(?:for|from|to|cancel|until|by|before|after)(?: the)?\s*$/iu.test(
        text.slice(0, result.index),
      ) || /^['’]s\b/u.test(text.slice(result.index + result.text.length));
    return !past || (!isOther && localDay(dateOf(result, past, now)) <= today);
  });
  const timed = results.find(({ start }) => start.isCertain('hour'));
  const [partOfDay] = PART_OF_TODAY.exec(text) ?? [];
  let rest = text;
  const used = [...new Set([dated, timed])].filter((result) => result !== undefined);
  for (const { index, text: words } of [...used].sort((a, b) => b.index - a.index)) {
    const before = rest.slice(0, index).replace(/\s*\b(?:on|at|by|this|since)\s*$/iu, '');
    rest = `${before} ${rest.slice(index + words.length)}`;
  }
  const end = Math.max(0, ...used.map(({ index, text: words }) => index + words.length));
  return {
    day:
      dated !== undefined
        ? localDay(dateOf(dated, past, now))
        : partOfDay === undefined
          ? null
          : today,
    time: timed === undefined ? hourOf(partOfDay, now) : timeOf(timed.start, timed.text),
    minutes: timed === undefined ? null : minutesOf(timed),
    rest: rest.replace(PART_OF_TODAY, ' ').replaceAll(/\s+/gu, ' ').trim(),
    isLast: used.length > 0 && text.slice(end).trim() === '',
  };
}

function hourOf(partOfDay: string | undefined, now: Date): string | null {
  return /morning/iu.test(partOfDay ?? '') && now.getHours() >= NOON ? MORNING : null;
}

function minutesOf({ start, end }: Found): number | null {
  if (end?.isCertain('hour') !== true) return null;
  const minutes = (end.date().getTime() - start.date().getTime()) / MINUTE_MS;
  return minutes > 0 && minutes <= DURATION_LIMITS.max ? minutes : null;
}

/** The parser takes the beginning of "the D&O policy" for a day. */
function isDay({ start, text }: Found): boolean {
  return (start.isCertain('day') || start.isCertain('weekday')) && !/^the d$/iu.test(text);
}

/** The date of a parsed day that may be in the past. */
function dateOf({ start }: Found, past: boolean, now: Date): Date {
  const date = start.date();
  if (start.isCertain('weekday') && !start.isCertain('day'))
    return past && localDay(date) > localDay(now) ? new Date(date.getTime() - 7 * DAY_MS) : date;
  if (!start.isCertain('day') || start.isCertain('year')) return date;
  const before = new Date(date);
  before.setFullYear(date.getFullYear() - 1);
  return date > now && now.getTime() - before.getTime() < (past ? HALF_A_YEAR_MS : JUST_PASSED_MS)
    ? before
    : date;
}

/** "3" is 3 p.m., because hardly anyone meets at that hour of the night. */
function timeOf(start: Found['start'], words: string): string {
  const hour = start.get('hour') ?? 0;
  const isOpen =
    !start.isCertain('meridiem') && hour > 0 && hour < EARLIEST && !/\b0\d/u.test(words);
  return `${two(isOpen ? hour + 12 : hour)}:${two(start.get('minute') ?? 0)}`;
}

/** The last day of a text, if it's today or ahead. */
function dueDay(text: string, { now, order }: ReadOptions): (Found & { day: string }) | null {
  const results = parserOf(order).parse(text, now, { forwardDate: true });
  const found = results.findLast(isDay) ?? results.findLast((each) => LATER_TODAY.test(each.text));
  // "Move it to Friday" isn't due on Friday, nor is what's for "the week of December 14".
  if (found === undefined || /\b(?:to|from|of)(?: the)?\s*$/iu.test(text.slice(0, found.index)))
    return null;
  const { start } = found;
  const date = start.date();
  // On a Monday, "by Monday" is the next one.
  const isNext =
    start.isCertain('weekday') && !start.isCertain('day') && localDay(date) === localDay(now);
  const due = isNext ? new Date(date.getTime() + 7 * DAY_MS) : date;
  const day = localDay(LATER_TODAY.test(found.text) ? now : due);
  const isTooLate = !start.isCertain('year') && date.getTime() - now.getTime() > LATEST_DUE_MS;
  return day < localDay(now) || isTooLate ? null : Object.assign(found, { day });
}

/** Whether a text names a day to come. */
export function isDated(text: string, options: ReadOptions): boolean {
  return dueDay(text, options) !== null;
}

/** The due day of a promise, and its text without a final phrase for the day. */
export function dueIn(text: string, options: ReadOptions): { text: string; dueOn: string | null } {
  const found = dueDay(text, options);
  if (found === null) return { text, dueOn: null };
  const isLast = text.slice(found.index + found.text.length).trim() === '';
  const before = text
    .slice(0, found.index)
    .replace(/\s*\b(?:by|on|for|until|till|before|due)(?: the)?\s*$/iu, '')
    .trim();
  // "Two tickets for the 19th" says what they're for.
  const isFor = /\bfor(?: the)?\s*$/iu.test(text.slice(0, found.index));
  return { text: isLast && before !== '' && !isFor ? before : text, dueOn: found.day };
}

/**
 * The due day of a promise that's to be kept before a planned day, and its text without those words; null if it names
 * no such day.
 * @param day in the format of `<input type="date">`
 */
export function dueBefore(
  text: string,
  day: string | null,
): { text: string; dueOn: string } | null {
  const { what = '', eve } =
    /^(?<what>.+?) (?:(?<eve>(?:the )?(?:day|night) before(?:hand)?)|beforehand|before then|in advance)$/iu.exec(
      text,
    )?.groups ?? {};
  if (what === '' || day === null) return null;
  const noon = new Date(`${day}T12:00:00`).getTime();
  return { text: what, dueOn: eve === undefined ? day : localDay(new Date(noon - DAY_MS)) };
}

/** The duration, and the text without it. */
export function durationIn(text: string): { duration: number | null; rest: string } {
  const { count, unit = '', half, hour } = DURATION.exec(text)?.groups ?? {};
  const minutes =
    half !== undefined
      ? 30
      : hour !== undefined
        ? 60
        : Number(count) * (/^h/iu.test(unit) ? 60 : 1);
  return Number.isNaN(minutes) || minutes > DURATION_LIMITS.max
    ? { duration: null, rest: text }
    : { duration: minutes, rest: text.replace(DURATION, ' ') };
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
