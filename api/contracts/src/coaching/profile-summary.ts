import { scoreBand } from '../score-bands.ts';
import { type PersonalityScores } from '../wire/user.ts';

type SummaryRowName =
  | 'extraversion'
  | 'conscientiousness'
  | 'agreeableness'
  | 'emotionalStability'
  | 'ambition'
  | 'openness';

interface SummaryScale {
  row: SummaryRowName;
  field: keyof PersonalityScores;
  /** What a score near 0 means. */
  lowEnd: string;
  /** What a score near 100 means. */
  highEnd: string;
  /** Whether the row is named after the low end of its score. */
  inverted?: boolean;
}

/** The six rows in the order shown. */
const SCALES: readonly SummaryScale[] = [
  {
    row: 'extraversion',
    field: 'bigFiveExtraversion',
    lowEnd: 'Reserved',
    highEnd: 'Outgoing',
  },
  {
    row: 'conscientiousness',
    field: 'bigFiveConscientiousness',
    lowEnd: 'Flexible',
    highEnd: 'Structured',
  },
  {
    row: 'agreeableness',
    field: 'bigFiveAgreeableness',
    lowEnd: 'Direct',
    highEnd: 'Accommodating',
  },
  {
    row: 'emotionalStability',
    field: 'bigFiveNeuroticism',
    lowEnd: 'Even-keeled',
    highEnd: 'Sensitive',
    inverted: true,
  },
  { row: 'ambition', field: 'hoganAmbition', lowEnd: 'Content', highEnd: 'Driven' },
  { row: 'openness', field: 'bigFiveOpenness', lowEnd: 'Proven ways', highEnd: 'Exploring' },
];

/** One row of the profile summary. */
export interface ProfileSummaryRow {
  row: SummaryRowName;
  /** The score as measured, 0–100, between `lowEnd` and `highEnd`. */
  score: number;
  lowEnd: string;
  highEnd: string;
  /** The side to highlight, in terms of the row's name: a low sensitivity is a high emotional stability. */
  highlight: 'high' | 'low' | 'none';
  /** The word to highlight, one of the two ends; null in the middle. */
  highlightedEnd: string | null;
}

/** The rows that have a score: high from 70, low up to 30. Only an absent score hides a row; 0 is a score. */
export function profileSummary(scores: Readonly<Partial<PersonalityScores>>): ProfileSummaryRow[] {
  return SCALES.flatMap(({ row, field, lowEnd, highEnd, inverted }): ProfileSummaryRow[] => {
    const score = scores[field] ?? null;
    if (score === null) return [];
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
