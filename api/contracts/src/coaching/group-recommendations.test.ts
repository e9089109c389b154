import { type CoachingRecommendation } from '../wire/coaching.ts';
import { matchRecommendations } from './group-recommendations.ts';

const card = (
  id: string,
  changes: Partial<CoachingRecommendation> = {},
): CoachingRecommendation => ({
  id,
  title: id,
  content: 'Content.',
  category: 'teamwork',
  recommendationType: 'tactical_tip',
  priorityScore: 50,
  conditions: '{"bigFiveOpenness":{"min":70}}',
  actionSteps: ['Step'],
  ...changes,
});
const idsByType = (cards: CoachingRecommendation[]) =>
  matchRecommendations(cards, { bigFiveOpenness: 75 }).map(({ label, recommendations }) => [
    label,
    ...recommendations.map(({ id }) => id),
  ]);

describe('matchRecommendations', () => {
  it('groups matching cards by type in the order shown and leaves out empty groups', () => {
    expect(
      idsByType([
        card('tip'),
        card('growth', {
          recommendationType: 'development_area',
          conditions: '{"bigFiveOpenness":{"max":30}}',
        }),
        card('strength', { recommendationType: 'strength_leverage' }),
      ]),
    ).toEqual([
      ['Leverage Strength', 'strength'],
      ['Tactical Tip', 'tip'],
    ]);
  });

  it('puts the highest priority first and lets the id decide between equals', () => {
    const cards = [
      card('c'),
      card('b', { priorityScore: 90 }),
      card('d', { priorityScore: 20 }),
      card('a'),
    ];
    expect(idsByType(cards)).toEqual([['Tactical Tip', 'b', 'a', 'c', 'd']]);
    expect(cards.map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a']);
  });

  it('finds nothing for a person without scores', () => {
    expect(matchRecommendations([card('a')], {})).toEqual([]);
  });
});
