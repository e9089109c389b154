import { soundOf } from './name-sound.ts';
import { nicknameGroups } from './nicknames.ts';
import { type PersonName } from './person-name.ts';

/**
 * The relation of two names. - `equal`: the same words - `like`: forms of the same name: "Bob" and "Robert", or a
 * middle name that one of them omits - `initial`: one of them has only the initial of the given name - `initials`:
 * the words of one are initials or forms of the other's, without a full family name - `word`: one of them is a
 * single word of the other, or both are forms of one word - `generation`: the same, but one of them is a junior or
 * a third - `given`: another family name, as after a marriage - `family`: another given name, as within a family -
 * `unknown`: one of them has no name - `apart`: Jr. and Sr. - `none`: different names
 */
export type NameRelation =
  | 'equal'
  | 'like'
  | 'initial'
  | 'initials'
  | 'word'
  | 'generation'
  | 'given'
  | 'family'
  | 'unknown'
  | 'apart'
  | 'none';

/** Particles of family names, which some lists include and others omit. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'van von vom zu zur der den de del della di da do dos das du la le los las el al bin bint ibn ben ter ten y e'.split(
    ' ',
  ),
);

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

/** Relations that are too weak for a generation to matter. */
const WITHOUT_GENERATION: readonly NameRelation[] = ['given', 'family', 'word', 'initials'];

export function nameRelation(one: PersonName, other: PersonName): NameRelation {
  if (one.words.length === 0 || other.words.length === 0) return 'unknown';
  const relation = relationOfWords(one, other);
  if (one.generation === other.generation || relation === 'none') return relation;
  if (WITHOUT_GENERATION.includes(relation)) return relation;
  return one.generation === null || other.generation === null ? 'generation' : 'apart';
}

/**
 * Returns whether a name has a given and a family name, which few people share; a single word or an initial isn't
 * enough.
 */
export function isFullName({ words }: PersonName): boolean {
  const whole = words.filter((word) => !isInitial(word) && !PARTICLES.has(word));
  return whole.length > 1 || (words.length === 1 && isEastAsian(words[0] ?? ''));
}

/** Returns whether a name contains all of another one and more: "Maria Sibylla Merian" and "M. S. Merian". */
export function saysMore(name: PersonName, than: PersonName): boolean {
  if (name.words.length === 0) return false;
  if (than.words.length === 0) return true;
  return (
    than.generation === name.generation &&
    name.words.join('').length > than.words.join('').length &&
    isWithin(than.words, name.words, (few, many) => few === many || isInitialOf(few, many))
  );
}

/** Returns a word's sound and the nickname groups it belongs to. */
export function formsOf(word: string): string[] {
  return [soundOf(word), ...nicknameGroups(word)];
}

/** Returns the words of a name without particles, unless nothing else is left. */
export function significant(words: readonly string[]): readonly string[] {
  const plain = words.filter((word) => !PARTICLES.has(word));
  return plain.length > 1 ? plain : words;
}

export function isInitial(word: string): boolean {
  return word.length === 1 && !EAST_ASIAN.test(word);
}

function relationOfWords(one: PersonName, other: PersonName): NameRelation {
  if (isSameWords(one.words, other.words)) return 'equal';
  const [a, b] = [significant(one.words), significant(other.words)];
  // A canonical order, so that the result doesn't depend on the order of the arguments.
  const isFirst = a.length === b.length ? a.join(' ') <= b.join(' ') : a.length < b.length;
  const [few, many] = isFirst ? [a, b] : [b, a];
  if (few.length === 1) return relationOfWord(few[0] ?? '', many);
  // A name without a comma may begin with the family name.
  const relation =
    relationInOrder(few, many) ??
    (many.length === 2
      ? (relationInOrder(few, many.toReversed()) ?? relationInOrder(few.toReversed(), many))
      : null);
  if (relation !== null) return relation;
  if (isInInitials(few, many)) return 'initials';
  const isSameFamily = isSameSound(few.at(-1) ?? '', many.at(-1) ?? '');
  const isCalled = [...one.called, a[0] ?? ''].some((name) =>
    [...other.called, b[0] ?? ''].some((each) => isForm(name, each)),
  );
  if (isCalled && isSameFamily && many.length === 2) return 'like';
  if (isSameSound(few[0] ?? '', many[0] ?? '')) return 'given';
  return isSameFamily ? 'family' : 'none';
}

function isSameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.join('') === other.join('') || one.toSorted().join() === other.toSorted().join();
}

function relationOfWord(word: string, words: readonly string[]): NameRelation {
  const isWord = words.length === 1 ? isForm : isSameSound;
  if (words.some((each) => isWord(each, word))) return 'word';
  return isInInitials([word], words) ? 'initials' : 'none';
}

/**
 * Returns whether each word of the shorter name is a word of the longer one or its initial: "S. D.", "D Sam", and
 * "Sam D".
 */
function isInInitials(few: readonly string[], many: readonly string[]): boolean {
  const isSame = (one: string, other: string) =>
    one === other || isForm(one, other) || isSameRest(one, other);
  return isWithin(few, many, isSame) || isWithin(few.toReversed(), many, isSame);
}

/** Returns the relation if the shorter name is the longer one with words omitted, abbreviated, or in another form. */
function relationInOrder(few: readonly string[], many: readonly string[]): NameRelation | null {
  const [first = '', ...rest] = few;
  const [manyFirst = '', ...manyRest] = many;
  const isWhole = rest.some((word) => manyRest.some((other) => isSameSound(word, other)));
  if (isWhole && isWithin(rest, manyRest, isSameRest)) {
    if (isForm(first, manyFirst)) return 'like';
    if (isInitialOf(first, manyFirst) || isInitialOf(manyFirst, first)) return 'initial';
  }
  const isPart = few.length < many.length && few.every((word) => !isInitial(word));
  return isPart && isWithin(few, many, isSameSound) ? 'like' : null;
}

function isSameRest(one: string, other: string): boolean {
  return isSameSound(one, other) || isInitialOf(one, other) || isInitialOf(other, one);
}

/** Returns whether all of `few` are in `many`, in this order. */
function isWithin(
  few: readonly string[],
  many: readonly string[],
  isSame: (few: string, many: string) => boolean,
): boolean {
  let found = 0;
  for (const word of many) {
    const sought = few[found];
    if (sought !== undefined && isSame(sought, word)) found += 1;
  }
  return found === few.length;
}

/** For words only, because an initial can stand for different names. */
function isSameSound(one: string, other: string): boolean {
  return !isInitial(one) && soundOf(one) === soundOf(other);
}

function isForm(one: string, other: string): boolean {
  if (isInitial(one) || isInitial(other)) return false;
  if (soundOf(one) === soundOf(other)) return true;
  const groups = nicknameGroups(other);
  return nicknameGroups(one).some((group) => groups.includes(group));
}

function isInitialOf(initial: string, word: string): boolean {
  return isInitial(initial) && word.startsWith(initial);
}

function isEastAsian(word: string): boolean {
  return word.length > 1 && EAST_ASIAN.test(word);
}
