import { type Label } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import {
  isQuestion,
  namingWords,
  tellingWords,
  trimmedEnd,
  trimmedWords,
  withoutWords,
  wordsOf,
} from './fold-words.ts';
import type { When } from './read-when.ts';
import { LATER, matchVerbs, SURE, UNEXPLAINED, type VerbMatch } from './match-verbs.ts';
import { isRepeated, readInterval } from './read-interval.ts';
import { stem } from './word-distance.ts';
import { type Verb } from './verbs.ts';

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
  label: Pick<Label, 'id' | 'name'> | null;
  text: string | null;
  /** How often, in days: 42 for "every 6 weeks". */
  every: number | null;
  /** Words for a past day if a future one is required. */
  over: string | null;
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

interface UnderstandOptions {
  verbs: readonly Verb[];
  labels: readonly Pick<Label, 'id' | 'name'>[];
  /** Extracts a day and a time; null while its code isn't loaded. */
  readWhen: ((text: string, past: boolean) => When) | null;
}

/**
 * Returns the possible meanings of a text, most certain first. Empty if it names no verb or contains other words
 * that the verb can't use.
 */
export function understand(text: string, options: UnderstandOptions): Reading[] {
  const verbs = options.verbs.flatMap((verb) => forEachLabel(verb, options.labels));
  const found = [...matchVerbs(text, verbs), ...aroundLabel(text, options)].flatMap((match) =>
    readRest(match, text, options),
  );
  return found
    .map((reading) => ({ ...reading, score: reading.score - lessByTense(reading, found) }))
    .filter(({ score, verb }) => score > -Infinity && !(isQuestion(text) && stores(verb)))
    .sort((a, b) => b.score - a.score)
    .filter(({ verb }, at, all) => all.findIndex((each) => each.verb === verb) === at);
}

/** How much less sure words for both tenses, such as "coffee", are in the less likely one if no day decides. */
const OTHER_TENSE = 20;

/** "Coffee with Hannah" is a plan, but "coffee with Hannah yesterday" is to be logged. */
function lessByTense({ verb, day, over, who }: Reading, all: readonly Reading[]): number {
  const isOther = (other: Reading) =>
    (other.verb.past === true) !== (verb.past === true) && other.who === who && takesDay(other);
  if (!takesDay({ verb }) || !all.some(isOther)) return 0;
  const saysPast = verb.past === true ? all.some((other) => other.over !== null) : over !== null;
  if (saysPast === (verb.past === true)) return 0;
  return day !== null || over !== null ? Infinity : OTHER_TENSE;
}

/** Whether a verb stores what the text says. */
function stores({ takes = [], past }: Verb): boolean {
  return past === true || ['sentence', 'yearly', 'told'].some((each) => takes.includes(each));
}

function takesSentence({ takes = [] }: Verb): boolean {
  return takes.includes('sentence');
}

function takesDay({ verb }: Pick<Reading, 'verb'>): boolean {
  return verb.takes?.includes('day') === true;
}

/** What a text says around the name of a label, as in "remove the partner tag from petra". */
function aroundLabel(text: string, { verbs, labels }: UnderstandOptions): VerbMatch[] {
  const found = labelIn(text, labels);
  if (found === null) return [];
  const takers = verbs.filter(({ toPerson }) => toPerson?.includes('{label}'));
  return matchVerbs(found.rest, takers).map((match) => ({
    ...match,
    rest: `${found.label.name} ${match.rest}`,
  }));
}

/** Expands a verb that takes a label into one per label, so that "clients" is enough. */
function forEachLabel(verb: Verb, labels: UnderstandOptions['labels']): Verb[] {
  const { id, to, toPerson, says = verb.label, words } = verb;
  if (to?.includes('{label}') !== true || toPerson !== undefined) return [verb];
  return labels.map((label) => ({
    id: `${id}:${label.id}`,
    label: says.replace('{label}', shownText(label.name)),
    words: [label.name, ...words.map((word) => `${word} ${label.name}`)],
    to: to.replace('{label}', encodeURIComponent(label.id)),
  }));
}

