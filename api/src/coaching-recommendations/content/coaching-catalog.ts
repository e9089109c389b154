import { RECOMMENDATION_TYPES, type RecommendationType } from '@rapport/contracts';
import { ADJUSTMENT_CARDS } from './adjustment-cards.ts';
import { AGREEABLENESS_CARDS } from './agreeableness-cards.ts';
import { AMBITION_CARDS } from './ambition-cards.ts';
import { type CardDraft, type ConditionField, type FieldCards } from './card-draft.ts';
import { COMBINATION_CARDS } from './combination-cards.ts';
import { CONSCIENTIOUSNESS_CARDS } from './conscientiousness-cards.ts';
import { EXTRAVERSION_CARDS } from './extraversion-cards.ts';
import { HONESTY_HUMILITY_CARDS } from './honesty-humility-cards.ts';
import { NEUROTICISM_CARDS } from './neuroticism-cards.ts';
import { OPENNESS_CARDS } from './openness-cards.ts';
import { SOCIABILITY_CARDS } from './sociability-cards.ts';
import { type CoachingRecommendationDto } from '../dto/coaching-recommendation.dto.ts';

/** A recommendation as the API sends it, with conditions and steps as JSON texts. */
export interface StoredRecommendation extends CoachingRecommendationDto {
  actionSteps: string;
}

/** The bounds of the bands of `scoreBand`: every whole score is in exactly one. */
const BOUNDS = { high: { min: 70 }, low: { max: 30 }, middle: { min: 31, max: 69 } } as const;

const ID_ENDINGS: Record<RecommendationType, string> = {
  strength_leverage: 'strength',
  development_area: 'development',
  tactical_tip: 'tip',
};

const FIELDS: readonly FieldCards[] = [
  OPENNESS_CARDS,
  CONSCIENTIOUSNESS_CARDS,
  EXTRAVERSION_CARDS,
  AGREEABLENESS_CARDS,
  NEUROTICISM_CARDS,
  HONESTY_HUMILITY_CARDS,
  ADJUSTMENT_CARDS,
  AMBITION_CARDS,
  SOCIABILITY_CARDS,
];

/** Cards about one score each; a user with all nine scores gets 9 to 27 of them. */
export const BASE_RECOMMENDATIONS: readonly StoredRecommendation[] = FIELDS.flatMap(baseCards);

/** Cards for users at the ends of two scores. */
export const COMBINATION_RECOMMENDATIONS: readonly StoredRecommendation[] = COMBINATION_CARDS.map(
  ({ id, ends, recommendationType, ...draft }) =>
    stored(
      id,
      recommendationType,
      Object.fromEntries(Object.entries(ends).map(([field, end]) => [field, BOUNDS[end]])),
      draft,
    ),
);

/** The whole catalog. IDs never change their meaning, because browsers store completed steps by them. */
export const COACHING_CATALOG: readonly StoredRecommendation[] = [
  ...BASE_RECOMMENDATIONS,
  ...COMBINATION_RECOMMENDATIONS,
];

function baseCards({ field, prefix, middle, ...ends }: FieldCards): StoredRecommendation[] {
  const { recommendationType, ...draft } = middle;
  const card = (band: keyof typeof BOUNDS, type: RecommendationType, content: CardDraft) =>
    stored(`${prefix}-${band}-${ID_ENDINGS[type]}`, type, { [field]: BOUNDS[band] }, content);
  return [
    ...RECOMMENDATION_TYPES.map((type) => card('high', type, ends.high[type])),
    ...RECOMMENDATION_TYPES.map((type) => card('low', type, ends.low[type])),
    card('middle', recommendationType, draft),
  ];
}

function stored(
  id: string,
  recommendationType: RecommendationType,
  conditions: Partial<Record<ConditionField, { min?: number; max?: number }>>,
  { title, content, category, priorityScore, actionSteps, sayIt }: CardDraft,
): StoredRecommendation {
  return {
    id,
    title,
    content,
    category,
    recommendationType,
    priorityScore,
    conditions: JSON.stringify(conditions),
    actionSteps: JSON.stringify(actionSteps),
    ...(sayIt !== undefined && { sayIt }),
  };
}
