import { type PersonEstimate } from './estimate.ts';
import { type Library } from './library.ts';

type Motivation = PersonEstimate['motivation'];

/** Returns a sentence like "Your answers fit helping, results and calm equally."; null unless types are tied. */
export function tieSentence({ state, types }: Motivation, library: Library): string | null {
  if (state !== 'tied') return null;
  const names = types.map((type) => library.motivations[type].tie.name);
  return `Your answers fit ${inSentence(names)} equally.`;
}

/** How many tied types a reader can keep apart in one line. */
const MOST_SPLIT = 3;

/**
 * Returns a line like "If helping leads, thank them; if results lead, name one."; null without a tie or for a
 * larger one.
 */
export function splitLine({ state, types }: Motivation, library: Library): string | null {
  if (state !== 'tied' || types.length > MOST_SPLIT) return null;
  const clauses = types.map((type) => {
    const { name, leads, act } = library.motivations[type].tie;
    return `if ${name} ${leads}, ${act}`;
  });
  const line = clauses.join('; ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

function inSentence(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
