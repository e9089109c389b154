import fc from 'fast-check';
import { bucketOf } from './bucket.ts';

describe('bucketOf', () => {
  it('stays the same from one release to the next', () => {
    expect(bucketOf({})).toBe('741638a5');
    expect(bucketOf({ interactions: 0 })).toBe('4fa68616');
  });

  it('does not depend on the order of the inputs', () => {
    expect(bucketOf({ a: 1, b: null })).toBe(bucketOf({ b: null, a: 1 }));
  });

  it('distinguishes values that look alike', () => {
    const values = [1, '1', true, 'true', null, 'null', '', 0, false];
    expect(new Set(values.map((value) => bucketOf({ value }))).size).toBe(values.length);
  });

  it('is eight hex digits for any inputs', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), (inputs) =>
        expect(bucketOf(inputs)).toMatch(/^[0-9a-f]{8}$/),
      ),
    );
  });
});
