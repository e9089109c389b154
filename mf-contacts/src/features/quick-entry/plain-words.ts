/** A line in the words that the rules know: typing errors mended, abbreviations and German in English. */
interface PlainLine {
  text: string;
  isGerman: boolean;
  /** The words of the line, as typed, for a part of `text`. */
  original: (part: string) => string;
}

/** English words with the German ones that they translate; the rules of clauses know the German order, too. */
const GERMAN =
  dictionary(`I:ich;he:er;she:sie;we:wir;me:mir,mich;us:uns;her:ihr;him:ihm;them:ihnen;with:mit;and:und;but:aber;
  by:bis;on:am;at:bei;about:wegen,über;for:um;have:habe,hab;has:hat;was:war;must:muss,soll;will:werde,wird;
  wants:möchte,will,wünscht;needs:braucht;asks:bittet,fragt;asked:bat;promised:versprochen,zugesagt;
  will send:schickt,sendet,liefert,schicke,sende,liefere;will reply:meldet,melde;will come:kommt;
  will give:gibt;will do:mache;will check:klärt,prüft,kläre,prüfe;will confirm:bestätigt;will call:ruft;
  telephoned:angerufen,telefoniert;spoken:gesprochen;met:getroffen;e-mailed:gemailt,geschrieben;
  meeting:treffen,termin;lunch:mittagessen,essen,gegessen;coffee:kaffee;call:telefonat;Mrs:frau;
  Mr:herr,herrn;today:heute;yesterday:gestern;2 days ago:vorgestern;tomorrow:morgen;in 2 days:übermorgen;
  next:nächste,nächsten,nächster,kommenden;last:letzte,letzten;week:woche;weeks:wochen;days:tagen;two:zwei;
  three:drei;Monday:montag;Tuesday:dienstag;Wednesday:mittwoch;Thursday:donnerstag;Friday:freitag;
  Saturday:samstag;Sunday:sonntag;January:januar;February:februar;March:märz;May:mai;June:juni;July:juli;
  October:oktober;December:dezember;end of the month:monatsende;end:ende;didn't:nicht;reach:erreicht;of the:des;month:monats`);
/** A line is German if it has two other words of these. */
const ALSO_ENGLISH = /^(?:am|war|bat|hat|will|des|er|um|her|herr)$/u;

const SHORT = dictionary(
  'voicemail:vm;message:msg;text:txt;will:wil;weeks:wks;week:wk;December 31:eoy;tomorrow:tmrw,tmr,tmw;Tuesday:tues,tue;Wednesday:weds;Thursday:thur;today:eod;Friday:eow;end of the month:eom',
);
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const PROMISES = /['’](?:d|ll)\b|\b(?:will|promised|owe|need to|have to|to send)\b[^,;.]*$/iu;

interface Phrase {
  pattern: RegExp;
  /** Returns its replacement; null leaves it as it is. */
  plain: (groups: Partial<Record<string, string>>, now: Date, before: string) => string | null;
  isGerman?: boolean;
}

/** Phrases that a rule for single words can't read. */
const PHRASES: readonly Phrase[] = [
  { pattern: /(?<!\S)w\/?(?=\s)/iuy, plain: () => 'with' },
  { pattern: /(?<=\b(?:said|told (?:her|him|them)) )id\b/uy, plain: () => "I'd" },
  {
    pattern: /(?<=\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.? )eve\b/iuy,
    plain: () => 'evening',
  },
  {
    // After a weekday, "11-12" is no date.
    pattern:
      /(?<=\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.? )(?<from>\d{1,2})\s?[-–]\s?(?<to>\d{1,2})(?![\d:./-]|\s?[ap]m)/iuy,
    plain: ({ from = '', to = '' }) => `${from}:00-${to}:00`,
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
    pattern:
      /(?<!\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? |\b(?:his|her|their|our|my|a) )\b(?<due>by |before |until |(?<on>on ))?(?<day>\d{1,2})(?:st|nd|rd|th)(?=\s*(?:$|[,;.!?]|at\b|latest\b))/iuy,
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
/** Where a phrase or a word may begin. */
const BEGINNING = /(?<!\S)w\/?(?=\s)|(?<!\d)\d+|(?<!\p{L})\p{L}+/giu;

/** Words that are mended if one letter in them is missing, added, wrong, or turned. */
const OFTEN_MISTYPED =
  'called phoned emailed promised meeting agreed requested coffee today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday telefoniert angerufen versprochen'.split(
    ' ',
  );
const SHORTEST_MENDED = 4;

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

/** @param line with single spaces */
export function plainWords(line: string, now: Date): PlainLine {
  const known = line.toLowerCase().split(/\P{L}+/u);
  const isGerman =
    new Set(known.filter((word) => GERMAN.has(word) && !ALSO_ENGLISH.test(word))).size > 1;
  /** For each character of `text`, the place in the line that it comes from. */
  const places: number[] = [];
  let text = '';
  let last = 0;
  const add = (words: string, from: number, isSame: boolean) => {
    for (let at = 0; at < words.length; at += 1) places.push(isSame ? from + at : from);
    text += words;
  };
  for (const { 0: word, index } of line.matchAll(BEGINNING)) {
    // A phrase before it has it.
    if (index < last) continue;
    const phrase = phraseAt(line, index, { now, isGerman });
    const typed = phrase?.typed ?? word;
    const plain = phrase?.plain ?? plainWord(word, index === 0, isGerman);
    if (plain === typed) continue;
    add(line.slice(last, index), last, true);
    add(plain, index, false);
    last = index + typed.length;
  }
  add(line.slice(last), last, true);
  const original = (part: string) => {
    const start = text.indexOf(part);
    const end = start + part.length;
    return start < 0 || part === ''
      ? part
      : line.slice(places[start], places[end] ?? line.length).trim();
  };
  return { text, isGerman, original };
}

/** The phrase that begins at a place of a line, and its replacement. */
function phraseAt(
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

function plainWord(word: string, isFirst: boolean, isGerman: boolean): string {
  const lower = word.toLowerCase();
  const mended = isFirst || word === lower ? (mendedWord(lower) ?? lower) : lower;
  const known = (isGerman ? GERMAN.get(mended) : undefined) ?? SHORT.get(lower);
  return known ?? (mended === lower ? word : mended);
}

function mendedWord(word: string): string | undefined {
  if (word.length < SHORTEST_MENDED || OFTEN_MISTYPED.includes(word)) return undefined;
  return OFTEN_MISTYPED.find(
    (known) => known[0] === word[0] && known.at(-1) === word.at(-1) && isOneSlip(word, known),
  );
}

/** Whether two words differ by one letter, or by two that are turned. */
export function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const a = one.slice(start, one.length - end);
  const b = other.slice(start, other.length - end);
  const isTurned = a.length === 2 && b === `${a[1]}${a[0]}`;
  return isTurned || Math.max(a.length, b.length) === 1;
}

/** @param entries a word and those that mean the same, as in "tomorrow:tmrw,tmr" */
function dictionary(entries: string): ReadonlyMap<string, string> {
  return new Map(
    entries.split(';').flatMap((entry) => {
      const [meaning = '', words = ''] = entry.trim().split(':');
      return words.split(',').map((word) => [word, meaning] as const);
    }),
  );
}
