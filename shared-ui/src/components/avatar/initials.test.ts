import { colourOfName, initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Lise Meitner', 'LM'],
    ['Maria Sibylla Merian', 'MM'],
    ['Ibn al-Haytham', 'IH'],
    ['  ada   lovelace ', 'AL'],
    ['Plato', 'P'],
    ['Élisabeth du Châtelet', 'ÉC'],
    ['(Grace) Hopper', 'GH'],
    ['demo@rapport.local', 'DR'],
    ['李时珍', '李'],
    ['', '?'],
    ['---', '?'],
  ])('of %j are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('colourOfName', () => {
  it('is the same however the name is written', () => {
    expect(colourOfName(' LISE meitner ')).toBe(colourOfName('Lise Meitner'));
    expect(colourOfName('E\u0301lisabeth')).toBe(colourOfName('Élisabeth'));
  });

  it('spreads names over all six colours', () => {
    const names = Array.from({ length: 600 }, (_, index) => `Person ${index}`);
    const counts = new Map<number, number>();
    for (const name of names) {
      const colour = colourOfName(name);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Math.min(...counts.values())).toBeGreaterThan(60);
  });
});
