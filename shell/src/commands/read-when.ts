import * as english from 'chrono-node/en';
import { normalizeWhen } from './normalize-when.ts';

/** The day and time in a text. */
export interface When {
  /** In the format of `<input type="date">`: 2026-12-04. */
  day: string | null;
  /** In the format of `<input type="time">`: 10:00. */
  time: string | null;
  /** The text without the words for them. */
  rest: string;
  /** The words for a past day if a future one is required. */
  over: string | null;
  /** A day to come if a past one is required: something else is to be done then. */
  next: string | null;
  /** How long something takes, in minutes: 30 for "30 min". */
  minutes?: number;
  /** True if only a time was named, so that the day is the nearest with it. */
  isAnyDay: boolean;
}

export interface WhenOptions {
  now: Date;
  /** The browser's locale; determines whether 4/12 is in April or in December. */
  locale: string;
  /** True if "friday" means the last one. */
  past: boolean;
  /** `'day'` if a bare number is no hour: "12 chairs by Friday". */
  only?: 'day' | undefined;
}

const SPAN =
  /(?<!\b(?:in|within|next|last|past)\s)\b(?:for\s+)?(\d+|an?|one|two|three|four|five|six)\s+(day|week|month|year)s?\b(?!\s*(?:ago|before|earlier))/giu;
const SHORT_SPAN = /(?:\b(?:in|for)\s+)?\b(\d+)\s?([dw])\b/giu;
/** How long something takes, which is no time of day: "for 20 mins", "book an hour". */
const LENGTH =
  /(?<!\b(?:in|within|next|last|past|every|per|each)\s(?:about |around )?)\b(?:for )?(?:about |around )?(?:\d+|an?|one|two|half an?)[ -]?(?:min(?:ute)?s?|h(?:ou)?rs?|h)\b(?!\s+(?:ago|before|earlier|later|from))/giu;
/** The usual times of parts of a day. */
const PARTS_OF_DAY = {
  morning: '09:00',
  lunchtime: '12:00',
  midday: '12:00',
  afternoon: '14:00',
  evening: '18:00',
} as const;
const PART_OF_DAY = /\b(?:in the |at )?(morning|lunchtime|midday|afternoon|evening)\b/iu;
const BARE_HOUR = /(?<=^|\s)(?:(?:at|@)\s*)?([01]?\d|2[0-3])(?=\s|$)/iu;
/** A bare number up to this hour is in the afternoon: hardly anyone plans a meeting for 4 in the morning. */
const EARLIEST = 7;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A longer span is hardly one meeting. */
const LONGEST = 720;

/** Extracts a day and a time from a text: "marta friday 10" leaves "marta". */
export function readWhen(text: string, { now, locale, past, only }: WhenOptions): When {
  const plain = normalizeWhen(text.replaceAll(LENGTH, ' '), { now, past })
    .replaceAll(SHORT_SPAN, (_, count: string, unit: string) =>
      unit.toLowerCase() === 'd' ? `in ${count} days` : `in ${count} weeks`,
    )
    .replaceAll(SPAN, 'in $1 $2s');
  const parser = isDayFirst(locale) ? english.GB : english.casual;
  const results = parser.parse(plain, now, { forwardDate: !past });
  // On their own, "Jan" and "May" are more often names than months.
  const dayResults = results.filter(
    ({ start, text: words }) =>
      start.isCertain('day') ||
      start.isCertain('weekday') ||
      (start.isCertain('month') && /\s/.test(words)),
  );
  // What has happened isn't on a day to come, so that day is for something else.
  const isNext = (result: Result) => past && isToCome(result, plain, now);
  const dayResult = dayResults.findLast((result) => !isNext(result));
  const nextResult = dayResults.findLast(isNext);
  const timeResult = results.find(({ start }) => start.isCertain('hour'));
  let rest = plain;
  // From the end, so that earlier positions stay valid.
  const used = new Set(
    [dayResult, nextResult, timeResult].filter((result) => result !== undefined),
  );
  for (const { index, text: words } of [...used].sort((a, b) => b.index - a.index)) {
    rest = `${rest.slice(0, index)} ${rest.slice(index + words.length)}`;
  }
  let day: string | null = null;
  if (dayResult !== undefined) {
    const date = dayResult.start.date();
    day = localDay(
      past && isWeekday(dayResult) && date > now ? new Date(date.getTime() - 7 * DAY_MS) : date,
    );
  }
  let time = timeResult === undefined ? null : timeOf(timeResult, timeResult.text);
  if (time === null && day !== null && only === undefined) {
    const bare = BARE_HOUR.exec(rest);
    if (bare !== null) {
      time = clock(afternoon(Number(bare[1]), bare[1] ?? ''), 0);
      rest = rest.replace(bare[0], ' ');
    }
  }
  const part = partOfDay(plain);
  if (part !== null && day !== null) {
    rest = rest.replace(PART_OF_DAY, ' ');
    const isLater = day === localDay(now) && part > clock(now.getHours(), now.getMinutes());
    // What has happened today didn't happen later than now.
    if (time === null && !(past && isLater)) time = part;
  }
  let next = nextResult === undefined ? null : localDay(nextDateOf(nextResult, now));
  // "Today at 5" is to come, too, until then.
  const isAhead = time !== null && time > clock(now.getHours(), now.getMinutes());
  if (past && isAhead && day === localDay(now)) [day, next] = [null, day];
  if (day === null && next !== null && time !== null) {
    // The hour belongs to what is to be done.
    rest = `${rest} at ${time}`;
    time = null;
  }
  const isAnyDay = day === null && next === null && time !== null;
  if (time !== null && isAnyDay) day = dayFor(time, now, past);
  // "By Monday" on a Monday is about the next one: for the same day, people say today.
  const isSameWeekday = day === localDay(now) && isWeekday(dayResult) && time === null;
  if (!past && isSameWeekday) day = localDay(new Date(now.getTime() + 7 * DAY_MS));
  const isOver = !past && day !== null && (day < localDay(now) || isPast(dayResult?.text ?? ''));
  return {
    day: isOver ? null : day,
    time: isOver ? null : time,
    rest: rest.replaceAll(/\s+/g, ' ').trim(),
    over: isOver ? (dayResult?.text.trim() ?? null) : null,
    next,
    isAnyDay,
    ...untilEnd(timeResult),
    ...lengthIn(text),
  };
}

