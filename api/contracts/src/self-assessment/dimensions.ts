import { type QuestionLevel } from '../question-level.ts';

/** The fourteen dimensions in the order asked, each with its category and its field in the API. */
export const SELF_ASSESSMENT_DIMENSIONS = {
  openness: { category: 'big_five', field: 'bigFiveOpenness' },
  conscientiousness: { category: 'big_five', field: 'bigFiveConscientiousness' },
  extraversion: { category: 'big_five', field: 'bigFiveExtraversion' },
  agreeableness: { category: 'big_five', field: 'bigFiveAgreeableness' },
  neuroticism: { category: 'big_five', field: 'bigFiveNeuroticism' },
  honesty_humility: { category: 'hexaco', field: 'hexacoHonestyHumility' },
  positive_affect: { category: 'panas', field: 'panasPositiveAffect' },
  negative_affect: { category: 'panas', field: 'panasNegativeAffect' },
  wisdom: { category: 'via', field: 'viaWisdom' },
  courage: { category: 'via', field: 'viaCourage' },
  love: { category: 'via', field: 'viaLove' },
  adjustment: { category: 'hogan', field: 'hoganAdjustment' },
  ambition: { category: 'hogan', field: 'hoganAmbition' },
  sociability: { category: 'hogan', field: 'hoganSociability' },
} as const satisfies Record<string, { category: SelfAssessmentCategory; field: string }>;

/** The fourteen self-assessment scores, integers 0–100; null if not measured. */
export type PersonalityScores = Record<
  (typeof SELF_ASSESSMENT_DIMENSIONS)[SelfAssessmentDimension]['field'],
  number | null
>;

/** The fields of the scores, in the order in which their dimensions are asked. */
export const PERSONALITY_SCORES: readonly (keyof PersonalityScores)[] = Object.values(
  SELF_ASSESSMENT_DIMENSIONS,
).map(({ field }) => field);

export type SelfAssessmentCategory = 'big_five' | 'hexaco' | 'panas' | 'via' | 'hogan';
export type SelfAssessmentDimension = keyof typeof SELF_ASSESSMENT_DIMENSIONS;

interface SelfAssessmentOption {
  text: string;
  /** The score that choosing it adds to the dimension, 15–90. */
  score: number;
}

export type SelfAssessmentQuestion = QuestionLevel & {
  id: string;
  category: SelfAssessmentCategory;
  dimension: SelfAssessmentDimension;
  /** The beginning of a sentence about oneself that each option completes. */
  question: string;
  optionA: SelfAssessmentOption;
  optionB: SelfAssessmentOption;
};

/** All questions of a self-assessment, each first-level one followed by its follow-ups. */
export type SelfAssessmentBank = readonly SelfAssessmentQuestion[];
