import { callingCodesOf } from '@rapport/contracts';
import { phoneKeys, soughtPhone } from './phone-keys.ts';

/** Numbers of a country, as dialed from abroad and domestically. */
const COUNTRIES: Readonly<Record<string, readonly (readonly [abroad: string, inside: string])[]>> =
  {
    CH: [
      ['+41 79 555 01 23', '079 555 01 23'],
      ['+41 44 668 18 00', '044 668 18 00'],
      ['+41 31 322 21 11', '031 322 21 11'],
      ['+41 22 767 61 11', '022 767 61 11'],
      ['+41 78 640 12 90', '078 640 12 90'],
    ],
    GB: [
      ['+44 20 7946 0011', '020 7946 0011'],
      ['+44 7700 900126', '07700 900126'],
      ['+44 161 496 0752', '0161 496 0752'],
      ['+44 131 496 0339', '0131 496 0339'],
      ['+44 7911 123456', '07911 123456'],
    ],
    US: [
      ['+1 505 867 5309', '(505) 867-5309'],
      ['+1 202 555 0143', '(202) 555-0143'],
      ['+1 415 555 2671', '415-555-2671'],
      ['+1 312 555 0198', '1-312-555-0198'],
      ['+1 646 555 4567', '646.555.4567'],
    ],
    FR: [
      ['+33 6 12 34 56 78', '06 12 34 56 78'],
      ['+33 1 42 68 53 00', '01 42 68 53 00'],
      ['+33 4 91 13 91 13', '04 91 13 91 13'],
      ['+33 7 53 12 88 41', '07 53 12 88 41'],
    ],
    DE: [
      ['+49 30 901820', '030 901820'],
      ['+49 171 2345678', '0171 2345678'],
      ['+49 40 5550199', '040 5550199'],
      ['+49 89 2180 0', '089 2180 0'],
      ['+49 1512 3456789', '01512 3456789'],
    ],
    IT: [
      ['+39 06 6988 4857', '06 6988 4857'],
      ['+39 02 8846 4500', '02 8846 4500'],
      ['+39 347 123 4567', '347 123 4567'],
      ['+39 055 276 8224', '055 276 8224'],
    ],
    RU: [
      ['+7 912 345-67-89', '8 (912) 345-67-89'],
      ['+7 495 697-03-49', '8 (495) 697-03-49'],
      ['+7 921 555-01-42', '8 921 555-01-42'],
      ['+7 812 315-84-07', '8 (812) 315-84-07'],
    ],
    HU: [
      ['+36 20 123 4567', '06 20 123 4567'],
      ['+36 1 441 4000', '06 1 441 4000'],
      ['+36 30 987 6543', '06 30 987 6543'],
    ],
    AT: [
      ['+43 1 5550142', '01 5550142'],
      ['+43 664 1234567', '0664 1234567'],
      ['+43 512 5360', '0512 5360'],
      ['+43 316 872 5900', '0316 872 5900'],
    ],
    ES: [
      ['+34 612 34 56 78', '612 34 56 78'],
      ['+34 915 29 82 10', '915 29 82 10'],
      ['+34 932 56 22 55', '932 56 22 55'],
    ],
    IN: [
      ['+91 98765 43210', '098765 43210'],
      ['+91 22 2266 1500', '022 2266 1500'],
      ['+91 80 2222 1111', '080 2222 1111'],
      ['+91 11 2301 2345', '011 2301 2345'],
    ],
    JP: [
      ['+81 3 3201 3331', '03-3201-3331'],
      ['+81 90 1234 5678', '090-1234-5678'],
      ['+81 6 6208 8181', '06-6208-8181'],
      ['+81 75 222 3333', '075-222-3333'],
    ],
  };

const SPELLINGS: Readonly<Record<string, (abroad: string, inside: string) => string>> = {
  'in a row': (abroad) => abroad.replaceAll(/[^+\d]/g, ''),
  'with 00 and nonbreaking spaces': (abroad) => abroad.replace('+', '00').replaceAll(' ', '\u00a0'),
  'inside the country': (_, inside) => inside,
  'as a link, in Arabic digits': (abroad) =>
    `tel:${abroad.replaceAll(' ', '-').replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))}`,
};

const NUMBERS = Object.values(COUNTRIES).flat();

/** Returns a search of these numbers, which returns the indexes of those that it finds. */
function searchOf(stored: readonly string[]): (query: string) => number[] {
  const codes = callingCodesOf(stored);
  const keys = stored.map((text) => phoneKeys([text]));
  return (query) => {
    const found = (soughtPhone(query, codes)?.levels ?? [])
      .map((level) =>
        keys.flatMap((own, place) => (own.some((key) => level.includes(key)) ? [place] : [])),
      )
      .find((places) => places.length > 0);
    return found ?? [];
  };
}

describe('fifty numbers of twelve countries', () => {
  it('are fifty', () => {
    expect([Object.keys(COUNTRIES).length, NUMBERS.length]).toEqual([12, 50]);
  });

  const cases = Object.entries(SPELLINGS).flatMap(([name, spell]) =>
    NUMBERS.map(([abroad, inside], place) => [name, spell(abroad, inside), place] as const),
  );

  const ofAll = searchOf(NUMBERS.map(([abroad]) => abroad));
  const ofHalf = searchOf(
    NUMBERS.map(([abroad, inside], index) => (index % 2 === 0 ? abroad : inside)),
  );

  it.each(cases)('%s, %j is found if numbers have their countries', (_, query, place) => {
    expect(ofAll(query)).toEqual([place]);
  });

  it.each(cases)('%s, %j is found if every other number has none', (_, query, place) => {
    expect(ofHalf(query)).toEqual([place]);
  });
});

describe('soughtPhone', () => {
  it('looks for the extension first', () => {
    const search = searchOf(['+49 30 901820 ext. 1', '+49 30 901820 ext. 2', '+49 30 901820']);
    expect(search('030 901820 x2')).toEqual([1]);
    expect(search('030 901820 x3')).toEqual([0, 1, 2]);
    expect(search('030 901820')).toEqual([0, 1, 2]);
  });

  it('is null for a house number', () => {
    expect(soughtPhone('464', new Map())).toBeNull();
  });
});