/** The minutes until the end of a time that has one: "9-10:30". */
function untilEnd(time: Result | undefined): Pick<When, 'minutes'> {
  if (time?.end?.isCertain('hour') !== true) return {};
  const minutes = (time.end.date().getTime() - time.start.date().getTime()) / MINUTE_MS;
  return minutes > 0 && minutes <= LONGEST ? { minutes } : {};
}

const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2 };

/** Returns how long something takes, as a text says. */
function lengthIn(text: string): Pick<When, 'minutes'> {
  const words = text.match(LENGTH)?.[0];
  if (words === undefined) return {};
  const perUnit = /min/iu.test(words) ? 1 : 60;
  const count = /\d+|\b(?:half|an?|one|two)\b/iu.exec(words)?.[0].toLowerCase() ?? '';
  const minutes = (count === 'half' ? 0.5 : (COUNTS[count] ?? Number(count))) * perUnit;
  return minutes >= 1 ? { minutes } : {};
}

type Result = ReturnType<typeof english.parse>[number];

/** Words before a day to come, or that begin it: "I'll call back Friday" isn't about last Friday. */
const TO_COME =
  /\b(?:next|coming|by|until|till|again|back|will|['’]ll|going to|wants?|needs?|has to|have to|must|remind|follow up|try|trying|chase|call|ring|email|send|write|ask)\b[^,;.]*$/iu;

/** Whether a day is in the future, as its words or those before it say. */
function isToCome(result: Result, all: string, now: Date): boolean {
  const { start, index, text } = result;
  if (isWeekday(result)) return !isPast(text) && TO_COME.test(all.slice(0, index) + text);
  return localDay(start.date()) > localDay(now);
}

/** Returns the coming one of a weekday's days. */
function nextDateOf({ start }: Result, now: Date): Date {
  const date = start.date();
  return localDay(date) > localDay(now) ? date : new Date(date.getTime() + 7 * DAY_MS);
}

/** Returns the usual time of the part of a day that a text names. */
function partOfDay(text: string): string | null {
  const word = PART_OF_DAY.exec(text)?.[1]?.toLowerCase();
  return Object.entries(PARTS_OF_DAY).find(([name]) => name === word)?.[1] ?? null;
}

function isWeekday(result: Result | undefined): boolean {
  return (
    result !== undefined && result.start.isCertain('weekday') && !result.start.isCertain('day')
  );
}

/** Whether words name a past day: "last tuesday". */
function isPast(words: string): boolean {
  return /\b(?:last|past|yesterday|ago|earlier)\b/iu.test(words);
}

function timeOf({ start }: Result, words: string): string {
  const hour = start.get('hour') ?? 0;
  const typed = /\d+/.exec(words.replace(/^.*?(?=\d{1,2}(?::\d\d)?\s*$)/u, ''))?.[0] ?? '';
  const isOpen = !start.isCertain('meridiem') && hour < 12;
  return clock(isOpen ? afternoon(hour, typed) : hour, start.get('minute') ?? 0);
}

/** "3" is 3 p.m.; "03" and "10" are literal. */
function afternoon(hour: number, typed: string): number {
  return hour > 0 && hour < EARLIEST && !typed.startsWith('0') ? hour + 12 : hour;
}

/** Returns today if the time is in the future (or past, as required), otherwise the adjacent day. */
function dayFor(time: string, now: Date, past: boolean): string {
  const isAhead = time > clock(now.getHours(), now.getMinutes());
  if (isAhead !== past) return localDay(now);
  return localDay(new Date(now.getTime() + (past ? -DAY_MS : DAY_MS)));
}

function isDayFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' });
  return parts.formatToParts(new Date()).find(({ type }) => type !== 'literal')?.type === 'day';
}

function clock(hours: number, minutes: number): string {
  return `${two(hours)}:${two(minutes)}`;
}

function localDay(moment: Date): string {
  return [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
