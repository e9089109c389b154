import { isAllStorable, nestingError } from './json-shape.ts';

describe('nestingError', () => {
  it('finds what is nested deeper than 32 levels, and nothing else', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(nestingError(nested(32))).toBeNull();
    expect(nestingError(nested(33))).toBe('is nested deeper than 32 levels');
    expect(nestingError(nested(30_000))).not.toBeNull();
    expect(nestingError(JSON.stringify({ note: `"\\${'['.repeat(100)}` }))).toBeNull();
  });
});

describe('isAllStorable', () => {
  it.each([
    [{ a: 'b', c: [1, null, { d: 'é😀' }] }, true],
    [{ a: 'a\\u0000' }, true],
    [{ a: ['\0'] }, false],
    [{ 'a\0': 1 }, false],
    [{ a: { b: '\ud800' } }, false],
  ])('judges %j', (value, expected) => {
    expect(isAllStorable(value)).toBe(expected);
  });
});
