import { type Problem } from './text-rules.ts';

/** Every score is an integer within these limits. */
export const SCORE_LIMITS = { min: 0, max: 100 } as const;

/** Validates a percentage: any number from 0 to 100. */
export function percentProblem(value: unknown): Problem {
  return typeof value === 'number' && value >= 0 && value <= 100
    ? null
    : 'must be a number from 0 to 100';
}

/** Validates an integer in a range, both ends included. */
export function wholeNumberProblem(
  value: unknown,
  { min, max }: { min: number; max: number },
): Problem {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? null
    : `must be a whole number from ${min} to ${max}`;
}

/** Validates a choice in exactly this spelling. */
export function choiceProblem(value: unknown, choices: readonly string[]): Problem {
  return choices.some((choice) => choice === value) ? null : `must be one of ${choices.join(', ')}`;
}

/**
 * Validates a list without duplicates whose items are all valid.
 * @param items what the items must be, worded to follow "must be a list of"
 */
export function setProblem(
  value: unknown,
  isItem: (item: unknown) => boolean,
  items: string,
): Problem {
  if (!Array.isArray(value) || !value.every(isItem)) return `must be a list of ${items}`;
  return new Set(value).size === value.length ? null : 'must not repeat a value';
}

/**
 * Validates that a value is a list of at most `most` items, which aren't checked; `items` names them in the
 * message.
 */
export function listProblem(value: unknown, most: number, items: string): Problem {
  // A nested list would be validated as if it were flattened.
  if (!Array.isArray(value) || value.some(Array.isArray)) return `must be a list of ${items}`;
  return value.length > most ? `must have at most ${most} items` : null;
}

/** Validates a JSON object with any content. */
export function objectProblem(value: unknown): Problem {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? null
    : 'must be an object';
}