/**
 * Returns the readings once it's known which words name someone, most certain first: of "label petra zork", what is
 * left over is the text of a verb that takes one, and other verbs are less sure for it.
 * @param names the words that name someone, without case; empty if none does
 */
export function withNames(readings: readonly Reading[], names: readonly string[]): Reading[] {
  if (names.length === 0) return [...readings];
  const isName = (word: string) => names.includes(word);
  return readings
    .flatMap((reading) => withNamesOf(reading, isName))
    .sort((a, b) => rankOf(b) - rankOf(a));
}

function rankOf({ score, leftOver }: Reading): number {
  return score - UNEXPLAINED * wordsOf(leftOver).length;
}

function withNamesOf(reading: Reading, isName: (word: string) => boolean): Reading[] {
  const { verb, rest, typed, before, isPart } = reading;
  const { takes = [] } = verb;
  if (reading.who === '') {
    // "Add a note for Luis" is hardly a new contact called "note for Luis".
    const isNamed = wordsOf(reading.text ?? '').some(({ word }) => isName(word));
    return isPart ? [] : [isNamed ? { ...reading, score: reading.score - EXPLAINED } : reading];
  }
  const words = wordsOf(reading.who);
  const named = words.filter(({ word }) => isName(word));
  if (named.length === 0) return [];
  const who = named.map(({ start, end }) => reading.who.slice(start, end)).join(' ');
  // "Jonas call Monday" begins with the name of whom "call" is about.
  const isBegun = reading.score < SURE && before.length > 0 && before.every(isName);
  const surer = reading.score + SURE - LATER;
  if (takesSentence(verb)) {
    const sentence = trimmedEnd(withoutWords(typed, isName));
    // "Preference Tom" only names the verb.
    const text = tellingWords(sentence).length > 1 ? sentence : null;
    return [{ ...reading, who, text, score: isBegun ? surer : reading.score }];
  }
  const others = words.filter(({ word }) => !isName(word)).map(({ word }) => word);
  const takesText = takes.includes('text') && reading.text === null;
  const left = takesText ? others.filter((word) => before.includes(word)) : others;
  if (takes.includes('exact') && left.length > 0) return [];
  const isText = takesText && left.length < others.length;
  const text = isText
    ? trimmedWords(withoutWords(rest, (word) => isName(word) || left.includes(word)))
    : reading.text;
  const score = isBegun && left.length === 0 ? surer : reading.score;
  return [{ ...reading, who, text, score, leftOver: left.join(' ') }];
}

/** How much surer a reading is for each part of the rest that it explains. */
const EXPLAINED = 5;

function readRest(
  { verb, rest: left, score, before, isPart }: VerbMatch,
  typed: string,
  { labels, readWhen }: UnderstandOptions,
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
  const when =
    takes.includes('day') && readWhen !== null && rest !== ''
      ? readWhen(rest, verb.past === true)
      : { day: null, time: null, over: null, rest };
  const who = namingWords(when.rest);
  const takesPerson = verb.toPerson !== undefined || verb.hrefOf !== undefined;
  if (who !== '' && !takesPerson) return [];
  const time = takes.includes('time') ? when.time : null;
  const explained = [label, text, when.day, time, interval].filter((part) => part !== null).length;
  return [
    {
      ...{ verb, who, time, text, typed, before, isPart, rest: when.rest, leftOver: '' },
      day: when.day,
      every: interval?.days ?? null,
      over: when.over,
      isFollowed: left !== '',
      label: label?.label ?? null,
      // "Catch up with Lise twice a year" is about how often, whatever it calls that.
      score:
        (isRepeated(typed) && interval !== null ? Math.max(score, SURE + EXPLAINED) : score) +
        explained * EXPLAINED,
    },
  ];
}

/** Returns the label with the longest name that occurs in a text. */
function labelIn(text: string, labels: UnderstandOptions['labels']) {
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
    const all = trimmedWords(rest);
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
