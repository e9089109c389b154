/** What a recommendation does with a score, in the display order of groups. */
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
