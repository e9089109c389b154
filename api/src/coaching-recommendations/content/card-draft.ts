import {
  type CONDITION_FIELDS,
  type RecommendationCategory,
  type RecommendationType,
} from '@rapport/contracts';

/** A score that recommendations can depend on. */
export type ConditionField = (typeof CONDITION_FIELDS)[number];

/** A recommendation as it is written. */
export interface CardDraft {
  title: string;
  /** What the person brings, then what to make of it. */
  content: string;
  category: RecommendationCategory;
  /** Another one for every card of a type, so that the order never rests on a tie. */
  priorityScore: number;
  actionSteps: readonly [string, string, string];
  /** One thing to say or write, word for word; for every card with a step that asks for that. */
  sayIt?: string;
}

/** The seven cards about one score: one of each type for either end, one for the middle. */
export interface FieldCards {
  field: ConditionField;
  /** How the ids of these cards begin. */
  prefix: string;
  high: Record<RecommendationType, CardDraft>;
  low: Record<RecommendationType, CardDraft>;
  middle: CardDraft & { recommendationType: RecommendationType };
}

/** A card for people at the ends of two scores. */
export interface CombinationCard extends CardDraft {
  id: string;
  recommendationType: RecommendationType;
  ends: Partial<Record<ConditionField, 'high' | 'low'>>;
}
