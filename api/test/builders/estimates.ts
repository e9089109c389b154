import { DIMENSION_LETTERS, MOTIVATION_TYPES, type WorkStyleDimension } from '@rapport/contracts';
import fc from 'fast-check';
import { type AxisEstimate, type PersonEstimate } from '../../src/guidance/domain/estimate.ts';

function anyAxis(dimension: WorkStyleDimension): fc.Arbitrary<AxisEstimate> {
  return fc.record({
    dimension: fc.constant(dimension),
    letter: fc.constantFrom(...DIMENSION_LETTERS[dimension]),
    state: fc.constantFrom('certain' as const, 'open' as const, 'unknown' as const),
    k: fc.double({ min: 0.3, max: 1, noNaN: true }),
  });
}

/** Every combination of certain, open, and unknown axes with clear, tied, weak, and unknown motivation. */
export const anyPerson: fc.Arbitrary<PersonEstimate> = fc.record({
  axes: fc.record({
    EI: anyAxis('EI'),
    SN: anyAxis('SN'),
    TF: anyAxis('TF'),
    JP: anyAxis('JP'),
  }),
  motivation: fc.oneof(
    fc.record({
      state: fc.constantFrom('clear' as const, 'weak' as const),
      types: fc.constantFrom(...MOTIVATION_TYPES).map((type) => [type]),
      k: fc.constantFrom(0.5, 0.8, 1),
    }),
    fc.record({
      state: fc.constant('tied' as const),
      types: fc.subarray([...MOTIVATION_TYPES], { minLength: 2 }),
      k: fc.constant(0),
    }),
    fc.constant({ state: 'unknown' as const, types: [], k: 0 }),
  ),
});
