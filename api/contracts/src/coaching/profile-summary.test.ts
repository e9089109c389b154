import fc from 'fast-check';
import { profileSummary } from './profile-summary.ts';

describe('profileSummary', () => {
  it.each([
    [0, 'Reserved'],
    [30, 'Reserved'],
    [31, null],
    [69, null],
    [70, 'Outgoing'],
    [100, 'Outgoing'],
  ])('highlights for an extraversion of %d: %j', (bigFiveExtraversion, highlightedEnd) => {
    expect(profileSummary({ bigFiveExtraversion })).toMatchObject([{ highlightedEnd }]);
  });

  it('shows a low sensitivity as high emotional stability', () => {
    expect(profileSummary({ bigFiveNeuroticism: 30 })).toEqual([
      {
        row: 'emotionalStability',
        score: 30,
        lowEnd: 'Even-keeled',
        highEnd: 'Sensitive',
        highlight: 'high',
        highlightedEnd: 'Even-keeled',
      },
    ]);
    expect(profileSummary({ bigFiveNeuroticism: 70 })).toMatchObject([
      { highlight: 'low', highlightedEnd: 'Sensitive' },
    ]);
  });

  it('hides rows without a score', () => {
    expect(profileSummary({ bigFiveOpenness: null, viaWisdom: 90 })).toEqual([]);
  });

  const score = fc.option(fc.integer({ min: 0, max: 100 }));
  const anyScores = fc.record({
    bigFiveOpenness: score,
    bigFiveConscientiousness: score,
    bigFiveExtraversion: score,
    bigFiveAgreeableness: score,
    bigFiveNeuroticism: score,
    hoganAmbition: score,
  });

  it('has a row for each present score, in a fixed order, with a number in range', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const rows = profileSummary(scores);
        expect(rows.map((row) => row.score)).toEqual(
          [
            scores.bigFiveExtraversion,
            scores.bigFiveConscientiousness,
            scores.bigFiveAgreeableness,
            scores.bigFiveNeuroticism,
            scores.hoganAmbition,
            scores.bigFiveOpenness,
          ].filter((each) => each !== null),
        );
        const reordered = Object.fromEntries(Object.entries(scores).reverse());
        expect(profileSummary(reordered)).toEqual(rows);
      }),
    );
  });

  it('highlights the end that the score is near, by 30 and 70, on every row', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        for (const row of profileSummary(scores)) {
          const near = row.score >= 70 ? row.highEnd : row.score <= 30 ? row.lowEnd : null;
          expect(row.highlightedEnd).toBe(near);
          const straight = row.score >= 70 ? 'high' : row.score <= 30 ? 'low' : 'none';
          const inverted = { high: 'low', low: 'high', none: 'none' } as const;
          const isInverted = row.row === 'emotionalStability';
          expect(row.highlight).toBe(isInverted ? inverted[straight] : straight);
        }
      }),
    );
  });
});
