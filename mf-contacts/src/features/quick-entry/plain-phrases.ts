import { GERMAN } from './plain-dictionary.ts';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*\\.?';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*';
/** Says that something is to be done. */
const PROMISES =
  /['’](?:d|ll)\b|\b(?:I (?:send|do|draft|bring|prepare)|will|promised|owe|need to|have to|to send)\b[^,;.]*$/iu;

/** The day that a part of a month ends with, or is about. */
const PARTS_OF_MONTH: Readonly<Record<string, number>> = { early: 7, mid: 15, late: 28 };

interface Phrase {
  pattern: RegExp;
  /** Returns its replacement; null leaves it as it is. */
  plain: (groups: Partial<Record<string, string>>, now: Date, before: string) => string | null;
  isGerman?: boolean;
}

/** A pattern that is tried at one place. */
function phrase(pattern: string): RegExp {
  return new RegExp(pattern, 'iuy');
}

/** Phrases that a rule for single words can't read. */
const PHRASES: readonly Phrase[] = [
  { pattern: /(?<!\S)w\/?(?=\s)/iuy, plain: () => 'with' },
  { pattern: /(?<=\b(?:said|told (?:her|him|them)) )id\b/uy, plain: () => "I'd" },
  {
    pattern: phrase(`(?<=\\b${DAY} )eve\\b`),
    plain: () => 'evening',
  },
  {
    // After a day, "11-12" is no date.
    pattern: /\b(?<from>\d{1,2})\s?[-–]\s?(?<to>\d{1,2})(?![\d:./-]|\s?[ap]m)/iuy,
    plain: ({ from = '', to = '' }, _, before) =>
      new RegExp(`\\b(?:${DAY}|${MONTH})(?=\\s)`, 'iu').test(before) ? `${from}:00-${to}:00` : null,
  },
  { pattern: /\bafter the weekend\b/iuy, plain: () => 'by Monday' },
  { pattern: /\bmid-?week\b/iuy, plain: () => 'Wednesday' },
  {
    pattern: phrase(
      `\\b(?:by )?(?:eod|cob|cop|close of (?:play|business))(?= (?:on )?(?:${DAY}|tomorrow|tmrw|today))`,
    ),
    plain: () => 'by',
  },
  { pattern: /\b(?:cob|cop|close of (?:play|business))\b/iuy, plain: () => 'today' },
  { pattern: /\bw\/c\b/iuy, plain: () => 'the week of' },
  {
    pattern: phrase(`(?<=\\b(?:${DAY}|tomorrow|tmrw|today) )(?<half>[ap])m\\b`),
    plain: ({ half = '' }) => (half.toLowerCase() === 'a' ? 'morning' : 'afternoon'),
  },
  {
    pattern: /(?<=\bat )(?<hour>\d{1,2})h(?<minute>[0-5]\d)?\b/iuy,
    plain: ({ hour = '', minute = '00' }) => `${hour}:${minute}`,
  },
  {
    pattern: phrase(`\\b(?<part>mid|early|late)[- ](?<month>${MONTH})\\b`),
    plain: ({ part = '', month = '' }) => `${PARTS_OF_MONTH[part.toLowerCase()] ?? ''} ${month}`,
  },
  { pattern: /\bend of today\b/iuy, plain: () => 'today' },
  {
    pattern: /\bthis week(?=\s*(?:$|[,;.]))/iuy,
    // What's promised for this week is due on Friday.
    plain: (_, __, before) => (PROMISES.test(before) ? 'by Friday' : null),
  },
  {
    pattern: /\b(?<from>\d{1,2})\s?[-–]\s?(?<to>\d{1,2})\.(?<minute>[0-5]\d)\b(?!\.)/iuy,
    plain: ({ from = '', to = '', minute = '' }) => `${from}:00-${to}:${minute}`,
  },
  { pattern: /\bthis pm\b/iuy, plain: () => 'this afternoon' },
  {
    // "Phoned 9.15" is a time; "2.50 a unit" isn't.
    pattern:
      /(?<=\b(?:at|today|yesterday|called|phoned|rang|spoke|met|texted|emailed|(?:mon|tues|wednes|thurs|fri|satur|sun)day) )(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)(?=$|[\s,;])/iuy,
    plain: ({ hour = '', minute = '' }) => `${hour}:${minute}`,
  },
  { pattern: /\bf\/u\b/iuy, plain: () => 'follow up' },
  { pattern: /\blunch and learn\b/iuy, plain: () => 'lunch' },
  { pattern: /\b(?<hour>\d{1,2})ish\b/iuy, plain: ({ hour = '' }) => `at ${hour}` },
  {
    pattern: /\b(?:by|before) (?:xmas|christmas)(?: break)?\b/iuy,
    plain: () => 'before December 24',
  },
  { pattern: /\ba fortnight\b/iuy, plain: () => '2 weeks' },
  { pattern: /\bend of month\b/iuy, plain: () => 'end of the month' },
  { pattern: /\b(?:the )?end of (?:the |this )?week\b/iuy, plain: () => 'Friday' },
  {
    pattern: /\b(?:the )?(?:end of (?:the |this )?year|year[\s-]end)\b/iuy,
    plain: () => 'December 31',
  },
  {
    pattern: /\b(?<due>by |before |until )?the (?<day>\d{1,2})(?:st|nd|rd|th)\b(?! of)/iuy,
    // After the first clause, a day is rather one to come: "told him the 18th".
    plain: ({ due, day = '' }, now, before) =>
      dayOfMonth({ day, due: due ?? (/[,;]\s/u.test(before) ? ' ' : '') }, now)?.trim() ?? null,
  },
  {
    // "Him 16th" is a day, "Dec 16th" has its month, and "his 16th" or "16th floor" is none.
    pattern: phrase(
      `(?<!\\b${MONTH}\\.? |\\b(?:his|her|their|our|my|a) )\\b(?<due>by |before |until |(?<on>on ))?(?<day>\\d{1,2})(?:st|nd|rd|th)(?=\\s*(?:$|[,;.!?]|at\\b|latest\\b))`,
    ),
    plain: ({ on, due = ' ', day = '' }, now) =>
      dayOfMonth({ day, due: on ?? due }, now)?.trim() ?? null,
  },
  {
    pattern: /\b(?:vor )(?<count>\d+|zwei|drei) tagen\b/iuy,
    plain: ({ count = '' }) =>
      `${count.toLowerCase().replace('zwei', '2').replace('drei', '3')} days ago`,
    isGerman: true,
  },
  {
    pattern: /\b(?:um )?(?<hour>\d{1,2})(?:[.:](?<minute>\d\d))? uhr\b/iuy,
    plain: ({ hour = '', minute = '00' }) => `at ${hour}:${minute}`,
    isGerman: true,
  },
  {
    pattern: /\b(?<day>\d{1,2})\.\s?(?<month>1[0-2]|0?[1-9])\.(?<year>\d{4}\b)?/iuy,
    plain: ({ day = '', month = '', year = '' }) =>
      `${day} ${MONTHS[Number(month) - 1] ?? ''} ${year}`.trim(),
    isGerman: true,
  },
  {
    // In an English line, a time follows: "3.12. 15:00".
    pattern:
      /(?<![\p{L}\d.])(?<day>[0-3]?\d)\.(?<month>1[0-2]|0?[1-9])\.(?=\s+(?:at\s)?\d{1,2}(?::\d\d|\s?[ap]m))/iuy,
    plain: ({ day = '', month = '' }) => `${day} ${MONTHS[Number(month) - 1] ?? ''}`,
  },
  { pattern: /\btel\.?(?= (?:mit|with|w\/)\b)/iuy, plain: () => 'call' },
  {
    // Without a subject, a German verb of the third person is about them: "Call with Ada, schickt den Vertrag".
    pattern:
      /(?<=[,;.]\s|\bund\s)(?<verb>schickt|sendet|liefert|meldet|kommt|gibt|klärt|prüft|bestätigt|ruft)\b/iuy,
    plain: ({ verb = '' }) => `they ${GERMAN.get(verb.toLowerCase()) ?? ''}`,
    isGerman: true,
  },
  { pattern: /\b(?<day>\d+)\.(?=\s\p{L})/iuy, plain: ({ day = '' }) => day, isGerman: true },
];

/** "By the 11th" as "by 11 December": the next one, unless it was in the last two weeks and may have happened. */
function dayOfMonth(
  { due = '', day = '' }: Partial<Record<string, string>>,
  now: Date,
): string | null {
  if (Number(day) < 1 || Number(day) > LAST_DAY) return null;
  const earliest = now.getDate() - (due === '' || due === 'on ' ? DAYS_BACK : 0);
  const month = [-1, 0, 1].find((each) => {
    const monthBegin = new Date(now.getFullYear(), now.getMonth() + each, Number(day));
    return monthBegin >= new Date(now.getFullYear(), now.getMonth(), earliest);
  });
  const date = new Date(now.getFullYear(), now.getMonth() + (month ?? 1), 1);
  return `${due}${day} ${MONTHS[date.getMonth()] ?? ''}`;
}

const LAST_DAY = 31;
const DAYS_BACK = 14;

/** The phrase that begins at a place of a line, and its replacement. */
export function phraseAt(
  line: string,
  index: number,
  { now, isGerman }: { now: Date; isGerman: boolean },
) {
  for (const phrase of PHRASES) {
    if (phrase.isGerman === true && !isGerman) continue;
    phrase.pattern.lastIndex = index;
    const match = phrase.pattern.exec(line);
    const plain =
      match === null ? null : phrase.plain(match.groups ?? {}, now, line.slice(0, index));
    if (match !== null && plain !== null) return { typed: match[0], plain };
  }
  return null;
}
