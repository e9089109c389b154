import * as english from 'chrono-node/en';

/** What a text says of a day and a time. */
export interface When {
  /** As `<input type="date">` has it: 2026-12-04. */
  day: string | null;
  /** As `<input type="time">` has it: 10:00. */
  time: string | null;
  /** The text without the words for them. */
  rest: string;
  /** The words for a day that is over, where one ahead is meant. */
  over: string | null;
}

export interface WhenOptions {
  now: Date;
  /** Of the browser; it decides whether 4/12 is in April or in December. */
  locale: string;
  /** Whether "friday" is the last one. */
  past: boolean;
}

const SPAN =
  /(?<!\b(?:in|within|next|last|past)\s)\b(?:for\s+)?(\d+|an?|one|two|three|four|five|six)\s+(day|week|month|year)s?\b(?!\s*(?:ago|before|earlier))/giu;
const SHORT_SPAN = /(?:\b(?:in|for)\s+)?\b(\d+)\s?([dw])\b/giu;
const BARE_HOUR = /(?<=^|\s)(?:(?:at|@)\s*)?([01]?\d|2[0-3])(?=\s|$)/iu;
/** Until this hour a bare number is one of the afternoon: hardly anyone plans a meeting for 4 in the morning. */
const EARLIEST = 7;
const DAY_MS = 86_400_000;

/** Reads a day and a time out of a text: "marta friday 10" leaves "marta". */
export function readWhen(text: string, { now, locale, past }: WhenOptions): When {
  const plain = text
    .replaceAll(SHORT_SPAN, (_, count: string, unit: string) =>
      unit.toLowerCase() === 'd' ? `in ${count} days` : `in ${count} weeks`,
    )
    .replaceAll(SPAN, 'in $1 $2s');
  const parser = isDayFirst(locale) ? english.GB : english.casual;
  const results = parser.parse(plain, now, { forwardDate: !past });
  // "Jan" and "May" alone are names more often than months.
  const dayResult = results.findLast(
    ({ start, text: words }) =>
      start.isCertain('day') ||
      start.isCertain('weekday') ||
      (start.isCertain('month') && /\s/.test(words)),
  );
  const timeResult = results.find(({ start }) => start.isCertain('hour'));
  let rest = plain;
  // From the end, where the places before are still right.
  const used = new Set([dayResult, timeResult].filter((result) => result !== undefined));
  for (const { index, text: words } of [...used].sort((a, b) => b.index - a.index)) {
    rest = `${rest.slice(0, index)} ${rest.slice(index + words.length)}`;
  }
  let day: string | null = null;
  if (dayResult !== undefined) {
    const { start } = dayResult;
    const isNamed = start.isCertain('weekday') && !start.isCertain('day');
    const date = start.date();
    day = localDay(past && isNamed && date > now ? new Date(date.getTime() - 7 * DAY_MS) : date);
  }
  let time = timeResult === undefined ? null : timeOf(timeResult, timeResult.text);
  if (time === null && day !== null) {
    const bare = BARE_HOUR.exec(rest);
    if (bare !== null) {
      time = clock(afternoon(Number(bare[1]), bare[1] ?? ''), 0);
      rest = rest.replace(bare[0], ' ');
    }
  }
  if (day === null && time !== null) day = dayFor(time, now, past);
  const isOver = !past && day !== null && day < localDay(now);
  return {
    day: isOver ? null : day,
    time: isOver ? null : time,
    rest: rest.replaceAll(/\s+/g, ' ').trim(),
    over: isOver ? (dayResult?.text.trim() ?? null) : null,
  };
}

function timeOf({ start }: ReturnType<typeof english.parse>[number], words: string): string {
  const hour = start.get('hour') ?? 0;
  const typed = /\d+/.exec(words.replace(/^.*?(?=\d{1,2}(?::\d\d)?\s*$)/u, ''))?.[0] ?? '';
  const isOpen = !start.isCertain('meridiem') && hour < 12;
  return clock(isOpen ? afternoon(hour, typed) : hour, start.get('minute') ?? 0);
}

/** "3" is three in the afternoon, "03" and "10" are what they say. */
function afternoon(hour: number, typed: string): number {
  return hour > 0 && hour < EARLIEST && !typed.startsWith('0') ? hour + 12 : hour;
}

/** Today as long as the time is ahead, or behind. */
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
