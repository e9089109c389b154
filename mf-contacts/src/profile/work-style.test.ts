import { styleTraits } from './work-style.ts';

describe('styleTraits', () => {
  it('describes the chosen letter of each pair', () => {
    const traits = styleTraits({ mbtiType: 'INTJ', mbtiAmbiguousLetters: [] });
    expect(traits.map(({ dimension }) => dimension)).toEqual(['EI', 'SN', 'TF', 'JP']);
    expect(traits[0]?.seen).toMatch(/listen first/);
    expect(traits[3]?.seen).toMatch(/plan early/);
    expect(traits.some(({ open }) => open)).toBe(false);
  });

  it('says of an ambiguous letter that it could go either way', () => {
    const [, sn] = styleTraits({ mbtiType: 'INTJ', mbtiAmbiguousLetters: ['N'] });
    expect(sn).toMatchObject({ dimension: 'SN', open: true });
    expect(sn?.seen).toMatch(/either way/);
  });

  it('is empty without a result', () => {
    expect(styleTraits({ mbtiType: null, mbtiAmbiguousLetters: [] })).toEqual([]);
  });
});
