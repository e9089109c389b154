import { type NewCommitment } from '@rapport/api-client';
import { DURATION_LIMITS, type InteractionType, TEXT_LIMITS } from '@rapport/contracts';
import { type DateOrder } from '@rapport/shared-ui';
import { localDay, parserOf } from '../../commitments/days-in-text.ts';
import { clausesOf } from './line-clauses.ts';

/** The contents of one line about a contact. */
export interface LineReading {
  /** Null if the line doesn't name one. */
  type: InteractionType | null;
  /** The words for each person, as typed; empty if the line names no one. */
  who: string[];
  /** In the format of `<input type="date">`, 2026-12-04; null if the line names none. */
  day: string | null;
  /** In the format of `<input type="time">`, 10:00; null if the line names none. */
  time: string | null;
  /** In whole minutes; null if the line names none. */
  duration: number | null;
  /** The subject; null if the line names none. */
  about: string | null;
  commitments: NewCommitment[];
}

interface ReadOptions {
  now: Date;
  /** The order of day and month when the user writes "4/12". */
  order: DateOrder;
}

/** The words for each type. The one that comes first in a line counts. */
const TYPE_WORDS: Readonly<Record<InteractionType, RegExp>> = {
  call: /\b(?:(?:phone|video|zoom|teams)[\s-]?call(?:ed)?|call(?:ed|ing)?|phoned?|rang|ring|spoke|spoken|talked|talk|zoomed|on the phone)\b/iu,
  email: /\b(?:e-?mail(?:ed)?|mail(?:ed)?|wrote|replied|sent)\b/iu,
  message:
    /\b(?:text(?:ed)?|messaged?|whats-?app(?:ed)?|pinged?|sms|slack(?:ed)?|dm(?:'d|ed)?)\b/iu,
  meeting:
    /\b(?:met|meet(?:ing)?|(?:had\s+)?(?:lunch|coffee|breakfast|dinner|tea|drinks)|visit(?:ed)?|saw|see(?:ing)?|workshop|catch[\s-]?up|1:1|one-on-one|sat down)\b/iu,
  event: /\b(?:ran into|bumped into|conference|trade fair|fair|webinar)\b/iu,
  note: /\b(?:note(?:d)?|remember)\b/iu,
};
const TYPES = ['call', 'email', 'message', 'meeting', 'event', 'note'] as const;

const PAST =
  /\b(?:called|phoned|rang|spoke|spoken|talked|zoomed|mailed|emailed|e-mailed|wrote|replied|texted|messaged|whatsapped|pinged|slacked|met|had|visited|saw|sat|ran into|bumped into|noted|was)\b/iu;

/** Names no hour. */
const PART_OF_TODAY = /\b(?:this (?:morning|afternoon|evening)|earlier today|just now)\b/iu;

const CLEARLY_PAST =
  /\b(?:yesterday|today|this (?:morning|afternoon|evening)|last \p{L}+|ago|earlier|just now)\b[^,;]*$/iu;

const ABOUT =
  /\s*\b(?:about|regarding|concerning|re:?|on the (?:topic|subject) of)\s+(?<text>\S.*)$/iu;
const DURATION =
  /\s*\b(?:for\s+)?(?:(?<count>\d{1,3})[\s-]?(?<unit>min(?:ute)?s?|hours?|h)|(?<half>half an hour)|(?<hour>(?:an|one) hour))\b(?!\s+ago)/iu;

/** Filler words around a name. */
const FILLER =
  /\b(?:i|we|i've|we've|just|again|had|have|has|having|a|an|the|quick|short|long|good|nice|great|first|second|my|our|will|want to|going to|plan(?:ned)?|schedule|arrange|book|set up|reminder|chat|to|with|w\/|from|by|sent|got|received|back|up|for|on|at|of|in|this|is|was|call|meeting|phone|mr|mrs|ms)\b\.?/giu;

/** Words that precede the name of a person. */
const WITH = /(?:^|\s)(?:with|w\/|to|from|into)\s+(?<name>\S.*)$/iu;
/** Words that follow the name of a person. */
const AFTER_NAME = /\s+(?:in|at|for|during|over|after|before|because|via|on|by)\s+.*$/iu;

/**
 * Reads one line, like "called Marta about the renewal, promised the new price by Friday". Its result is a
 * suggestion that the user sees before anything is saved.
 */
export function readLine(line: string, options: ReadOptions): LineReading {
  const { main, promises } = clausesOf(line.replaceAll(/\s+/gu, ' ').trim());
  const past = PAST.test(main);
  const duration = durationIn(main);
  const withoutDuration = duration === null ? main : main.replace(DURATION, ' ');
  const { head, about, day, time } = splitMain(withoutDuration, past, options);
  const found = typeIn(head);
  const names = namesIn(head, found);
  const others = promises.map(({ who, text }) => who || nameInPromise(text));
  return {
    type: found?.type ?? null,
    who: names.length > 0 ? names : others.filter((who) => who !== '').slice(0, 1),
    day,
    time,
    duration,
    about: about === '' ? null : about.slice(0, TEXT_LIMITS.short),
    commitments: promises.map(({ kind, text }) => ({ kind, ...dueIn(text, options) })),
  };
}

/** The name in "send Nina the photos"; empty if there's none. */
function nameInPromise(text: string): string {
  return (
    /(?<=\s|^)\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?/u.exec(
      text.replace(ABOUT, ''),
    )?.[0] ?? ''
  );
}

/** Separates the subject and the time from the part that says what happened with whom. */
function splitMain(main: string, past: boolean, options: ReadOptions) {
  const { text = '' } = ABOUT.exec(main)?.groups ?? {};
  const head = main.replace(ABOUT, '');
  const first = whenIn(head, past, options);
  if (first.day !== null || first.time !== null || text === '')
    return { ...first, head: first.rest, about: text };
  // "About the offer yesterday" ends with the time of the call, "called about the workshop on Friday" hardly does.
  const last = whenIn(text, past, options);
  return last.isLast && (!past || CLEARLY_PAST.test(text))
    ? { day: last.day, time: last.time, head, about: last.rest }
    : { day: null, time: null, head, about: text };
}

function whenIn(text: string, past: boolean, { now, order }: ReadOptions) {
  const results = parserOf(order).parse(text, now, { forwardDate: !past });
  const usable = results.filter(
    ({ start, text: words }) =>
      start.isCertain('day') ||
      start.isCertain('weekday') ||
      start.isCertain('hour') ||
      (start.isCertain('month') && /\s/u.test(words)),
  );
  const dated = usable.find(({ start }) => start.isCertain('day') || start.isCertain('weekday'));
  const timed = usable.find(({ start }) => start.isCertain('hour'));
  const [partOfDay] = PART_OF_TODAY.exec(text) ?? [];
  let rest = text;
  const used = [...new Set([dated, timed])].filter((result) => result !== undefined);
  for (const { index, text: words } of [...used].sort((a, b) => b.index - a.index)) {
    const before = rest.slice(0, index).replace(/\s*\b(?:on|at|by|this|since)\s*$/iu, '');
    rest = `${before} ${rest.slice(index + words.length)}`;
  }
  const end = Math.max(0, ...used.map(({ index, text: words }) => index + words.length));
  const date = dated?.start.date();
  const isNamed = dated?.start.isCertain('weekday') === true && !dated.start.isCertain('day');
  return {
    day:
      date === undefined
        ? partOfDay === undefined
          ? null
          : localDay(now)
        : localDay(past && isNamed && date > now ? new Date(date.getTime() - 7 * DAY_MS) : date),
    time: timed === undefined ? null : timeOf(timed.start, timed.text),
    rest: rest.replace(PART_OF_TODAY, ' ').replaceAll(/\s+/gu, ' ').trim(),
    isLast: used.length > 0 && text.slice(end).trim() === '',
  };
}

type Found = ReturnType<ReturnType<typeof parserOf>['parse']>[number];

/** "3" is 3 p.m., because hardly anyone meets at that hour of the night. */
function timeOf(start: Found['start'], words: string): string {
  const hour = start.get('hour') ?? 0;
  const isOpen =
    !start.isCertain('meridiem') && hour > 0 && hour < EARLIEST && !/\b0\d/u.test(words);
  return `${two(isOpen ? hour + 12 : hour)}:${two(start.get('minute') ?? 0)}`;
}

const EARLIEST = 7;
const DAY_MS = 86_400_000;

/** The due day of a promise, and its text without a final phrase for the day. */
function dueIn(text: string, { now, order }: ReadOptions): { text: string; dueOn: string | null } {
  const results = parserOf(order).parse(text, now, { forwardDate: true });
  const found = results.findLast(
    ({ start }) => start.isCertain('day') || start.isCertain('weekday'),
  );
  if (found === undefined) return { text, dueOn: null };
  const dueOn = localDay(found.start.date());
  if (dueOn < localDay(now)) return { text, dueOn: null };
  const isLast = text.slice(found.index + found.text.length).trim() === '';
  const before = text
    .slice(0, found.index)
    .replace(/\s*\b(?:by|on|until|till|before|due)\s*$/iu, '');
  return { text: isLast && before.trim() !== '' ? before.trim() : text, dueOn };
}

function durationIn(text: string): number | null {
  const { count, unit = '', half, hour } = DURATION.exec(text)?.groups ?? {};
  const minutes =
    half !== undefined
      ? 30
      : hour !== undefined
        ? 60
        : Number(count) * (/^h/iu.test(unit) ? 60 : 1);
  return Number.isNaN(minutes) || minutes > DURATION_LIMITS.max ? null : minutes;
}

interface FoundType {
  type: InteractionType;
  words: string;
  index: number;
}

function typeIn(text: string): FoundType | null {
  const found = TYPES.flatMap((type) => {
    const match = TYPE_WORDS[type].exec(text);
    return match === null ? [] : [{ type, words: match[0], index: match.index }];
  });
  return found.sort((a, b) => a.index - b.index)[0] ?? null;
}

/** The words for the people of a part like "called Marta and Tom", "Marta called", or "lunch with Marta". */
function namesIn(head: string, found: FoundType | null): string[] {
  const { name = '' } = WITH.exec(head)?.groups ?? {};
  if (name !== '') return namesOf(name);
  if (found === null) return namesOf(head);
  const after = namesOf(head.slice(found.index + found.words.length));
  return after.length > 0 ? after : namesOf(head.slice(0, found.index));
}

function namesOf(text: string): string[] {
  const parts = text
    .replace(/^\s*(?:with|w\/|to|from|into)\s+/iu, '')
    .replace(AFTER_NAME, '')
    .split(/\s*(?:,|&|\+|\s(?:and|und)\s)\s*/iu);
  // "Called Tom, no answer": what follows the first name is another one only if it begins like one.
  return parts
    .filter((part, at) => at === 0 || isCapitalized(part))
    .map((part) => nameIn(part))
    .filter((name) => name !== '');
}

/** The first capitalized words of a part; if there are none, the words before "the" that aren't fillers. */
function nameIn(part: string): string {
  const plain = part.replaceAll(/['’]s\b|[:;.!?()"“”]/gu, ' ');
  const words = plain
    .replace(OBJECT, '')
    .replaceAll(FILLER, ' ')
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
  const first = words.findIndex(isCapitalized);
  if (first < 0) return words.join(' ');
  const end = words.findIndex(
    (word, at) => at > first && !isCapitalized(word) && !PARTICLE.test(word),
  );
  return words.slice(first, end < 0 ? undefined : end).join(' ');
}

/** The words after a name that say what was sent or given, as in "emailed anna the contract". */
const OBJECT = /(?<=\S)\s+(?:the|an?|her|his|their|my|our)\s.*$/iu;
const PARTICLE = /^(?:van|von|de|da|di|del|der|den|la|le|al|bin|ten|ter|zu)$/u;

function isCapitalized(words: string): boolean {
  return /^\p{Lu}/u.test(words);
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
