import fc from 'fast-check';
import { anyPerson } from '../../../test/builders/estimates.ts';
import { LIBRARY } from '../content/library.ts';
import { certainEstimate } from './estimate.ts';
import { ownStyle } from './own-style.ts';
import { youAnd } from './you-and.ts';

const score = fc.option(fc.integer({ min: 0, max: 100 }));
const anyScores = fc.record({
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

describe('ownStyle', () => {
  it.each([
    [{ bigFiveExtraversion: 70 }, ['E']],
    [{ bigFiveExtraversion: 30 }, ['I']],
    [{ bigFiveExtraversion: 31 }, []],
    [{ bigFiveExtraversion: 69 }, []],
    [{ bigFiveExtraversion: 80, hoganSociability: 30 }, []],
    [{ bigFiveExtraversion: 20, hoganSociability: 70 }, []],
    [{ bigFiveAgreeableness: 75, viaLove: 20 }, []],
    [
      { bigFiveOpenness: 10, bigFiveAgreeableness: 90, bigFiveConscientiousness: 100 },
      ['S', 'F', 'J'],
    ],
  ])('of %j has the sides %j', (scores, sides) => {
    expect(ownStyle(scores).sides).toEqual(sides);
  });

  it.each([
    [{ hoganAmbition: 80, hoganAdjustment: 70 }, 'results'],
    [{ hoganAmbition: 59 }, null],
    [{ hoganAmbition: 80, hoganAdjustment: 76 }, null],
    [{ viaLove: 90, bigFiveAgreeableness: 70, hoganAmbition: 70 }, 'people'],
    [{}, null],
  ])('of %j has the driver %p', (scores, driver) => {
    expect(ownStyle(scores).driver).toBe(driver);
  });
});

describe('youAnd', () => {
  it('bridges where the two differ, and names what they share', () => {
    const scores = {
      bigFiveExtraversion: 80,
      bigFiveOpenness: 90,
      hoganAmbition: 75,
      viaCourage: 20,
    };
    expect(youAnd(scores, certainEstimate('INFP', 9), LIBRARY.you)).toEqual([
      {
        card: 'bridge',
        axis: 'EI',
        text: 'You answer at once; they answer tomorrow. Ask today and wait a day.',
      },
      expect.objectContaining({ card: 'blind_spot', axis: 'SN' }),
      expect.objectContaining({ card: 'driver', axis: null }),
      {
        card: 'watch_out',
        axis: null,
        text: "You'd both rather be kind than clear. Say the hard sentence first.",
      },
      expect.objectContaining({ card: 'strength', axis: 'SN' }),
    ]);
  });

  it('shows the surest bridge first', () => {
    const person = certainEstimate('ISTJ', 1);
    const unsure = { ...person.axes.EI, k: 0.4 };
    const cards = youAnd(
      { bigFiveExtraversion: 90, bigFiveOpenness: 90 },
      { ...person, axes: { ...person.axes, EI: unsure } },
      LIBRARY.you,
    );
    expect(cards.slice(0, 2).map(({ axis }) => axis)).toEqual(['SN', 'EI']);
  });

  it('guesses nothing: no card without a score, at most five cards, and no card about an open axis', () => {
    fc.assert(
      fc.property(anyScores, anyPerson, (scores, person) => {
        expect(youAnd({}, person, LIBRARY.you)).toEqual([]);
        const cards = youAnd(scores, person, LIBRARY.you);
        expect(cards.length).toBeLessThanOrEqual(5);
        for (const { axis } of cards) {
          if (axis !== null) expect(person.axes[axis].state).toBe('certain');
        }
      }),
    );
  });
});
