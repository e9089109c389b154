import { type SelfAssessmentDimension } from './self-assessment-question.ts';

interface Section {
  title: string;
  dimensions: readonly SelfAssessmentDimension[];
}

/** The sections of the self-assessment and of its result, in the order shown. */
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

/** What people read for a dimension of the self-assessment. */
export function dimensionLabel(dimension: SelfAssessmentDimension): string {
  return LABELS[dimension];
}
