import {
  type CONDITION_FIELDS,
  type RecommendationCategory,
  type RecommendationType,
} from '@rapport/contracts';

/** A score that recommendations can depend on. */
export type ConditionField = (typeof CONDITION_FIELDS)[number];

/** A recommendation as written by an editor. */
export interface CardDraft {
  title: string;
  /** What the user brings, then what to make of it. */
  content: string;
  category: RecommendationCategory;
  /** Unique among cards of the same type, so that the order never depends on a tie. */
  priorityScore: number;
  actionSteps: readonly [string, string, string];
  /** One thing to say or write, verbatim; present on every card with a step that asks for it. */
  sayIt?: string;
}

/** The seven cards for one score: one of each type for either end, and one for the middle. */
export interface FieldCards {
  field: ConditionField;
  /** The prefix of these cards' IDs. */
  prefix: string;
  high: Record<RecommendationType, CardDraft>;
  low: Record<RecommendationType, CardDraft>;
  middle: CardDraft & { recommendationType: RecommendationType };
}

/** A card for users at the ends of two scores. */
export interface CombinationCard extends CardDraft {
  id: string;
  recommendationType: RecommendationType;
  ends: Partial<Record<ConditionField, 'high' | 'low'>>;
}
