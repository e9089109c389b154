import fc from 'fast-check';
import { bucketOf } from './bucket-of.ts';

/** Ids that differ in few digits, as those made one after the other do. */
const ids = Array.from(
  { length: 20_000 },
  (_, index) => `0192f3a0-7c4e-7000-8000-${index.toString(16).padStart(12, '0')}`,
);

describe('bucketOf', () => {
  it('is the same for the same person and remote, and lies from 0 up to 100', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (user, remote) => {
        const bucket = bucketOf(user, remote);
        expect(bucket).toBe(bucketOf(user, remote));
        expect(bucket).toBeGreaterThanOrEqual(0);
        expect(bucket).toBeLessThan(100);
      }),
    );
  });

  it('keeps everybody who is in a smaller share in every larger one', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.uuid(), percent, percent, (user, one, other) => {
        const [smaller, larger] = [Math.min(one, other), Math.max(one, other)];
        const isIn = (share: number) => bucketOf(user, 'mf-contacts') < share;
        expect(!isIn(smaller) || isIn(larger)).toBe(true);
      }),
    );
  });

  it.each(['mf-contacts', 'mf-coaching'])('spreads people evenly for %s', (remote) => {
    const counts = Array.from({ length: 20 }, () => 0);
    for (const id of ids) counts[Math.floor(bucketOf(id, remote) / 5)]! += 1;
    // Chi-squared with 19 degrees of freedom: an even spread stays below 43.8 in 999 of 1000 cases.
    const expected = ids.length / counts.length;
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(43.8);
  });

  it('takes other people for another remote', () => {
    const both = ids.filter((id) => bucketOf(id, 'mf-contacts') < 10 && bucketOf(id, 'mf-x') < 10);
    expect(both.length / ids.length).toBeCloseTo(0.01, 2);
  });
});
