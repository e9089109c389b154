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

  it('reads a low sensitivity as high emotional stability', () => {
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
});
