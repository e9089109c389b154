import { type PersonalityScores } from '@rapport/contracts';
import { renderInShell } from '@rapport/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { ProfileSummary } from './profile-summary.tsx';

const score = fc.option(fc.integer({ min: 0, max: 100 }));
const anyScores: fc.Arbitrary<PersonalityScores> = fc.record({
  bigFiveOpenness: score,
  bigFiveConscientiousness: score,
  bigFiveExtraversion: score,
  bigFiveAgreeableness: score,
  bigFiveNeuroticism: score,
  hexacoHonestyHumility: score,
  panasPositiveAffect: score,
  panasNegativeAffect: score,
  viaWisdom: score,
  viaCourage: score,
  viaLove: score,
  hoganAdjustment: score,
  hoganAmbition: score,
  hoganSociability: score,
});

describe('ProfileSummary', () => {
  it('says how many traits take no part because they were not answered', () => {
    renderInShell(<ProfileSummary scores={{ bigFiveOpenness: 75 }} unanswered={10} />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(
      screen.getByText('10 traits are unanswered, so your coaching leaves them out.'),
    ).toBeVisible();
  });

  it('draws one scale for each of the six scores that exists, with that score', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        renderInShell(<ProfileSummary scores={scores} />);
        const expected = [
          scores.bigFiveExtraversion,
          scores.bigFiveConscientiousness,
          scores.bigFiveAgreeableness,
          scores.bigFiveNeuroticism,
          scores.hoganAmbition,
          scores.bigFiveOpenness,
        ].filter((each) => each !== null);
        const drawn = screen
          .queryAllByRole('img')
          .map((scale) => [
            Number(scale.getAttribute('aria-label')?.match(/: (\d+) of/)?.[1]),
            scale.querySelector<HTMLElement>('[style]')?.style.left,
          ]);
        expect(drawn).toEqual(expected.map((each) => [each, `${each}%`]));
        cleanup();
      }),
      { numRuns: 25 },
    );
  });
});
