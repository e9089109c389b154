import { isAllStorable, nestingFault } from './json-shape.ts';

describe('nestingFault', () => {
  it('finds what is nested deeper than 32 levels, and nothing else', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(nestingFault(nested(32))).toBeNull();
    expect(nestingFault(nested(33))).toBe('is nested deeper than 32 levels');
    expect(nestingFault(nested(30_000))).not.toBeNull();
    expect(nestingFault(JSON.stringify({ note: `"\\${'['.repeat(100)}` }))).toBeNull();
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
