import { type SelfAssessmentDimension } from './dimensions.ts';

interface Section {
  title: string;
  dimensions: readonly SelfAssessmentDimension[];
}

/** The sections of the self-assessment and of its result, in display order. */
export const SELF_ASSESSMENT_SECTIONS: readonly Section[] = [
  {
    title: 'Personality',
    dimensions: [
      'openness',
      'conscientiousness',
      'extraversion',
      'agreeableness',
      'neuroticism',
      'honesty_humility',
    ],
  },
  { title: 'Energy', dimensions: ['positive_affect', 'negative_affect'] },
  { title: 'Strengths', dimensions: ['wisdom', 'courage', 'love'] },
  { title: 'Workplace style', dimensions: ['adjustment', 'ambition', 'sociability'] },
];

const LABELS: Record<SelfAssessmentDimension, string> = {
  openness: 'Openness',
  conscientiousness: 'Conscientiousness',
  extraversion: 'Extraversion',
  agreeableness: 'Agreeableness',
  neuroticism: 'Sensitivity',
  honesty_humility: 'Honesty and humility',
  positive_affect: 'Positive energy',
  negative_affect: 'Tension',
  wisdom: 'Wisdom',
  courage: 'Courage',
  love: 'Care',
  adjustment: 'Composure',
  ambition: 'Drive',
  sociability: 'Sociability',
};

/** Returns the display name of a self-assessment dimension. */
export function dimensionLabel(dimension: SelfAssessmentDimension): string {
  return LABELS[dimension];
}

/** The two ends of a dimension, in one or two words each. Neither is better. */
export interface DimensionEnds {
  /** The end at a score of 0. */
  lowEnd: string;
  /** The end at a score of 100. */
  highEnd: string;
}

const ENDS: Record<SelfAssessmentDimension, DimensionEnds> = {
  openness: { lowEnd: 'Proven ways', highEnd: 'Exploring' },
  conscientiousness: { lowEnd: 'Flexible', highEnd: 'Structured' },
  extraversion: { lowEnd: 'Reserved', highEnd: 'Outgoing' },
  agreeableness: { lowEnd: 'Direct', highEnd: 'Accommodating' },
  neuroticism: { lowEnd: 'Even-keeled', highEnd: 'Sensitive' },
  honesty_humility: { lowEnd: 'Self-advocating', highEnd: 'Unassuming' },
  positive_affect: { lowEnd: 'Steady', highEnd: 'Lively' },
  negative_affect: { lowEnd: 'At ease', highEnd: 'Keyed up' },
  wisdom: { lowEnd: 'Practical', highEnd: 'Reflective' },
  courage: { lowEnd: 'Diplomatic', highEnd: 'Outspoken' },
  love: { lowEnd: 'Gives space', highEnd: 'Stays close' },
  adjustment: { lowEnd: 'Expressive', highEnd: 'Composed' },
  ambition: { lowEnd: 'Content', highEnd: 'Driven' },
  sociability: { lowEnd: 'Independent', highEnd: 'Companionable' },
};

/** Returns the names of a dimension's low and high ends. */
export function dimensionEnds(dimension: SelfAssessmentDimension): DimensionEnds {
  return ENDS[dimension];
}
