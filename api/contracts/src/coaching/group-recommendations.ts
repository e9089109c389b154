import {
  type CoachingRecommendation,
  RECOMMENDATION_TYPES,
  type RecommendationCategory,
  type RecommendationType,
} from '../wire/coaching.ts';
import { type PersonalityScores } from '../wire/user.ts';
import { matchesConditions } from './match-conditions.ts';

/** What people read for each type of recommendation. */
export const RECOMMENDATION_TYPE_LABELS: Record<RecommendationType, string> = {
  strength_leverage: 'Leverage Strength',
  development_area: 'Growth Area',
  tactical_tip: 'Tactical Tip',
};

/** What people read for each category. */
export const RECOMMENDATION_CATEGORY_LABELS: Record<RecommendationCategory, string> = {
  communication: 'Communication',
  leadership: 'Leadership',
  teamwork: 'Teamwork',
  conflict_resolution: 'Conflict resolution',
  stress_management: 'Stress management',
  innovation: 'Innovation',
};

export interface RecommendationGroup {
  type: RecommendationType;
  label: string;
  /** Highest priority first, never empty. */
  recommendations: CoachingRecommendation[];
}

/**
 * The recommendations that match `scores`, grouped by type in the order shown. Within a group the
 * highest priority comes first, then the id decides, so that the order never depends on the source.
 * Groups without a match are left out.
 */
export function matchRecommendations(
  recommendations: readonly CoachingRecommendation[],
  scores: Readonly<Partial<PersonalityScores>>,
): RecommendationGroup[] {
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
