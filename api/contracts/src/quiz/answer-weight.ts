import { type ConfidenceLevel } from '../types.ts';

/** The weight of an answer with high confidence. */
export const MAX_WEIGHT = 3;

/** The weight of an answer by the observer's confidence. */
export const ANSWER_WEIGHTS = {
  high: MAX_WEIGHT,
  medium: 2,
  low: 1,
} as const satisfies Record<ConfidenceLevel, number>;
