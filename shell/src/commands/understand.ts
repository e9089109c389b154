import { type ContactSummary, type Label } from '@rapport/api-client';
import { clockText, shownText } from '@rapport/contracts';
import { hourCycle } from '@rapport/shared-ui';
import { namingWords, wordsOf } from './fold-words.ts';
import type { When } from './read-when.ts';
import { matchVerbs, type Verb, type VerbMatch } from './verbs.ts';

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
  /** Words for a past day if a future one is required. */
  over: string | null;
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
  return [...matchVerbs(text, verbs), ...aroundLabel(text, options)]
    .flatMap(({ verb, rest, score }) => readRest(verb, rest, score, options))
    .sort((a, b) => b.score - a.score)
    .filter(({ verb }, at, all) => all.findIndex((each) => each.verb === verb) === at);
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
 * The same once it's known whom the words name: of "label petra zork", what is left over is the text of a verb that
 * takes one.
 */
export function withLeftOver(readings: readonly Reading[], leftOut: string): Reading[] {
  if (leftOut === '') return [...readings];
  return readings
    .map((reading) =>
      reading.who !== '' && reading.text === null && reading.verb.takes?.includes('text') === true
        ? { ...reading, text: leftOut, score: reading.score + EXPLAINED }
        : reading,
    )
    .sort((a, b) => b.score - a.score);
}

/** How much surer a reading is for each part of the rest that it explains. */
const EXPLAINED = 5;

function readRest(
  verb: Verb,
  typed: string,
  score: number,
  { labels, readWhen }: UnderstandOptions,
): Reading[] {
  const takes = verb.takes ?? [];
  const needsLabel = [verb.to, verb.toPerson].some((address) => address?.includes('{label}'));
  let rest = typed;
  const label = needsLabel ? labelIn(rest, labels) : null;
  if (needsLabel && label === null) return [];
  if (label !== null) rest = label.rest;
  let text: string | null = null;
  if (takes.includes('text')) ({ text, rest } = textIn(rest, verb));
  const when =
    takes.includes('day') && readWhen !== null && rest !== ''
      ? readWhen(rest, verb.past === true)
      : { day: null, time: null, over: null, rest };
  const who = namingWords(when.rest);
  const takesPerson = verb.toPerson !== undefined || verb.hrefOf !== undefined;
  if (who !== '' && !takesPerson) return [];
  const time = takes.includes('time') ? when.time : null;
  const explained = [label, text, when.day, time].filter((part) => part !== null).length;
  return [
    {
      ...{ verb, who, time, text },
      day: when.day,
      over: when.over,
      isFollowed: typed !== '',
      label: label?.label ?? null,
      score: score + explained * EXPLAINED,
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
      name.every((word, offset) => words[start + offset]?.word === word),
    );
    const first = words[place];
    const last = words[place + name.length - 1];
    if (first === undefined || last === undefined) continue;
    return { label, rest: `${text.slice(0, first.start)} ${text.slice(last.end)}`.trim() };
  }
  return null;
}

/** Returns the words about the matter: the whole rest or, for verbs with a person, what follows "about". */
function textIn(rest: string, { toPerson }: Verb): { text: string | null; rest: string } {
  if (toPerson === undefined) {
    const all = namingWords(rest);
    return { text: all === '' ? null : all, rest: '' };
  }
  const about = /^(.*?)\s*\b(?:about|regarding|re:?)\s+(.+)$/iu.exec(rest);
  if (about === null) return { text: null, rest };
  const [, before = '', after = ''] = about;
  // "remind me about petra" names a person, not a matter.
  return namingWords(before) === '' ? { text: null, rest } : { text: after.trim(), rest: before };
}

/** Returns what a reading does for a person, as a sentence: "Plan a meeting with Marta Weiss, Friday, December 4". */
export function sentenceOf(reading: Reading, person: Pick<ContactSummary, 'displayName'> | null) {
  const { verb, label } = reading;
  const needsPerson = verb.says?.includes('{person}') === true;
  const base =
    verb.says !== undefined && (person !== null || !needsPerson)
      ? verb.says
      : (verb.alone ?? verb.label);
  const [before = '', after = ''] = base
    .replace('{label}', `“${shownText(label?.name ?? '')}”`)
    .split('{person}');
  const name = person === null || !needsPerson ? '' : shownText(person.displayName);
  return { before, name, after: after + detailsOf(reading) };
}

function detailsOf({ day, time, text }: Reading): string {
  const parts = [
    ...(text === null ? [] : [`“${shownText(text)}”`]),
    ...(day === null ? [] : [dayWords(day)]),
    ...(time === null ? [] : [clockText(time, hourCycle())]),
  ];
  return parts.map((part) => `, ${part}`).join('');
}

function dayWords(day: string): string {
  const date = new Date(`${day}T12:00:00`);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleDateString('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** Returns the URL of a reading; null if it isn't possible. */
export function addressOf({ verb, day, time, text, label }: Reading, personId: string | null) {
  const template = personId === null ? verb.to : verb.toPerson;
  if (template === undefined || (label === null && template.includes('{label}'))) return null;
  const address = new URL(
    template
      .replace('{person}', encodeURIComponent(personId ?? ''))
      .replace('{label}', encodeURIComponent(label?.id ?? '')),
    'https://shell.invalid',
  );
  for (const [name, value] of Object.entries({ day, time, text })) {
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.pathname + address.search;
}
