import { type Label, type Places, type SavedView } from '@rapport/api-client';
import { LIST_WORDS, namingWords, trimmedWords, withoutWords, wordsOf } from './fold-words.ts';
import { type VerbMatch, SURE } from './match-verbs.ts';
import { isRepeated, readInterval } from './read-interval.ts';
import { kindIn, placeIn } from './kind-and-place.ts';
import { type OtherNamed } from './named-people.ts';
import { type Moment, movedFrom } from './moved-from.ts';
import type { When } from './read-when.ts';
import { type Verb } from './verbs.ts';
import { stem } from './word-distance.ts';

/** A possible meaning of the input, before the person is resolved. */
export interface Reading {
  verb: Verb;
  score: number;
  /** True if something follows the verb. */
  isFollowed: boolean;
  /** The words for a person, as typed; empty if none is named. */
  who: string;
  day: string | null;
  time: string | null;
  /** What it's called if there is no text: "Lunch". */
  kind?: string;
  /** In minutes. */
  duration?: number;
  place?: string;
  /** Who else takes part. */
  people?: readonly OtherNamed['person'][];
  /** True if the day is the last one that the verb takes, because a later one was typed. */
  isLatest?: boolean;
  /** When what is to be moved is now, if that says which one. */
  from?: Moment;
  label: Pick<Label, 'id' | 'name'> | null;
  text: string | null;
  /** How often, in days: 42 for "every 6 weeks". */
  every: number | null;
  /** Words for a past day if a future one is required. */
  over: string | null;
  /** A day to come in words about what has happened: "no answer from Tom, try again tomorrow". */
  next: string | null;
  /** What is to be done then: "try again". */
  nextText: string | null;
  /** What the person and the text are taken from, as typed. */
  rest: string;
  /** All that was typed. */
  typed: string;
  /** The significant words before the verb. */
  before: readonly string[];
  /** Words that the reading doesn't explain, once it's known whom the others name. */
  leftOver: string;
  /** True if only a part of the text names the verb, which takes nothing else. */
  isPart: boolean;
}

export interface UnderstandOptions {
  verbs: readonly Verb[];
  labels: readonly Pick<Label, 'id' | 'name'>[];
  /** Saved views of the contact list. */
  views: readonly Pick<SavedView, 'id' | 'name'>[];
  /** The companies, places, and departments of the user's contacts; null while they aren't loaded. */
  places: Places | null;
  /** Extracts a day and a time, or only a day; null while its code isn't loaded. */
  readWhen: ((text: string, past: boolean, only?: 'day') => When) | null;
}

/** How much surer a reading is for each part of the rest that it explains. */
export const EXPLAINED = 5;

export function readRest(
  { verb, rest: left, score, before, isPart, unexplained }: VerbMatch,
  typed: string,
  { labels, readWhen, places }: UnderstandOptions,
): Reading[] {
  const takes = verb.takes ?? [];
  const needsLabel = [verb.to, verb.toPerson].some((address) => address?.includes('{label}'));
  let rest = left;
  const label = needsLabel ? labelIn(rest, labels) : null;
  if (needsLabel && label === null) return [];
  // "Talk to Tom every 6 weeks" is no single day.
  if (takes.includes('day') && isRepeated(typed)) return [];
  if (label !== null) rest = label.rest;
  const interval = takes.includes('every') ? readInterval(typed) : null;
  if (interval !== null) {
    const others = new Set(wordsOf(interval.rest).map(({ word }) => word));
    rest = withoutWords(rest, (word) => !others.has(word));
  }
  let text: string | null = null;
  // In "Sofia asked for an introduction, kindly remember it", all is what she asked for.
  if (takes.includes('text') && !takes.includes('told')) ({ text, rest } = textIn(rest, verb));
  const whole = text !== null && verb.past === true ? afterColon(typed) : null;
  text = whole ?? text;
  const reads = takes.includes('day') ? readWhen : null;
  const keepsDay = takes.includes('keep-day');
  // "Move it to 3" names an hour.
  if (keepsDay) rest = rest.replace(/\bto (?=\d{1,2}\s*$)/iu, 'at ');
  const moved = takes.includes('from') && reads !== null ? movedFrom(rest, reads) : null;
  if (moved !== null) ({ rest } = moved);
  const when: When =
    reads !== null && rest !== ''
      ? reads(rest, verb.past === true, takes.includes('time') ? undefined : 'day')
      : { day: null, time: null, over: null, next: null, isAnyDay: false, rest };
  const latest = verb.within === undefined ? null : reads?.(`in ${verb.within} days`, false).day;
  const isLatest = latest != null && when.day !== null && when.day > latest;
  if (isLatest) when.day = latest;
  if (keepsDay && when.isAnyDay) when.day = null;
  // "Cancel yesterday's call" doesn't mean the next one.
  if (takes.includes('which') && when.over !== null) return [];
  if (when.day === null && verb.past !== true) ({ text } = dayAfterText(text, when, reads));
  // A birthday may be to come.
  if (takes.includes('yearly')) when.day ??= when.next;
  const isPast = verb.past === true && !takes.includes('yearly');
  const then = isPast ? nextStep(when.next, text, reads) : null;
  if (then !== null) text = whole ?? then.text;
  const placed = takes.includes('place') ? placeIn(when.rest, places?.company ?? []) : null;
  if (placed !== null) when.rest = placed.rest;
  const kind = kindIn(typed, verb);
  // "Left a voicemail, no answer" says both.
  const isBeside =
    (verb.past === true || takes.includes('place')) && kind !== null && text !== null;
  if (isBeside && !text?.toLowerCase().includes(kind.toLowerCase())) text = `${kind}, ${text}`;
  const who = namingWords(when.rest);
  const takesPerson = [verb.toPerson, verb.hrefOf, verb.copyOf].some((each) => each !== undefined);
  // "Download all contacts as a file" names no one.
  const isList = who !== '' && wordsOf(who).every(({ word }) => LIST_WORDS.has(word));
  if (isList || (who !== '' && !takesPerson)) return [];
  const time = takes.includes('time') ? when.time : null;
  const explained = [label, text, when.day, time, interval].filter((part) => part !== null).length;
  return [
    {
      ...{ verb, who, time, text, typed, before, isPart, rest: when.rest },
      // A list that shows more than what was typed says so.
      leftOver: verb.filter === undefined && verb.list === undefined ? '' : unexplained,
      day: when.day,
      every: interval?.days ?? null,
      over: when.over,
      ...(kind !== null && { kind }),
      ...(placed !== null && { place: placed.place }),
      ...(takes.includes('duration') && when.minutes !== undefined && { duration: when.minutes }),
      ...(isLatest && { isLatest }),
      ...(moved !== null && { from: moved.from }),
      next: then?.next ?? null,
      nextText: then?.nextText ?? null,
      isFollowed: left !== '',
      label: label?.label ?? null,
      // "Catch up with Lise twice a year" is about how often, whatever it calls that.
      score:
        (isRepeated(typed) && interval !== null ? Math.max(score, SURE + EXPLAINED) : score) +
        explained * EXPLAINED,
    },
  ];
}

