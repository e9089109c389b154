import { CADENCE_LIMITS } from '@rapport/contracts';
import { plainHeader } from './words-in-header.ts';

/** The length of a unit, by the beginning of its word in the languages of tables. More specific ones come first. */
const UNITS: readonly (readonly [days: number, begins: string])[] = [
  [14, 'biweek|bi week|fortnight|vierzehntag|quinzaine|quincen|quindic|quinzen|tweewekelijks'],
  [60, 'bimonth|bi month|bimestr|zweimonat|tweemaandelijks'],
  [
    182,
    'half year|halfyear|semi|semest|halbjahr|halfjaar|biannual|bi annual|polrocz|полугод|půlroč',
  ],
  [90, 'quarter|quartal|vierteljahr|trimest|kwarta|квартал|四半期|季度|분기'],
  [730, 'biennial|two years'],
  [7, 'week|woch|semaine|hebdo|seman|settiman|wekelijks|veck|uke|uge|недел|tydzien|tydn|週|周|주'],
  [30, 'month|monat|mois|mens|mes|maand|manad|maned|месяц|miesiac|mesic|月|달|개월'],
  [
    365,
    'year|annual|yearly|jahr|jahrlich|annee|ans|an|annuel|ano|anual|anno|anni|annu|jaar|ar|год|лет|rok|年|년',
  ],
  [1, 'day|daily|tag|jour|quotidien|dia|diario|giorn|dag|дн|ден|dzien|den|日|일'],
];
/** Number words, without accents. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 },
  ...{ other: 2, second: 2, zwei: 2, drei: 3, vier: 4, sechs: 6, deux: 2, trois: 3, quatre: 4 },
  ...{ dos: 2, tres: 3, cuatro: 4, seis: 6, due: 2, tre: 3, quattro: 4, dois: 2, duas: 2 },
  ...{ twee: 2, drie: 3, zes: 6, andere: 2, third: 3, zweiten: 2, dritten: 3 },
  ...{ tredje: 3, annan: 2, varannan: 2, hver: 1 },
};
const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
/** Between a count and its period: "4 times a year", "2x pro Jahr". */
const PER = /\b(?:x|times?|mal|fois|veces|volte|vezes|keer)\b|\d+x\b/;

/**
 * A cadence in whole days from a file's text: "90", "Every 3 months", "quarterly", "alle 6 Wochen", "twice a year".
 * @returns null if it isn't a cadence
 */
export function cadenceOf(text: string): number | null {
  const plain = plainHeader(text);
  const bare = /^(\d{1,3}) ?(?:d|days?)?$/.exec(plain);
  if (bare) return within(Number(bare[1]));
  const unit = unitIn(plain);
  if (unit === null) return null;
  const words = plain.split(' ');
  const times = words.map((word) => TIMES[word]).find((count) => count !== undefined);
  const digits = /\d+/.exec(plain)?.[0];
  const count = digits === undefined ? undefined : Number(digits);
  if (times !== undefined) return within(Math.round(unit / times));
  if (count !== undefined && PER.test(plain)) return within(Math.round(unit / count));
  const number = count ?? words.map((word) => NUMBERS[word]).find((each) => each !== undefined);
  return within(unit * (number ?? 1));
}

function unitIn(plain: string): number | null {
  const at = ` ${plain.replaceAll(/(\d)(?=\p{L})/gu, '$1 ')}`;
  const found = UNITS.find(([, begins]) =>
    begins.split('|').some((begin) => (SCRIPT.test(begin) ? at.includes(begin) : has(at, begin))),
  );
  return found?.[0] ?? null;
}

/** Scripts without spaces between words. */
const SCRIPT = /[\p{sc=Han}\p{sc=Hangul}]/u;
/** Units that must be whole words, because other words begin with them. */
const WHOLE = new Set(['an', 'ans', 'ar', 'den', 'mes', 'ano', 'dag', 'dia']);

function has(text: string, begin: string): boolean {
  return WHOLE.has(begin)
    ? new RegExp(` ${begin}(?:er|en|e?s|i|e)?(?: |$)`).test(text)
    : text.includes(` ${begin}`);
}

function within(days: number): number | null {
  return days >= CADENCE_LIMITS.min && days <= CADENCE_LIMITS.max ? days : null;
}
