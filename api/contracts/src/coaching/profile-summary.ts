import { scoreBand } from '../score-bands.ts';
import { dimensionEnds } from '../self-assessment/dimension-labels.ts';
import {
  type PersonalityScores,
  SELF_ASSESSMENT_DIMENSIONS,
  type SelfAssessmentDimension,
} from '../self-assessment/dimensions.ts';

type SummaryRowName =
  | 'extraversion'
  | 'conscientiousness'
  | 'agreeableness'
  | 'emotionalStability'
  | 'ambition'
  | 'openness';

interface SummaryScale {
  row: SummaryRowName;
  dimension: SelfAssessmentDimension;
  /** True if the row is named after the low end of its score. */
  inverted?: boolean;
}

/** The six rows in display order. */
const SCALES: readonly SummaryScale[] = [
  { row: 'extraversion', dimension: 'extraversion' },
  { row: 'conscientiousness', dimension: 'conscientiousness' },
  { row: 'agreeableness', dimension: 'agreeableness' },
  { row: 'emotionalStability', dimension: 'neuroticism', inverted: true },
  { row: 'ambition', dimension: 'ambition' },
  { row: 'openness', dimension: 'openness' },
];

/** One row of the profile summary. */
export interface ProfileSummaryRow {
  row: SummaryRowName;
  /** The measured score, 0–100, between `lowEnd` and `highEnd`. */
  score: number;
  lowEnd: string;
  highEnd: string;
  /** The side to highlight, in terms of the row's name: a low sensitivity is a high emotional stability. */
  highlight: 'high' | 'low' | 'none';
  /** The end to highlight; null in the middle. */
  highlightedEnd: string | null;
}

/** Returns the rows that have a score: high from 70, low up to 30. Only a missing score hides a row; 0 is a score. */
export function profileSummary(scores: Readonly<Partial<PersonalityScores>>): ProfileSummaryRow[] {
  return SCALES.flatMap(({ row, dimension, inverted }): ProfileSummaryRow[] => {
    const score = scores[SELF_ASSESSMENT_DIMENSIONS[dimension].field] ?? null;
    if (score === null) return [];
    const { lowEnd, highEnd } = dimensionEnds(dimension);
    const band = scoreBand(score);
    const ends = { row, score, lowEnd, highEnd };
    switch (band) {
      case 'high':
        return [{ ...ends, highlight: inverted ? 'low' : 'high', highlightedEnd: highEnd }];
      case 'low':
        return [{ ...ends, highlight: inverted ? 'high' : 'low', highlightedEnd: lowEnd }];
      case 'middle':
        return [{ ...ends, highlight: 'none', highlightedEnd: null }];
    }
  });
}
