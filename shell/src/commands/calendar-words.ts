/** Returns the day that words stand for, given the year. */
type DayOf = (year: number) => Date;

interface NamedDay {
  words: string;
  first: DayOf;
  /** How many days it lasts; 1 by default. */
  lasts?: number;
}

const on =
  (month: number, day: number): DayOf =>
  (year) =>
    new Date(year, month - 1, day);

/** Days and times of the year that people name. Seasons begin with their months. */
const NAMED_DAYS: readonly NamedDay[] = [
  { words: 'christmas eve|xmas eve', first: on(12, 24) },
  { words: "new year'?s eve|nye", first: on(12, 31) },
  { words: '(?:the )?holidays', first: on(12, 24), lasts: 9 },
  { words: 'christmas|xmas|x-mas', first: on(12, 25), lasts: 2 },
  { words: "new years?(?:'?s)?(?: day)?", first: on(1, 1) },
  { words: 'good friday', first: (year) => daysAfter(easterOf(year), -2) },
  { words: 'easter monday', first: (year) => daysAfter(easterOf(year), 1) },
  { words: 'easter', first: easterOf, lasts: 2 },
  { words: 'thanksgiving', first: thanksgivingOf, lasts: 2 },
  { words: "valentine'?s(?: day)?", first: on(2, 14) },
  { words: 'halloween', first: on(10, 31) },
];
const SEASONS: readonly NamedDay[] = [
  { words: 'spring', first: on(3, 1), lasts: 92 },
  { words: 'summer', first: on(6, 1), lasts: 92 },
  { words: 'autumn|fall', first: on(9, 1), lasts: 91 },
  { words: 'winter', first: on(12, 1), lasts: 90 },
];
const QUARTERS: readonly NamedDay[] = [1, 2, 3, 4].map((quarter) => ({
  words: `q${quarter}`,
  first: on(3 * quarter - 2, 1),
  lasts: 90,
}));

/** Words before a time of the year; "spring launch" has none, so it's no day. */
const WHEN =
  '(in|on|by|until|till|til|before|after|from|for|at|around|over|during|next|this|since|late|early|mid)';

export interface CalendarOptions {
  now: Date;
  /** True if the words are about what has happened. */
  past: boolean;
}

/** Rewrites days that people name ("after Easter", "until summer", "in Q2") as dates: "after 2027-03-30". */
export function namedDays(text: string, { now, past }: CalendarOptions): string {
  const dated = (day: NamedDay, found: string, when: string) => {
    const { first, lasts = 1 } = day;
    const start = nearest(first, now, past, lasts);
    const word = when.toLowerCase();
    if (word === 'after') return `on ${isoDay(workday(daysAfter(start, lasts), 1))}`;
    if (word === 'before') return `on ${isoDay(workday(daysAfter(start, -1), -1))}`;
    if (word === 'late') return `on ${isoDay(daysAfter(start, Math.floor((lasts * 3) / 4)))}`;
    if (word === 'mid') return `on ${isoDay(daysAfter(start, Math.floor(lasts / 2)))}`;
    const kept = ['by', 'until', 'till', 'til', 'since', 'around', 'from'].includes(word);
    return `${kept ? found.slice(0, when.length) : 'on'} ${isoDay(start)}`;
  };
  let written = text;
  for (const day of NAMED_DAYS) {
    // Without a word before it, as in "send Tom a Christmas card", it's a day only at the end.
    const words = `(?:the )?(?:${day.words})`;
    const places = new RegExp(`\\b(?:${WHEN}\\s+${words}\\b|${words}(?=\\s*[,;.]|\\s*$))`, 'giu');
    written = written.replaceAll(places, (found, when: string | undefined) =>
      dated(day, found, when ?? ''),
    );
  }
  for (const day of [...SEASONS, ...QUARTERS]) {
    const places = new RegExp(`\\b${WHEN}[\\s-]+(?:the )?(?:${day.words})\\b`, 'giu');
    written = written.replaceAll(places, (found, when: string) => dated(day, found, when));
  }
  return written;
}

/** The occurrence that's meant: one that isn't over or, for what has happened, that has begun. */
function nearest(first: DayOf, now: Date, past: boolean, lasts: number): Date {
  const year = now.getFullYear();
  const today = new Date(year, now.getMonth(), now.getDate());
  const starts = [year - 1, year, year + 1].map(first);
  const found = past
    ? starts.findLast((start) => start <= today)
    : starts.find((start) => (lasts > 30 ? start : daysAfter(start, lasts - 1)) >= today);
  return found ?? first(year);
}

/** Returns the Sunday of Easter in the Gregorian calendar, by the anonymous algorithm of Meeus. */
function easterOf(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  return new Date(year, 2, moon + weekday - 7 * late + 22);
}

/** Returns the fourth Thursday of November. */
function thanksgivingOf(year: number): Date {
  const first = new Date(year, 10, 1).getDay();
  return new Date(year, 10, 1 + ((11 - first) % 7) + 21);
}

export function daysAfter(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
}

/** Returns the day, or the nearest one that's no weekend in a direction. */
export function workday(day: Date, direction: 1 | -1): Date {
  const isWeekend = day.getDay() === 0 || day.getDay() === 6;
  return isWeekend ? workday(daysAfter(day, direction), direction) : day;
}

/** Returns a day in the format of `<input type="date">`. */
export function isoDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return [date.getFullYear(), month, day].join('-');
}