/** Reads a day at the end of the words about the matter: "call Tom about the offer tomorrow". */
function dayAfterText(
  text: string | null,
  when: Pick<When, 'day' | 'time'>,
  reads: UnderstandOptions['readWhen'],
): Pick<Reading, 'text'> {
  const said = text === null ? undefined : reads?.(text, false);
  if (text === null || said === undefined || said.day === null) return { text };
  const about = untilDay(said.rest);
  // Elsewhere in it, the day may belong to the matter.
  if (!text.startsWith(about)) return { text };
  [when.day, when.time] = [said.day, said.time];
  return { text: about === '' ? null : about };
}

/** Separators of what happened from what is to be done. */
const CLAUSES = /\s*[,;]\s*|\.\s+|\s+(?:and|then|but|so)\s+/iu;

const IS_OUTCOME =
  /^(?:s?he|they|it|wants|needs|asks|asked|hopes|expects|plans|will|would|is|has|said|promised)\b/iu;

/** Returns what is still to be done beside what happened, and what the text says without it; null if nothing is. */
function nextStep(
  next: string | null,
  text: string | null,
  readWhen: UnderstandOptions['readWhen'],
): Pick<Reading, 'next' | 'nextText' | 'text'> | null {
  if (next !== null) {
    // It's in the words beside the person, unless they follow a comma.
    return { next, nextText: text, text: null };
  }
  for (const clause of text?.split(CLAUSES) ?? []) {
    const when = readWhen?.(clause, true);
    if (text === null || when?.next == null) continue;
    // What someone else will do is a part of what happened.
    const others = IS_OUTCOME.test(clause) ? text : text.replace(clause, '').replaceAll(ENDS, '');
    const nextText = untilDay(when.rest);
    return { next: when.next, nextText, text: others === '' ? null : others };
  }
  return null;
}

/** Separators at the ends of a text from which a clause was taken. */
const ENDS = /^(?:[\s,;]|(?:and|then|but|so)\s)+|(?:[\s,;]|\s(?:and|then|but|so))+$/giu;

/** Returns what is to be done without the words around the day after it: "try again on" and "and try again by". */
export function untilDay(text: string): string {
  return text
    .replaceAll(ENDS, '')
    .replace(/(?:[\s,]+(?:by|on|at|until|till|in|for|due))+$/iu, '')
    .replace(/^(?:(?:and|from|to|with|i|on|at|by)\s+)+/iu, '')
    .trim();
}

/** Returns the note after the first colon, as typed: "note on Sandra: likes mornings". Null if other signs precede it. */
function afterColon(typed: string): string | null {
  return /^[^:,;]+:\s+(.*\S)\s*$/su.exec(typed)?.[1] ?? null;
}

/** Returns the label with the longest name that occurs in a text. */
export function labelIn(text: string, labels: UnderstandOptions['labels']) {
  const words = wordsOf(text);
  const found = labels
    .map((label) => ({ label, name: wordsOf(label.name).map(({ word }) => word) }))
    .sort((a, b) => b.name.length - a.name.length);
  for (const { label, name } of found) {
    if (name.length === 0) continue;
    const place = words.findIndex((_, start) =>
      name.every((word, offset) => stem(words[start + offset]?.word ?? '') === stem(word)),
    );
    const first = words[place];
    const last = words[place + name.length - 1];
    if (first === undefined || last === undefined) continue;
    return { label, rest: `${text.slice(0, first.start)} ${text.slice(last.end)}`.trim() };
  }
  return null;
}

/** Returns the words about the matter: the whole rest or, for verbs with a person, what follows "about" or a
 * colon. */
function textIn(rest: string, { toPerson }: Verb): { text: string | null; rest: string } {
  if (toPerson === undefined) {
    const all = trimmedWords(rest).replace(/^(?:called|named|titled)\s+(?=\S)/iu, '');
    return { text: all === '' ? null : all, rest: '' };
  }
  const about = /^(.*?)\s*(?:\b(?:about|regarding|re:?)|[:;,]|\s[-–—])\s+(.+)$/iu.exec(rest);
  if (about === null) return { text: null, rest };
  const [, before = '', after = ''] = about;
  // "remind me about petra" names a person, not a matter.
  return namingWords(before) === '' || namingWords(after) === ''
    ? { text: null, rest }
    : { text: after.trim(), rest: before };
}
