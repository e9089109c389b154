import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';

describe('canonicalJson', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"x","d":null}]}',
    );
  });

  it('keeps the order of lists', () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });

  it('represents the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed: unknown = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonicalJson(parsed))).toEqual(parsed);
      }),
    );
  });

  it('is equal only for equal values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const parse = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
        fc.pre(canonicalJson(parse(a)) === canonicalJson(parse(b)));
        expect(parse(a)).toEqual(parse(b));
      }),
    );
  });
});
