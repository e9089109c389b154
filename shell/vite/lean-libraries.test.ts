import { leanSource } from './lean-libraries.ts';

describe('leanSource', () => {
  it('puts another source in the place of a file', () => {
    expect(leanSource('export const a = 1;', { source: 'export const a = 2;' })).toBe(
      'export const a = 2;',
    );
  });

  it('replaces every part of a file', () => {
    const parts = [
      ['var DEV = true;', 'var DEV = false;'],
      [/^\w+\.displayName = .*;$/gm, ''],
    ] as const;
    expect(
      leanSource('var DEV = true;\nA.displayName = "A";\nB.displayName = "B";', { parts }),
    ).toBe('var DEV = false;\n\n');
  });

  it('knows a file that lacks one of the parts', () => {
    const parts = [
      ['var DEV = true;', 'var DEV = false;'],
      ['gone', ''],
    ] as const;
    expect(leanSource('var DEV = true;', { parts })).toBeNull();
  });
});
