import { folded } from './folded-text.ts';

/** A parsed name, in lowercase and without accents. */
export interface PersonName {
  /** Given name first, family name last, as far as that can be determined. */
  words: readonly string[];
  /** Names in parentheses or quotes: "William (Bill) Gates". */
  called: readonly string[];
  /** 1 for Sr., 2 for Jr. and II, 3 for III; null without one. */
  generation: number | null;
}

/** Titles before a name. */
const TITLES: ReadonlySet<string> = new Set(
  `dr drs prof professor professorin mr mrs ms miss mx sir dame lord lady herr frau hr fr dipl ing ir med rer nat jur
   phil habil hc dott dottssa avv sig sigra signor signora sra srta mme mlle monsieur madame mevr dhr rev hon
   pastor rabbi capt col lt sgt univ priv doz pd mgr judr mudr rndr phdr bc doc shri smt`
    .split(/\s+/)
    .concat('sr', 'mag'),
);
/** Titles that can also be the beginning of a name: these need a dot and two words after them. */
const RARE_TITLES: ReadonlySet<string> = new Set([
  'sr',
  'mag',
  'fr',
  'hr',
  'pd',
  'bc',
  'doc',
  'ing',
  'ir',
  'nat',
  'med',
  'hon',
  'rev',
  'phil',
]);
/** Degrees after a name. */
const DEGREES: ReadonlySet<string> = new Set(
  `phd md mba emba msc bsc meng beng dphil dds llm llb esq cpa pmp cfa obe mbe cbe frs facs shrm cissp edd dba mph msw
   pharmd phr sphr csm rn np dvm mpa mfa dipling diplkfm msc`.split(/\s+/),
);
const GENERATIONS: Readonly<Record<string, number>> = {
  sr: 1, senior: 1, jr: 2, jun: 2, jnr: 2, junior: 2, ii: 2, '2nd': 2, filho: 2, fils: 2,
  iii: 3, '3rd': 3, neto: 3, iv: 4, '4th': 4,
}; // oxfmt-ignore

const ASIDE = /\(([^()]*)\)|"([^"]*)"|“([^”]*)”|„([^“”]*)[“”]|«([^»]*)»|（([^（）]*)）/g;
const CAPITALS = /^[\p{Lu}.&-]{2,8}$/u;

/** Parses a name. An email address, a number, or the organization isn't a name and yields no words. */
export function personName(displayName: string, organizationName: string | null): PersonName {
  const called: string[] = [];
  const plain = displayName.normalize('NFKC').replaceAll(ASIDE, (_, ...groups: unknown[]) => {
    const inside = groups.slice(0, 6).find((group) => typeof group === 'string');
    called.push(...folded(String(inside ?? '')).split(' '));
    return ' ';
  });
  const isName =
    /\p{L}/u.test(plain) &&
    !plain.includes('@') &&
    folded(plain) !== folded(organizationName ?? '');
  if (!isName) return { words: [], called: [], generation: null };
  const { words, generation } = withoutGeneration(withoutTitles(inOrder(plain)));
  return { words: words.map(({ word }) => word), called: called.filter(Boolean), generation };
}

interface Word {
  word: string;
  /** True if it's followed by a dot, as a title or an initial. */
  dotted: boolean;
}

/** Returns the words with the family name last: "Müller, Jürgen" is reversed, "Doe, MBA" isn't. */
function inOrder(text: string): Word[] {
  const [first = '', ...others] = text.split(/[,،、]/);
  const family = wordsOf(first);
  // In capitals, nothing can be recognized as a degree.
  const hasDegrees = family.length > 1 && text !== text.toUpperCase();
  const given = others
    .filter((part) => !(hasDegrees && isCredential(part)))
    .map(wordsOf)
    .filter((part) => !part.every(({ word }) => isAddition(word)))
    .flat();
  const generations = others.flatMap(wordsOf).filter(({ word }) => word in GENERATIONS);
  return [...given.filter(({ word }) => !(word in GENERATIONS)), ...family, ...generations];
}

function isAddition(word: string): boolean {
  return DEGREES.has(word) || TITLES.has(word) || word in GENERATIONS;
}

function isCredential(part: string): boolean {
  return part
    .trim()
    .split(/\s+/)
    .every((word) => CAPITALS.test(word));
}

function wordsOf(text: string): Word[] {
  // "Ph.D." and "Dr. h. c." aren't initials, and "J.R." is two of them.
  const apart = text
    .replaceAll(/\b(ph|m|ed|pharm)\.\s?d\b\.?/gi, '$1d')
    .replaceAll(/\b((?:dr|prof)\.?)\s?h\.\s?c\./gi, '$1 hc.')
    .replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '. ');
  return apart.split(/\s+/).flatMap((raw) =>
    folded(raw)
      .split(' ')
      .flatMap((word) => (word === '' ? [] : [{ word, dotted: raw.endsWith('.') }])),
  );
}

function withoutTitles(words: readonly Word[]): readonly Word[] {
  let left = words;
  for (;;) {
    const [first, ...others] = left;
    if (first === undefined || !isTitleBefore(first, others.length)) break;
    left = others;
  }
  while (left.length > 1 && isDegree(left.at(-1)?.word ?? '')) left = left.slice(0, -1);
  return left;
}

function isTitleBefore({ word, dotted }: Word, others: number): boolean {
  if (others === 0 || !TITLES.has(word)) return false;
  return !RARE_TITLES.has(word) || (dotted && others > 1);
}

/** Returns whether a word as written is a title at the beginning of a name with `count` words. */
export function isTitle(written: string, count: number): boolean {
  const words = wordsOf(written);
  return words.length > 0 && words.every((word) => isTitleBefore(word, count - 1));
}

/** Returns whether a folded word is a degree, like "phd". */
export function isDegree(word: string): boolean {
  return DEGREES.has(word);
}

/** Returns whether a folded word is a generational suffix, like "jr". */
export function isGeneration(word: string): boolean {
  return Object.hasOwn(GENERATIONS, word);
}

function withoutGeneration(words: readonly Word[]): {
  words: readonly Word[];
  generation: number | null;
} {
  const last = words.at(-1)?.word ?? '';
  const generation = GENERATIONS[last];
  return words.length > 2 && generation !== undefined
    ? { words: words.slice(0, -1), generation }
    : { words, generation: null };
}
