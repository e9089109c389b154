/** A self-assessment score is high from here on. Inclusive. */
const HIGH_FROM = 70;
/** A self-assessment score is low up to here. Inclusive. */
const LOW_TO = 30;

export type ScoreBand = 'low' | 'middle' | 'high';

/** Returns the band of a self-assessment score (0–100): low up to 30, high from 70, otherwise middle. */
export function scoreBand(score: number): ScoreBand {
  if (score >= HIGH_FROM) return 'high';
  return score <= LOW_TO ? 'low' : 'middle';
}
