/** What a recommendation does with a score. In the order in which groups are shown. */
export const RECOMMENDATION_TYPES = [
  'strength_leverage',
  'development_area',
  'tactical_tip',
] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

export const RECOMMENDATION_CATEGORIES = [
  'communication',
  'leadership',
  'teamwork',
  'conflict_resolution',
  'stress_management',
  'innovation',
] as const;
export type RecommendationCategory = (typeof RECOMMENDATION_CATEGORIES)[number];

/** One card of GET /api/coaching-recommendations, which answers all cards, highest priority first. */
export interface CoachingRecommendation {
  id: string;
  title: string;
  content: string;
  category: RecommendationCategory;
  recommendationType: RecommendationType;
  /** 0–100; combinations 80–95, high and low scores 50–75, middle scores 20–40. */
  priorityScore: number;
  /** JSON text of inclusive min and max bounds per score field; see `matchesConditions`. */
  conditions: string;
  /** A list, the JSON text of a list, or one step as plain text; see `parseActionSteps`. */
  actionSteps: string[] | string;
  /** What one could say or write where a step asks for it, ready to copy; other cards have none. */
  sayIt?: string | null;
}
