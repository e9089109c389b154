import fc from 'fast-check';
import { fold, searchConditions, searchText } from './search-text.ts';

/** Emulates `text LIKE pattern` in Postgres. */
function isLike(text: string, pattern: string): boolean {
  const source = pattern.replaceAll(/\\(.)|%|_|[^]/gu, (part, escaped: string | undefined) => {
    if (part === '%') return '[^]*';
    if (part === '_') return '[^]';
    return (escaped ?? part).replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  });
  return new RegExp(`^${source}$`, 'u').test(text);
}

const finds = (query: string, ...texts: (string | null)[]) =>
  searchConditions(query).every(({ pattern }) => isLike(searchText(texts), pattern));

describe('fold', () => {
  it.each([
    ['Renée', 'renee'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Søren Kierkegård', 'soren kierkegard'],
    ['İstanbul', 'istanbul'],
    ['Ёлка', 'елка'],
    ['Ὀδυσσεύς', 'οδυσσευσ'],
    ['ﬁne  \u00a0 print', 'fine print'],
    ['Conan O’Brien', "conan o'brien"],
    ['O´Neill', "o'neill"],
    ['“Anne–Marie”', '"anne-marie"'],
    ['김민수', '김민수'],
    ['Anne\ufe31Marie', 'anne-marie'],
    ['x\u207b\u00b9', 'x-1'],
    ['\u0149', "'n"],
    ['\u2057', "''''"],
  ])('turns %s into %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('keeps the vowels of Indic scripts', () => {
    expect(fold('कि')).not.toBe(fold('का'));
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)),
      { examples: [['\ufe31'], ['\u2034'], ['\u0149'], ['\uff40']] },
    );
  });

  it('changes nothing the second time, for any single character', () => {
    const folding = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      // Nine in ten code points are unassigned or private, and Unicode maps none of them to others.
      .filter((character) => !/[\p{Cn}\p{Co}]/u.test(character))
      .map((character) => ({ character, folded: fold(character) }))
      .filter(({ character, folded }) => folded !== character && fold(folded) !== folded);
    expect(folding).toEqual([]);
  });
});

describe('searchConditions', () => {
  it('are empty for a blank query', () => {
    expect(searchConditions('')).toEqual([]);
    expect(searchConditions(' \t\n\u00a0')).toEqual([]);
  });

  it('require every word, in any order and any field', () => {
    expect(finds('hopper grace navy', 'Grace Hopper', 'US Navy')).toBe(true);
    expect(finds('hopper army', 'Grace Hopper', 'US Navy')).toBe(false);
  });

  it('find three letters or more inside a word', () => {
    expect(finds('ppe', 'Grace Hopper')).toBe(true);
    expect(finds('navy.mil', null, 'grace@navy.mil')).toBe(true);
  });

  it('find one or two letters only at the beginning of a word', () => {
    expect(finds('h', 'Grace Hopper')).toBe(true);
    expect(finds('ho', 'Grace Hopper')).toBe(true);
    expect(finds('gr', 'Grace Hopper')).toBe(true);
    expect(finds('pp', 'Grace Hopper')).toBe(false);
  });

  it('find one or two letters anywhere in scripts without spaces', () => {
    expect(finds('明', '李明华')).toBe(true);
    expect(finds('민수', '김민수')).toBe(true);
  });

  it.each(['%', '_', '\\', "'", '"', '100%', 'a_b', '\\%', "O'Brien", '$1'])(
    'treat %s as text',
    (query) => {
      expect(finds(query, `before ${query} after`)).toBe(true);
      expect(finds(query, 'Grace Hopper 100 a-b OBrien')).toBe(false);
    },
  );

  it.each([
    ['%', ['%']],
    ['a.b', ['.']],
    ['---', ['-']],
    ['明华', ['明', '华']],
    ['9b@x', ['@']],
    ['navy.mil', []],
    ['иванов', []],
    ['li', []],
    ['o’', ["'"]],
  ])('list the characters to find %s by if its letters aren’t enough', (query, marks) => {
    expect(searchConditions(query)).toMatchObject([{ marks }]);
  });

  it('list only characters that every matching text has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const stored = searchText([text]);
        const marks = searchConditions(text).flatMap((condition) => condition.marks);
        expect([...stored]).toEqual(expect.arrayContaining(marks));
      }),
    );
  });

  it('find every text by each of its words, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        return fold(text)
          .split(' ')
          .every((word) => finds(word, text));
      }),
      { examples: [['\ufe31'], ['Anne\ufe31Marie'], ['\u2034']] },
    );
  });
});
