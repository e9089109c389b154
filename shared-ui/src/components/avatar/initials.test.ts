import { colorOfName, initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Lise Meitner', 'LM'],
    ['Maria Sibylla Merian', 'MM'],
    ['Ibn al-Haytham', 'IH'],
    ['  ada   lovelace ', 'AL'],
    ['Plato', 'P'],
    ['Élisabeth du Châtelet', 'ÉC'],
    ['(Grace) Hopper', 'GH'],
    ['demo@rapport.local', 'D'],
    ['ada.lovelace@rapport.local', 'AL'],
    ['Dr. Miriam Haas', 'MH'],
    ['Ada Lovelace, PhD', 'AL'],
    ['Dr.', 'D'],
    ['李时珍', '李'],
    ['', '?'],
    ['---', '?'],
  ])('of %j are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it.each([
    ['Marc', 'van den Berg', 'MB'],
    ['Fatima', 'El Amrani', 'FE'],
    ['Aoife', 'Ní Bhriain', 'AN'],
    ['Gabriel', 'García Márquez', 'GG'],
    ['Plato', null, 'P'],
    [null, null, 'XY'],
  ])('of the parts %j and %j are %s', (given, family, expected) => {
    expect(initials('X Y', given, family)).toBe(expected);
  });
});

describe('colorOfName', () => {
  it('is the same for any spelling of the name', () => {
    expect(colorOfName(' LISE meitner ')).toBe(colorOfName('Lise Meitner'));
    expect(colorOfName('E\u0301lisabeth')).toBe(colorOfName('Élisabeth'));
  });

  it('spreads names over all six colors', () => {
    const names = Array.from({ length: 600 }, (_, index) => `Person ${index}`);
    const counts = new Map<number, number>();
    for (const name of names) {
      const color = colorOfName(name);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Math.min(...counts.values())).toBeGreaterThan(60);
  });
});
