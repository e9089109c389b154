import fc from 'fast-check';
import { RECOMMENDATION_TYPES } from '../values/coaching.ts';
import { type MatchableRecommendation, matchRecommendations } from './group-recommendations.ts';
import { matchesConditions } from './match-conditions.ts';

const card = (
  id: string,
  changes: Partial<MatchableRecommendation> = {},
): MatchableRecommendation => ({
  id,
  recommendationType: 'tactical_tip',
  priorityScore: 50,
  conditions: '{"bigFiveOpenness":{"min":70}}',
  ...changes,
});
const idsByType = (cards: MatchableRecommendation[]) =>
  matchRecommendations(cards, { bigFiveOpenness: 75 }).map(({ label, recommendations }) => [
    label,
    ...recommendations.map(({ id }) => id),
  ]);

describe('matchRecommendations', () => {
  it('groups matching cards by type in display order and omits empty groups', () => {
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

  it('sorts by priority, then by ID', () => {
    const cards = [
      card('c'),
      card('b', { priorityScore: 90 }),
      card('d', { priorityScore: 20 }),
      card('a'),
    ];
    expect(idsByType(cards)).toEqual([['Tactical Tip', 'b', 'a', 'c', 'd']]);
    expect(cards.map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a']);
  });

  it('finds nothing without scores', () => {
    expect(matchRecommendations([card('a')], {})).toEqual([]);
  });

  const anyCards = fc.uniqueArray(
    fc
      .record({
        id: fc.string({ minLength: 1, maxLength: 3 }),
        priorityScore: fc.integer({ min: 0, max: 100 }),
        recommendationType: fc.constantFrom(...RECOMMENDATION_TYPES),
        conditions: fc.oneof(
          fc.constantFrom('{}', '{', '[]', '{"bigFiveOpenness":{"min":70}}'),
          fc.string(),
        ),
      })
      .map(({ id, ...changes }) => card(id, changes)),
    { selector: ({ id }) => id },
  );
  const anyScores = fc.record({ bigFiveOpenness: fc.integer({ min: 0, max: 100 }) });

  it('shows each matching card once, and no other', () => {
    fc.assert(
      fc.property(anyCards, anyScores, (cards, scores) => {
        const shown = matchRecommendations(cards, scores).flatMap((group) => group.recommendations);
        const matching = cards.filter(({ conditions }) => matchesConditions(conditions, scores));
        expect(shown).toHaveLength(matching.length);
        expect(new Set(shown)).toEqual(new Set(matching));
      }),
    );
  });

  it('never puts a card below one of lower priority or into the group of another type', () => {
    fc.assert(
      fc.property(anyCards, anyScores, (cards, scores) => {
        for (const { type, recommendations } of matchRecommendations(cards, scores)) {
          const priorities = recommendations.map(({ priorityScore }) => priorityScore);
          expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
          expect(new Set(recommendations.map((each) => each.recommendationType))).toEqual(
            new Set([type]),
          );
        }
      }),
    );
  });

  it('gives the same groups for any order of the cards', () => {
    const inTwoOrders = anyCards.chain((cards) =>
      fc.tuple(fc.constant(cards), fc.shuffledSubarray(cards, { minLength: cards.length })),
    );
    fc.assert(
      fc.property(inTwoOrders, anyScores, ([cards, shuffled], scores) => {
        expect(matchRecommendations(shuffled, scores)).toEqual(matchRecommendations(cards, scores));
      }),
    );
  });
});
