const UNITS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
};
const ADVERBS: Readonly<Record<string, number>> = {
  daily: 1,
  weekly: 7,
  biweekly: 14,
  fortnightly: 14,
  monthly: 30,
  quarterly: 90,
  yearly: 365,
  annually: 365,
};
/** Short forms beside a number: "every 30d". */
const SHORT_UNITS: Readonly<Record<string, number>> = { d: 1, wk: 7, w: 7, mo: 30, m: 30, yr: 365 };
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2 };

const UNIT = '(day|week|fortnight|month|quarter|year)s?';
/** "Every other Friday" is every two weeks. */
const WEEKDAY =
  /\b(?:every|each)\s+(?:(other|second)\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu;
const SHORT = new RegExp(String.raw`\b(?:every|each)\s+(\d{1,3})\s?(d|wk|w|mo|m|yr)s?\b`, 'iu');
const EVERY = new RegExp(
  String.raw`\b(?:every|each)\s+(?:(other|second|\d{1,3}|${NUMBERS.join('|')})\s+)?(?:couple of\s+)?${UNIT}\b`,
  'iu',
);
const PER = new RegExp(String.raw`\b(once|twice)\s+(?:a|an|per|every)\s+${UNIT}\b`, 'iu');
const ADVERB = new RegExp(String.raw`\b(${Object.keys(ADVERBS).join('|')})\b`, 'iu');

/** How often something is to happen. */
interface Interval {
  days: number;
  /** The text without the words for it. */
  rest: string;
}

/** Reads how often something is to happen: "lise every 6 weeks" is every 42 days, for "lise"; null without it. */
export function readInterval(text: string): Interval | null {
  const every = EVERY.exec(text);
  if (every !== null) return interval(text, every[0], countOf(every[1]) * unitDays(every[2]));
  const weekday = WEEKDAY.exec(text);
  if (weekday !== null) return interval(text, weekday[0], 7 * countOf(weekday[1]));
  const short = SHORT.exec(text);
  if (short !== null) {
    const unit = SHORT_UNITS[short[2]?.toLowerCase() ?? ''] ?? 0;
    return interval(text, short[0], Number(short[1]) * unit);
  }
  const per = PER.exec(text);
  if (per !== null) {
    const times = TIMES[per[1]?.toLowerCase() ?? ''] ?? 1;
    return interval(text, per[0], Math.floor(unitDays(per[2]) / times));
  }
  const adverb = ADVERB.exec(text);
  if (adverb === null) return null;
  return interval(text, adverb[0], ADVERBS[adverb[0].toLowerCase()] ?? 0);
}

function interval(text: string, found: string, days: number): Interval | null {
  if (days < 1) return null;
  return { days, rest: text.replace(found, ' ').replaceAll(/\s+/g, ' ').trim() };
}

function countOf(word: string | undefined): number {
  if (word === undefined) return 1;
  const name = word.toLowerCase();
  if (name === 'other' || name === 'second') return 2;
  const place = NUMBERS.indexOf(name);
  return place < 0 ? Number(name) : place + 1;
}

function unitDays(unit: string | undefined): number {
  const name = unit?.toLowerCase() ?? '';
  return name === 'fortnight' ? 2 * 7 : (UNITS[name] ?? 0);
}

/** Returns whether a text says that something happens again and again, like "every 6 weeks". */
export function isRepeated(text: string): boolean {
  return EVERY.test(text) || WEEKDAY.test(text) || SHORT.test(text) || PER.test(text);
}

/** Returns an interval in words: "every 6 weeks". */
export function intervalWords(days: number): string {
  const unit = Object.entries(UNITS).findLast(([, length]) => days % length === 0);
  const [name, length] = unit ?? ['day', 1];
  const count = days / length;
  return count === 1 ? `every ${name}` : `every ${count} ${name}s`;
}
