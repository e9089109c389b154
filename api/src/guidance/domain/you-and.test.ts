import fc from 'fast-check';
import { anyPerson } from '../../../test/builders/estimates.ts';
import { LIBRARY } from '../content/library.ts';
import { certainEstimate } from './estimate.ts';
import { ownStyle } from './own-style.ts';
import {
  DRIVER_AGAINST_SIDE,
  TRAIT_AGAINST_DRIVER,
  TRAIT_AGAINST_SIDE,
  youAnd,
} from './you-and.ts';

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
    const known = ownStyle(scores).sides.flatMap(({ side }) => side ?? []);
    expect(known).toEqual(sides);
  });

  it('lists every axis with its score, and no side for a middle score or contradicting scores', () => {
    expect(
      ownStyle({ bigFiveExtraversion: 80, hoganSociability: 30, bigFiveOpenness: 50 }).sides,
    ).toEqual([
      { dimension: 'EI', side: null, score: 80 },
      { dimension: 'SN', side: null, score: 50 },
      { dimension: 'TF', side: null, score: null },
      { dimension: 'JP', side: null, score: null },
    ]);
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
        text: 'You answer right away; they answer tomorrow. Ask today and wait a day.',
      },
      expect.objectContaining({ card: 'blind_spot', axis: 'SN' }),
      expect.objectContaining({ card: 'driver', axis: null }),
      {
        card: 'watch_out',
        axis: 'TF',
        text: "You'd both rather be kind than clear. Say the hard sentence first.",
      },
      expect.objectContaining({ card: 'strength', axis: 'SN' }),
    ]);
  });

  it('shows the bridge with the highest certainty first', () => {
    const person = certainEstimate('ISTJ', 1);
    const unsure = { ...person.axes.EI, k: 0.4 };
    const cards = youAnd(
      { bigFiveExtraversion: 90, bigFiveOpenness: 90 },
      { ...person, axes: { ...person.axes, EI: unsure } },
      LIBRARY.you,
    );
    expect(cards.slice(0, 2).map(({ axis }) => axis)).toEqual(['SN', 'EI']);
  });

  it('shows what fits a user who shares nothing: four bridges, then the driver', () => {
    const scores = {
      bigFiveExtraversion: 90,
      bigFiveOpenness: 90,
      bigFiveAgreeableness: 10,
      bigFiveConscientiousness: 10,
      hoganAmbition: 80,
      panasPositiveAffect: 90,
    };
    const cards = youAnd({ ...scores, viaWisdom: 50 }, certainEstimate('ISFJ', 9), LIBRARY.you);
    expect(cards.map(({ card, axis }) => [card, axis])).toEqual([
      ['bridge', 'EI'],
      ['bridge', 'SN'],
      ['bridge', 'TF'],
      ['bridge', 'JP'],
      ['driver', null],
    ]);
  });

  const { watchOuts } = LIBRARY.you;
  it.each([
    [{ bigFiveNeuroticism: 70 }, 'ISTJ', 1, watchOuts.sensitivity.T],
    [{ hoganAdjustment: 30 }, 'ISFJ', 8, watchOuts.sensitivity[8]],
    [{ bigFiveNeuroticism: 69, hoganAdjustment: 31 }, 'ISTJ', 8, undefined],
    [{ viaCourage: 30 }, 'ISFJ', 1, watchOuts.courage.F],
    [{ viaCourage: 30 }, 'ISTJ', 9, watchOuts.courage[9]],
    [{ viaCourage: 31 }, 'ISFJ', 9, undefined],
    [{ panasNegativeAffect: 70 }, 'ISTP', 1, watchOuts.tension.P],
    [{ panasPositiveAffect: 70 }, 'ISTJ', 1, watchOuts.positiveEnergy.I],
    [{ panasPositiveAffect: 70 }, 'ESTJ', 1, undefined],
  ] as const)('for %j and %s-%i has the listed watch-outs', (scores, style, type, text) => {
    const cards = youAnd(scores, certainEstimate(style, type), LIBRARY.you);
    expect(cards.find(({ card }) => card === 'watch_out')?.text).toBe(text);
  });

  it('has no cards that contradict each other', () => {
    fc.assert(
      fc.property(anyScores, anyPerson, (scores, person) => {
        const { sides, driver } = ownStyle(scores);
        const own = sides.map(({ side }) => side);
        const [type] = person.motivation.types;
        const texts = youAnd(scores, person, LIBRARY.you).map(({ text }) => text);
        const traits = (trait: keyof typeof watchOuts) =>
          Object.values<string>(watchOuts[trait]).some((text) => texts.includes(text));
        const driven = texts.some((text) =>
          Object.values<string>(LIBRARY.you.drivers[driver ?? 'calm']).includes(text),
        );
        for (const [each, letter, types] of DRIVER_AGAINST_SIDE) {
          if (each !== driver || !own.includes(letter)) continue;
          if (type !== undefined && types.includes(type)) expect(driven).toBe(false);
        }
        for (const [trait, letter] of TRAIT_AGAINST_SIDE) {
          if (own.includes(letter)) expect(traits(trait)).toBe(false);
        }
        for (const [trait, other] of TRAIT_AGAINST_DRIVER) {
          if (other === driver && driven) expect(traits(trait)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('doesn’t guess: no card without a score or about an open axis, and at most five cards', () => {
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
