import fc from 'fast-check';
import { type PersonalityScores } from './dimensions.ts';
import { answeredOnly, answeredScoresOf, unansweredScores } from './answered-scores.ts';
import { toPersonalityScores } from './score-self-assessment.ts';
import { SELF_ASSESSMENT_BANK } from './self-assessment-questions.ts';
import { SELF_ASSESSMENT_DIMENSIONS } from './dimensions.ts';

const FIELDS = Object.values(SELF_ASSESSMENT_DIMENSIONS).map(({ field }) => field);
const scores = toPersonalityScores({
  openness: 75,
  conscientiousness: 25,
  extraversion: 50,
  agreeableness: 50,
  neuroticism: 50,
  honesty_humility: 50,
  positive_affect: 50,
  negative_affect: 50,
  wisdom: 50,
  courage: 50,
  love: 50,
  adjustment: 50,
  ambition: 50,
  sociability: 50,
});

describe('answeredOnly', () => {
  it('removes unanswered scores, and keeps an answered 50', () => {
    const answeredScores: (keyof PersonalityScores)[] = [
      'bigFiveOpenness',
      'bigFiveConscientiousness',
      'bigFiveExtraversion',
    ];
    expect(answeredOnly({ ...scores, answeredScores })).toEqual({
      bigFiveOpenness: 75,
      bigFiveConscientiousness: 25,
      bigFiveExtraversion: 50,
    });
  });

  it.each([
    ['null, from a result of an earlier version', { answeredScores: null }],
    ['absent, from an earlier API', {}],
  ])('keeps every score if the answered ones are %s', (_what, basis) => {
    expect(answeredOnly({ ...scores, ...basis })).toEqual(scores);
    expect(unansweredScores(basis)).toEqual([]);
  });

  it('partitions the fourteen scores together with unansweredScores', () => {
    fc.assert(
      fc.property(fc.subarray(FIELDS), (answeredScores) => {
        const used = Object.keys(answeredOnly({ ...scores, answeredScores }));
        const open = unansweredScores({ answeredScores });
        expect([...used, ...open].sort()).toEqual([...FIELDS].sort());
        expect(new Set(used)).toEqual(new Set(answeredScores));
      }),
    );
  });
});

describe('answeredScoresOf', () => {
  it('counts Unsure as an answer, but not a follow-up alone', () => {
    expect(
      answeredScoresOf(SELF_ASSESSMENT_BANK, { love: 'Unsure', openness: 'A', 'courage-f1': 'B' }),
    ).toEqual(['bigFiveOpenness', 'viaLove']);
  });
});
