import { type ConfidenceLevel } from '../types.ts';

/** The weight of the surest answer. */
export const MAX_WEIGHT = 3;

/** How much an answer counts, by how sure the observer was. */
export const ANSWER_WEIGHTS = {
  high: MAX_WEIGHT,
  medium: 2,
  low: 1,
} as const satisfies Record<ConfidenceLevel, number>;
