import { type FoldedWord, isTimeWord, LEADS, QUESTIONS, tellingWords } from './fold-words.ts';
import { type Distance, isDenied, placesOf, withOwnWords } from './phrase-places.ts';
import { stem, TYPO, wordDistance } from './word-distance.ts';
import { type Verb } from './verbs.ts';

/** A verb found in a text. */
export interface VerbMatch {
  verb: Verb;
  /** The text without the words that name the verb; empty if nothing is left. */
  rest: string;
  /** The certainty, from 0 to about 110; from `SURE` on, the text begins with the verb or consists of it. */
  score: number;
  /** The significant words before the verb. */
  before: readonly string[];
  /** True if the text has further words that the verb doesn't explain and can't take. */
  isPart: boolean;
  /** Those words. */
  unexplained: string;
}

/** From here on, a verb precedes people found by the same words. */
export const SURE = 90;
/** The certainty of a verb that comes later in the text. */
export const LATER = 50;
/** How much less sure a verb is for each word that it doesn't explain. */
export const UNEXPLAINED = 6;

/** How much surer a verb that takes nothing is if it explains all words. */
const WHOLE = 30;

/** Returns whether a verb can use words typed after it. */
function takesMore({ toPerson, takes = [], to, hrefOf, copyOf }: Verb): boolean {
  return (
    [toPerson, hrefOf, copyOf].some((each) => each !== undefined) ||
    takes.length > 0 ||
    to?.includes('{') === true
  );
}

const phraseWords = new Map<string, readonly string[]>();
/** Returns the significant words of a phrase. They're kept, because each input is compared with all phrases. */
export function wordsOfPhrase(phrase: string): readonly string[] {
  const kept = phraseWords.get(phrase) ?? tellingWords(phrase).map(({ word }) => word);
  phraseWords.set(phrase, kept);
  return kept;
}

interface Compared {
  distance: Distance;
  /** Whether each word of a phrase is near a typed one, which most phrases fail. */
  isTyped: (phrase: readonly string[]) => boolean;
}

const verbPhrases = new WeakMap<Verb, readonly (readonly string[])[]>();
/** Returns the words of each phrase of a verb, which are kept like those of a phrase. */
function phrasesOf(verb: Verb): readonly (readonly string[])[] {
  const kept = verbPhrases.get(verb) ?? [verb.label, ...verb.words].map(wordsOfPhrase);
  verbPhrases.set(verb, kept);
  return kept;
}

const verbWords = new WeakMap<Verb, readonly string[]>();
/** Returns the words of all phrases of a verb, which are kept like those of a phrase. */
function wordsOfVerb(verb: Verb): readonly string[] {
  const kept = verbWords.get(verb) ?? [
    ...new Set([verb.label, ...verb.words].flatMap(wordsOfPhrase)),
  ];
  verbWords.set(verb, kept);
  return kept;
}

/** Returns the words of all phrases. */
function allWords(verbs: readonly Verb[]): ReadonlySet<string> {
  return new Set(verbs.flatMap(wordsOfVerb));
}

/** Returns the words of all phrases and their stems; a typed word among them is no typo. */
export function vocabularyOf(verbs: readonly Verb[]): ReadonlySet<string> {
  return new Set([...allWords(verbs)].flatMap((word) => [word, stem(word)]));
}

/** Compares the typed words with each word of a command only once. */
function compared(typed: readonly FoldedWord[], verbs: readonly Verb[]): Compared {
  const words = [...allWords(verbs)];
  const known = vocabularyOf(verbs);
  const near = new Map(
    typed.map(({ word }) => {
      const isKnown = known.has(word) || known.has(stem(word));
      const found = words.flatMap((other) => {
        const distance = wordDistance(word, other, isKnown);
        return distance === null ? [] : [[other, distance] as const];
      });
      return [word, new Map(found)] as const;
    }),
  );
  const all = new Set([...near.values()].flatMap((found) => [...found.keys()]));
  return {
    distance: (word, other) => near.get(word)?.get(other) ?? null,
    isTyped: (words) => words.every((word) => all.has(word)),
  };
}

