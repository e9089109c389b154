import {
  RECOMMENDATION_TYPES,
  type RecommendationCategory,
  type RecommendationType,
} from '../values/coaching.ts';
import { type PersonalityScores } from '../self-assessment/dimensions.ts';
import { matchesConditions } from './match-conditions.ts';

/** Display labels of recommendation types. */
export const RECOMMENDATION_TYPE_LABELS: Record<RecommendationType, string> = {
  strength_leverage: 'Leverage Strength',
  development_area: 'Growth Area',
  tactical_tip: 'Tactical Tip',
};

/** Display labels of categories. */
export const RECOMMENDATION_CATEGORY_LABELS: Record<RecommendationCategory, string> = {
  communication: 'Communication',
  leadership: 'Leadership',
  teamwork: 'Teamwork',
  conflict_resolution: 'Conflict resolution',
  stress_management: 'Stress management',
  innovation: 'Innovation',
};

/** The fields of a recommendation that matching uses. */
export interface MatchableRecommendation {
  id: string;
  recommendationType: RecommendationType;
  /** 0–100. */
  priorityScore: number;
  /** JSON text with inclusive min and max bounds per score; see `matchesConditions`. */
  conditions: string;
}

/** The matching recommendations of one type. */
export interface RecommendationGroup<T extends MatchableRecommendation> {
  type: RecommendationType;
  label: string;
  /** Highest priority first, never empty. */
  recommendations: T[];
}

/**
 * Returns the recommendations that match `scores`, grouped by type in display order. Within a group, they're sorted
 * by priority, highest first, then by ID, so that the order never depends on the source. Empty groups are omitted.
 */
export function matchRecommendations<T extends MatchableRecommendation>(
  recommendations: readonly T[],
  scores: Readonly<Partial<PersonalityScores>>,
): RecommendationGroup<T>[] {
  const matching = recommendations
    .filter(({ conditions }) => matchesConditions(conditions, scores))
    .sort((a, b) => b.priorityScore - a.priorityScore || compareIds(a.id, b.id));
  return RECOMMENDATION_TYPES.map((type) => ({
    type,
    label: RECOMMENDATION_TYPE_LABELS[type],
    recommendations: matching.filter(({ recommendationType }) => recommendationType === type),
  })).filter((group) => group.recommendations.length > 0);
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
