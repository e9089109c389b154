import { type Problem } from './text-rules.ts';

/** Every score is a whole number within these. */
export const SCORE_LIMITS = { min: 0, max: 100 } as const;

/** A percentage: any number from 0 to 100. */
export function percentProblem(value: unknown): Problem {
  return typeof value === 'number' && value >= 0 && value <= 100
    ? null
    : 'must be a number from 0 to 100';
}

/** A whole number in a range, both ends included. */
export function wholeNumberProblem(
  value: unknown,
  { min, max }: { min: number; max: number },
): Problem {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? null
    : `must be a whole number from ${min} to ${max}`;
}

/** One of a few words, in exactly this spelling. */
export function choiceProblem(value: unknown, choices: readonly string[]): Problem {
  return choices.some((choice) => choice === value) ? null : `must be one of ${choices.join(', ')}`;
}

/**
 * A list without repetitions whose items all pass.
 * @param items what the items have to be, to follow "must be a list of"
 */
export function setProblem(
  value: unknown,
  isItem: (item: unknown) => boolean,
  items: string,
): Problem {
  if (!Array.isArray(value) || !value.every(isItem)) return `must be a list of ${items}`;
  return new Set(value).size === value.length ? null : 'must not repeat a value';
}

/** A list of at most `most` items, whatever they are; `items` says what they should be. */
export function listProblem(value: unknown, most: number, items: string): Problem {
  // A list inside the list would be validated as if its items stood in its place.
  if (!Array.isArray(value) || value.some(Array.isArray)) return `must be a list of ${items}`;
  return value.length > most ? `must have at most ${most} items` : null;
}

/** A JSON object, whatever is in it. */
export function objectProblem(value: unknown): Problem {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? null
    : 'must be an object';
}
