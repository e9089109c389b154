import fc from 'fast-check';
import { fraction, larger, product, roundHalfUp, sum } from './fraction.ts';

describe('fraction', () => {
  it('adds, multiplies, and compares exactly', () => {
    expect(sum([fraction(1, 10), fraction(2, 10)])).toEqual({ numerator: 3, denominator: 10 });
    expect(sum([])).toEqual({ numerator: 0, denominator: 1 });
    expect(product(fraction(2, 3), fraction(9, 4))).toEqual({ numerator: 3, denominator: 2 });
    expect(larger(fraction(1, 3), fraction(3, 10))).toEqual({ numerator: 1, denominator: 3 });
    expect(larger(fraction(-1, 2), fraction(1, 10))).toEqual({ numerator: 1, denominator: 10 });
  });

  it.each([
    [157, 2, 79],
    [3, 2, 2],
    [-3, 2, -1],
    [149, 100, 1],
    [0, 7, 0],
  ])('rounds %d/%d to %d', (numerator, denominator, rounded) => {
    expect(roundHalfUp(fraction(numerator, denominator))).toBe(rounded);
  });

  it('rounds to within a half of any value', () => {
    const value = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }));
    fc.assert(
      fc.property(value, ([numerator, denominator]) => {
        const distance =
          2 * (roundHalfUp(fraction(numerator, denominator)) * denominator - numerator);
        expect(distance).toBeLessThanOrEqual(denominator);
        expect(distance).toBeGreaterThan(-denominator);
      }),
    );
  });
});
