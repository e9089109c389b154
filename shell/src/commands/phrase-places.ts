import { DENIALS, type FoldedWord } from './fold-words.ts';
import { type Verb } from './verbs.ts';

/** How far a typed word is from a word of a command; null if it's another word. */
export type Distance = (typed: string, word: string) => 0 | 1 | 3 | null;

/** How many words, such as a name, may stand between two words of a phrase: "take the vip label off anna". */
const MOST_BETWEEN = 3;

/** Returns where the words of a phrase stand in the text, in their order, and how far they are from it. */
export function placesOf(
  phrase: readonly string[],
  typed: readonly FoldedWord[],
  distance: Distance,
) {
  let best: { places: number[]; cost: number } | null = null;
  for (const start of typed.keys()) {
    const places: number[] = [];
    let cost = 0;
    for (const word of phrase) {
      const from = (places.at(-1) ?? start - 1) + 1;
      const until = places.length === 0 ? start : from + MOST_BETWEEN;
      const at = typed.findIndex(
        (each, index) => index >= from && index <= until && distance(each.word, word) !== null,
      );
      if (at < 0) break;
      cost += (distance(typed[at]?.word ?? '', word) ?? 0) + (at - from);
      places.push(at);
    }
    if (places.length < phrase.length) continue;
    if (best === null || cost < best.cost) best = { places, cost };
  }
  return best;
}

/**
 * Whether a word before the verb says the opposite: "don't call tom" and "tom hates calls" are no calls, but "didn't
 * reach tom, left a voicemail" is one.
 */
export function isDenied(
  text: string,
  typed: readonly FoldedWord[],
  places: readonly number[],
): boolean {
  const [first = 0] = places;
  const begin = typed[first]?.start ?? 0;
  return typed.some(
    ({ word, end }, at) =>
      at < first && DENIALS.has(word) && !/[,;]|\bbut\b/iu.test(text.slice(end, begin)),
  );
}

/**
 * Adds words of the verb's other phrases: "schedule a meeting" says the same as "schedule", "book a coffee" as
 * "book", and "send anna an email" as "email anna".
 */
export function withOwnWords(
  places: readonly number[],
  typed: readonly FoldedWord[],
  { takes = [], hrefOf, copyOf }: Verb,
  phrases: readonly (readonly string[])[],
): ReadonlySet<number> {
  const [label = []] = phrases;
  const isAnywhere = hrefOf !== undefined || copyOf !== undefined || takes.includes('exact');
  const own = new Set(takes.includes('day') || isAnywhere ? phrases.flat() : label);
  const isOwn = (at: number) => own.has(typed[at]?.word ?? '');
  const taken = new Set(places);
  let end = (places.at(-1) ?? 0) + 1;
  while (end < typed.length - 1 && isOwn(end)) taken.add(end++);
  let begin = (places[0] ?? 0) - 1;
  while (begin > 0 && isOwn(begin)) taken.add(begin--);
  if (begin === 0 && isOwn(begin)) taken.add(begin);
  if (isAnywhere) for (const at of typed.keys()) if (isOwn(at)) taken.add(at);
  return taken;
}
