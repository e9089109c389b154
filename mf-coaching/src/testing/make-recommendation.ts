import { type CoachingRecommendation } from '@rapport/api-client';

/** A card that matches everyone. */
export function makeRecommendation(
  id: string,
  changes: Partial<CoachingRecommendation> = {},
): CoachingRecommendation {
  return {
    id,
    title: `Card ${id}`,
    content: `What card ${id} is about.`,
    category: 'teamwork',
    recommendationType: 'tactical_tip',
    priorityScore: 50,
    conditions: '{}',
    actionSteps: ['First step', 'Second step'],
    ...changes,
  };
}

/** Cards of one type, the first with the highest priority. */
export function makeRecommendations(
  count: number,
  recommendationType: CoachingRecommendation['recommendationType'],
): CoachingRecommendation[] {
  return Array.from({ length: count }, (_, index) =>
    makeRecommendation(`${recommendationType}-${index + 1}`, {
      recommendationType,
      priorityScore: 90 - index,
    }),
  );
}
