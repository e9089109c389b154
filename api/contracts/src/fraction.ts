/**
 * A rational number with a positive denominator. Scores are computed exactly, because in floating point a
 * confidence of 78.5 can become 78.49999 and would be rounded the wrong way.
 */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Returns `numerator / denominator` of two integers, in lowest terms. The denominator must be above zero. */
export function fraction(numerator: number, denominator = 1): Fraction {
  const divisor = greatestCommonDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Returns the sum of all terms, 0 for none. */
export function sum(terms: readonly Fraction[]): Fraction {
  return terms.reduce(
    (total, term) =>
      fraction(
        total.numerator * term.denominator + term.numerator * total.denominator,
        total.denominator * term.denominator,
      ),
    fraction(0),
  );
}

/** Returns the product of two fractions. */
export function product(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Returns the larger of two fractions. */
export function larger(a: Fraction, b: Fraction): Fraction {
  return a.numerator * b.denominator < b.numerator * a.denominator ? b : a;
}

/** Returns the nearest integer; a half rounds up. */
export function roundHalfUp(value: Fraction): number {
  return Math.floor((2 * value.numerator + value.denominator) / (2 * value.denominator));
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