/** Returns the verbs that a text may mean, most certain first; ties are in the order offered. */
export function matchVerbs(text: string, verbs: readonly Verb[]): VerbMatch[] {
  const typed = tellingWords(text);
  if (typed.length === 0) return [];
  const { distance, isTyped } = compared(typed, verbs);
  return verbs
    .flatMap((verb) => {
      const phrases = phrasesOf(verb);
      const found = [
        wholeMatch(
          typed.map(({ word }) => word),
          phrases,
          wordsOfVerb(verb),
          distance,
        ),
        begunMatch({ text, typed, verb, phrases, distance, isTyped }),
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
function wholeMatch(
  typed: readonly string[],
  phrases: readonly (readonly string[])[],
  vocabulary: readonly string[],
  distance: Distance,
): Match | null {
  const others = typed.filter((word) => !PEOPLE.has(word) && !QUESTIONS.has(word));
  const isLess = others.length > 0 && others.length < typed.length;
  const score =
    wholeScore(typed, phrases, vocabulary, distance) ??
    (isLess ? wholeScore(others, phrases, vocabulary, distance) : null);
  return score === null ? null : { rest: '', score, before: [], isPart: false, unexplained: '' };
}

/** Words are one of the phrases, the beginning of one, or words of several. */
function wholeScore(
  typed: readonly string[],
  phrases: readonly (readonly string[])[],
  vocabulary: readonly string[],
  distance: Distance,
): number | null {
  const last = typed.length - 1;
  const costs = phrases
    .filter(({ length }) => length === typed.length)
    .map((phrase) => {
      const steps = phrase.map((word, at) => distance(typed[at] ?? '', word));
      return steps.reduce<number>((sum, step) => sum + (step ?? Infinity), 0);
    });
  const cost = Math.min(...costs);
  if (cost < Infinity) return 100 - cost;
  const begins = phrases.some((phrase) =>
    typed.every((word, place) =>
      place === last ? phrase[place]?.startsWith(word) === true : phrase[place] === word,
    ),
  );
  if (begins) return 70;
  if (typed.every((word) => vocabulary.includes(word))) return 60;
  // A single word that is only like one of the verb's may be the beginning of a name, like "lovel".
  const farthest = typed.length === 1 ? TYPO : Infinity;
  const isNear = (word: string) =>
    vocabulary.some((other) => (distance(word, other) ?? Infinity) < farthest);
  if (typed.every(isNear)) return 55;
  const isBegun = (word: string) => vocabulary.some((other) => other.startsWith(word));
  return typed.every(isBegun) ? 40 : null;
}

interface Begun extends Compared {
  text: string;
  typed: readonly FoldedWord[];
  verb: Verb;
  phrases: readonly (readonly string[])[];
}

/** One of the phrases stands in the text, and something else beside it. */
function begunMatch({ text, typed, verb, phrases, distance, isTyped }: Begun): Match | null {
  let best: { places: number[]; score: number } | null = null;
  for (const phrase of phrases) {
    // "Who am I" is a page, but not each question for someone.
    if (phrase.every((word) => PEOPLE.has(word) || QUESTIONS.has(word))) continue;
    if (phrase.length >= typed.length || !isTyped(phrase)) continue;
    // "Who needs attention this week" isn't about what happened this week.
    if (verb.filter !== undefined && phrase.every(isTimeWord)) continue;
    const found = placesOf(phrase, typed, distance);
    if (found === null || isDenied(text, typed, found.places)) continue;
    // Without a day, a link that the browser opens comes before a plan for the same words.
    const score =
      (verb.hrefOf === undefined ? 0 : 1) +
      (typed.slice(0, found.places[0]).every(({ word }) => LEADS.has(word)) ? SURE : LATER) +
      4 * phrase.length -
      found.cost;
    if (best === null || score > best.score) best = { places: found.places, score };
  }
  if (best === null) return null;
  const taken = withOwnWords(best.places, typed, verb, phrases);
  if (taken.size === typed.length) return null;
  const [place = 0] = best.places;
  const before = typed
    .filter(({ word }, at) => at < place && !taken.has(at) && !QUESTIONS.has(word))
    .map(({ word }) => word);
  if (!takesMore(verb)) {
    const own = phrases.flat();
    const left = typed.filter(
      ({ word }, at) =>
        !taken.has(at) && !PEOPLE.has(word) && own.every((other) => distance(word, other) === null),
    );
    const unexplained = left.map(({ start, end }) => text.slice(start, end)).join(' ');
    // A word that is only like one of the verb's may be a name.
    const isSaid = typed.every(
      ({ word }) => PEOPLE.has(word) || own.some((other) => (distance(word, other) ?? TYPO) < TYPO),
    );
    const whole = left.length === 0 && isSaid ? WHOLE : 0;
    const score = best.score - SURE + 45 + whole - UNEXPLAINED * left.length;
    return { rest: '', score, before, isPart: true, unexplained };
  }
  const score =
    best.score < SURE && taken.has(0) && place > 0 ? best.score + SURE - LATER : best.score;
  let rest = '';
  let from = 0;
  for (const [at, { start, end }] of typed.entries()) {
    if (!taken.has(at)) continue;
    rest += `${text.slice(from, start)} `;
    from = end;
  }
  rest = (rest + text.slice(from)).replaceAll(/\s+/g, ' ').trim();
  return { rest, score, before, isPart: false, unexplained: '' };
}
