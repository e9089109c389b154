import { type ContactSummary } from '@rapport/api-client';
import { type ReachLink, reachLinks, unwantedChannels } from '@rapport/contracts';
import { type RemoteCommand } from '@rapport/registry';
import { type Command } from '@rapport/remote-api';
import { tellingWords } from './fold-words.ts';

/** An action that can be typed into the command menu: of the shell, of a page, or of a remote that isn't loaded. */
export interface Verb extends Pick<
  RemoteCommand,
  'id' | 'label' | 'says' | 'to' | 'toPerson' | 'takes' | 'past' | 'way'
> {
  words: readonly string[];
  /** Its name without a person, if `label` includes the contact of the page. */
  alone?: string | undefined;
  keys?: string | undefined;
  /** Runs the verb without further words. */
  run?: (() => void) | undefined;
  /** For verbs with a person: returns the URL that the browser opens, such as `tel:`; null if there is none. */
  hrefOf?: (person: ContactSummary) => string | null;
}

/** A verb found in a text. */
export interface VerbMatch {
  verb: Verb;
  /** The text without the words that name the verb; empty if nothing is left. */
  rest: string;
  /** The certainty, from 0 to about 110; from `SURE` on, the text begins with the verb or consists of it. */
  score: number;
}

/** From here on, a verb precedes people found by the same words. */
export const SURE = 90;

function reach(way: ReachLink['way']): Pick<Verb, 'hrefOf' | 'way'> {
  return {
    way,
    hrefOf: (person) => reachLinks(person).find((link) => link.way === way)?.href ?? null,
  };
}

/** Whether a person said they never want the way that a verb takes to them. */
export function isUnwanted({ way }: Verb, { statedChannels = null }: ContactSummary): boolean {
  return unwantedChannels({ channels: statedChannels }).some((channel) => channel === way);
}

/** Calls and emails, which the browser opens. */
export const REACH: readonly Verb[] = [
  {
    id: 'call',
    label: 'Call someone',
    says: 'Call {person}',
    words: ['call', 'phone', 'ring', 'dial', 'telephone', 'give call', 'give ring'],
    ...reach('call'),
  },
  {
    id: 'email',
    label: 'Email someone',
    says: 'Email {person}',
    words: ['email', 'mail', 'send email', 'write email', 'shoot email'],
    ...reach('email'),
  },
];

/** Returns whether a verb can use words typed after it. */
function takesMore({ toPerson, takes = [], to, hrefOf }: Verb): boolean {
  return (
    toPerson !== undefined || hrefOf !== undefined || takes.length > 0 || to?.includes('{') === true
  );
}

/** Returns the verbs that a text may mean, most certain first; ties are in the order offered. */
export function matchVerbs(text: string, verbs: readonly Verb[]): VerbMatch[] {
  const typed = tellingWords(text).map(({ word }) => word);
  if (typed.length === 0) return [];
  return verbs
    .flatMap((verb) => {
      const phrases = [verb.label, ...verb.words].map((phrase) =>
        tellingWords(phrase).map(({ word }) => word),
      );
      const found = [
        wholeMatch(typed, phrases),
        takesMore(verb) ? begunMatch(text, verb, phrases) : null,
      ]
        .filter((match) => match !== null)
        .sort((a, b) => b.score - a.score);
      return found.slice(0, 1).map((match) => ({ verb, ...match }));
    })
    .sort((a, b) => b.score - a.score);
}

type Match = Omit<VerbMatch, 'verb'>;

/** What stands for the people of a list where a verb is about a list anyway. */
const PEOPLE = new Set(['who', 'people', 'contacts', 'everyone', 'anyone', 'all']);

/** All that was typed names the verb, perhaps beside words for the people that it's about. */
function wholeMatch(typed: readonly string[], phrases: readonly string[][]): Match | null {
  const others = typed.filter((word) => !PEOPLE.has(word));
  const isLess = others.length > 0 && others.length < typed.length;
  return namesWhole(typed, phrases) ?? (isLess ? namesWhole(others, phrases) : null);
}

/** Words are one of the phrases, the beginning of one, or words of several. */
function namesWhole(typed: readonly string[], phrases: readonly string[][]): Match | null {
  const last = typed.length - 1;
  if (phrases.some((phrase) => phrase.join(' ') === typed.join(' ')))
    return { rest: '', score: 100 };
  const begins = phrases.some((phrase) =>
    typed.every((word, place) =>
      place === last ? phrase[place]?.startsWith(word) === true : phrase[place] === word,
    ),
  );
  if (begins) return { rest: '', score: 70 };
  const vocabulary = phrases.flat();
  if (typed.every((word) => vocabulary.includes(word))) return { rest: '', score: 60 };
  const isBegun = (word: string) => vocabulary.some((known) => known.startsWith(word));
  return typed.every(isBegun) ? { rest: '', score: 40 } : null;
}

/** One of the phrases stands in the text, and something else beside it. */
function begunMatch(text: string, verb: Verb, phrases: readonly string[][]): Match | null {
  const typed = tellingWords(text);
  let best: { place: number; length: number; score: number } | null = null;
  for (const phrase of phrases) {
    if (phrase.length === 0 || phrase.length >= typed.length) continue;
    const place = typed.findIndex((_, start) =>
      phrase.every((word, offset) => typed[start + offset]?.word === word),
    );
    if (place < 0) continue;
    const score = (place === 0 ? SURE : 50) + phrase.length;
    if (best === null || score > best.score) best = { place, length: phrase.length, score };
  }
  if (best === null) return null;
  // "Schedule a meeting" says the same as "schedule", "book a coffee" as "book", and "send anna an email" as "email anna".
  const [label = []] = phrases;
  const { takes = [], hrefOf } = verb;
  const own = new Set(takes.includes('day') || hrefOf !== undefined ? phrases.flat() : label);
  const isOwn = (at: number) => own.has(typed[at]?.word ?? '');
  let end = best.place + best.length;
  while (end < typed.length - 1 && isOwn(end)) end += 1;
  let begin = best.place;
  while (begin > 0 && isOwn(begin - 1)) begin -= 1;
  const isTaken = (at: number) => (at >= begin && at < end) || (hrefOf !== undefined && isOwn(at));
  const taken = typed.filter((_, at) => isTaken(at));
  if (taken.length === typed.length) return null;
  const score = isTaken(0) && best.place > 0 ? best.score + SURE - 50 : best.score;
  let rest = '';
  let from = 0;
  for (const { start, end } of taken) {
    rest += `${text.slice(from, start)} `;
    from = end;
  }
  return { rest: (rest + text.slice(from)).replaceAll(/\s+/g, ' ').trim(), score };
}

/** Combines a command of a page or the shell with its remote's declaration for the same ID. */
export function verbOf(command: Command, known: RemoteCommand | undefined): Verb {
  const { id, label, keys, run, words = [] } = command;
  return {
    ...known,
    ...{ id, label, keys, run, alone: known?.label },
    words: [...words, ...(known?.words ?? []), ...(known === undefined ? [] : [known.label])],
  };
}
