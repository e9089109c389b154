import { type ContactSummary } from '@rapport/api-client';
import { folded, tellingWords, wordsOf } from './fold-words.ts';
import { wordDistance } from './word-distance.ts';

/**
 * Returns whether words name a person: each begins a part of the name or of the company, the first one a part of
 * the name.
 */
function isNamed(
  person: Pick<ContactSummary, 'displayName' | 'organizationName'>,
  who: string,
): boolean {
  const typed = typedParts(who);
  const name = namePartsOf(person.displayName);
  const company = namePartsOf(person.organizationName ?? '');
  const begins = (parts: readonly string[], word: string) =>
    parts.some((part) => part.startsWith(word)) || parts.includes(withoutS(word));
  return (
    typed.some((word) => begins(name, word)) &&
    typed.every((word) => begins(name, word) || begins(company, word))
  );
}

/** "karens" is Karen's. */
function withoutS(word: string): string {
  return word.replace(/(?<=..)s$/, '');
}

/** The words of a name, folded, so that "Al-Haytham" has two. */
export function namePartsOf(text: string): string[] {
  return text
    .split(/[\s\-–/,.]+/u)
    .map(folded)
    .filter((part) => part !== '');
}

type Ranked = Pick<ContactSummary, 'id' | 'displayName' | 'organizationName' | 'lastInteractionAt'>;

/**
 * Returns the people whom words name: first those with a whole matching word in the name, then recently opened
 * ones, then recently met ones.
 * @param recent IDs of recently opened contacts, last one first
 */
export function namedPeople<Person extends Ranked>(
  people: readonly Person[],
  who: string,
  recent: readonly string[],
): Person[] {
  const typed = tellingWords(who).map(({ word }) => word);
  const rank = ({ id, displayName }: Person) => {
    const parts = namePartsOf(displayName);
    const place = recent.indexOf(id);
    return [
      typed.some((word) => parts.includes(word)) ? 0 : 1,
      place < 0 ? recent.length : place,
    ] as const;
  };
  const met = ({ lastInteractionAt }: Person) => lastInteractionAt ?? '';
  return people
    .filter((person) => isNamed(person, who))
    .sort((a, b) => {
      const [wholeA, placeA] = rank(a);
      const [wholeB, placeB] = rank(b);
      return wholeA - wholeB || placeA - placeB || (met(a) < met(b) ? 1 : met(a) > met(b) ? -1 : 0);
    });
}

/** The most words of a text that are searched for a name. */
const MOST_SEARCHED = 4;
/** Fewer letters begin too many names, so they name someone only as a whole part of a name, like "Wu". */
const SHORTEST = 3;

/**
 * Returns what to search for to find whom words name: the likeliest words together, and each word alone in case
 * others are no name.
 * @param who the words that may name someone, by how likely their reading is
 * @param isVerb whether a word is one of a command, so it's less likely a name
 */
export function searchesFor(who: readonly string[], isVerb: (word: string) => boolean): string[] {
  const [best = ''] = who;
  const words = foldedWords(who.join(' '));
  if (words.length === 0) return [];
  // A word of a command that begins what's left may be a name, like Mark's in "mark prefers email".
  const first = new Set(who.flatMap((each) => foldedWords(each).slice(0, 1)));
  const isLikely = (word: string) => !isVerb(word) || first.has(word);
  const likely = words.filter((word) => isLikely(word) && !/^\d/.test(word));
  const alone = likely.length > 0 ? likely : words;
  const half = MOST_SEARCHED / 2;
  const some =
    alone.length > MOST_SEARCHED ? [...alone.slice(0, half), ...alone.slice(-half)] : alone;
  // A search for "karen" also finds what begins with "karens".
  const single = some.map((word) => (word.length > SHORTEST ? withoutS(word) : word));
  return [...new Set([best, ...single])];
}

/** Returns the significant words of a text, each once, without case. */
function foldedWords(text: string): string[] {
  return [...new Set(tellingWords(text).map(({ word }) => word))];
}

/** Whom words name, and which of them. */
export interface NamedInWords<Person> {
  people: Person[];
  /** The words that name them, without case. */
  words: readonly string[];
  /** Whom words beside these name. */
  others?: readonly OtherNamed[];
}

/** Someone beside the named person: "lunch with Marta and Owen". */
export interface OtherNamed {
  person: Pick<ContactSummary, 'id' | 'displayName'>;
  /** The words that name them, without case. */
  words: readonly string[];
}

/** More people than these are chosen in the form. */
const MOST_OTHERS = 3;

/** Returns whom words name, and who else is named by a whole part of a name in the other words. */
export function namedIn<Person extends Ranked>(
  people: readonly Person[],
  who: readonly string[],
  recent: readonly string[],
): NamedInWords<Person> {
  const main = withInitial(mainlyNamed(people, who, recent), who);
  const first = { ...main, words: [...main.words, ...mistyped(main, foldedWords(who.join(' ')))] };
  const others: OtherNamed[] = [];
  let left = foldedWords(who.join(' ')).filter((word) => !first.words.includes(word));
  while (first.people.length > 0 && left.length > 0 && others.length < MOST_OTHERS) {
    const next = mainlyNamed(people, [left.join(' ')], recent);
    const [person] = next.people;
    if (person === undefined || next.words.length === 0) break;
    const parts = namePartsOf(person.displayName);
    if (next.words.some((word) => parts.includes(word))) others.push({ person, words: next.words });
    left = left.filter((word) => !next.words.includes(word));
  }
  return others.length === 0 ? first : { ...first, others };
}

/** "Tom B" is the Tom whose other name begins with it. */
function withInitial<Person extends Ranked>(
  named: NamedInWords<Person>,
  who: readonly string[],
): NamedInWords<Person> {
  const typed = wordsOf(who.join(' ')).map(({ word }) => word);
  const initial = typed.find(
    (word, at) => /^\p{L}$/u.test(word) && named.words.includes(typed[at - 1] ?? ''),
  );
  if (initial === undefined) return named;
  const people = named.people.filter(({ displayName }) =>
    namePartsOf(displayName).some(
      (part) => part.startsWith(initial) && !named.words.includes(part),
    ),
  );
  return people.length === 0 ? named : { people, words: [...named.words, initial] };
}

/** The words beside a name that are another part of it with typos: "samul" in "samul okafor". */
function mistyped<Person extends Ranked>(
  { people, words }: NamedInWords<Person>,
  typed: readonly string[],
): string[] {
  const [only, second] = people;
  if (only === undefined || second !== undefined) return [];
  const parts = namePartsOf(only.displayName).filter((part) => !words.includes(part));
  const isBeside = (word: string) => {
    const at = typed.indexOf(word);
    return words.includes(typed[at - 1] ?? '') || words.includes(typed[at + 1] ?? '');
  };
  return typed.filter(
    (word) =>
      !words.includes(word) &&
      isBeside(word) &&
      parts.some((part) => wordDistance(word, part, false) !== null),
  );
}

/** Returns whom the most words next to each other name, anywhere among the words. */
function mainlyNamed<Person extends Ranked>(
  people: readonly Person[],
  who: readonly string[],
  recent: readonly string[],
): NamedInWords<Person> {
  const words = foldedWords(who.join(' '));
  const isWhole = (part: readonly string[], named: readonly Person[]) =>
    part.some((word) => named.some(({ displayName }) => namePartsOf(displayName).includes(word)));
  const subject = subjectOf(people, words, recent);
  if (subject !== null) return subject;
  let begun: NamedInWords<Person> | null = null;
  for (let count = words.length; count > 0; count -= 1) {
    for (let start = 0; start + count <= words.length; start += 1) {
      const part = words.slice(start, start + count);
      const isAll = count === words.length;
      const short = isAll ? [] : part.filter((word) => word.length < SHORTEST);
      const named = namedPeople(people, part.join(' '), recent).filter(({ displayName }) => {
        const parts = namePartsOf(displayName);
        return short.every((word) => parts.includes(word));
      });
      if (named.length === 0) continue;
      if (isAll || isWhole(part, named)) return { people: named, words: part };
      begun ??= { people: named, words: part };
    }
  }
  return begun ?? atCompany(people, words);
}

/** Who works at a company, if words name no one but begin its name: "circle back with quay & partners". */
function atCompany<Person extends Ranked>(
  people: readonly Person[],
  words: readonly string[],
): NamedInWords<Person> {
  const named = people.filter(({ organizationName }) => {
    const [first] = namePartsOf(organizationName ?? '');
    return first !== undefined && words.includes(first);
  });
  const parts = new Set(named.flatMap((person) => namePartsOf(person.organizationName ?? '')));
  return { people: named, words: words.filter((word) => parts.has(word)) };
}

/** Whom whole names at the beginning name: in "Sofia asked about Emmy Noether", it's Sofia. */
function subjectOf<Person extends Ranked>(
  people: readonly Person[],
  words: readonly string[],
  recent: readonly string[],
): NamedInWords<Person> | null {
  for (let count = words.length; count > 0; count -= 1) {
    const part = words.slice(0, count);
    const named = namedPeople(people, part.join(' '), recent).filter(({ displayName }) =>
      part.every(
        (word, at) =>
          (at > 0 && word.length >= SHORTEST) || namePartsOf(displayName).includes(word),
      ),
    );
    if (named.length > 0) return { people: named, words: part };
  }
  return null;
}

/** Whether all that was typed is whole words of someone's name, so it's hardly a command. */
export function isWholeName({ displayName }: Pick<ContactSummary, 'displayName'>, typed: string) {
  const parts = namePartsOf(displayName);
  const words = typedParts(typed);
  return words.length > 0 && words.every((word) => parts.includes(word));
}

/** Whether words are whole words of someone's name, perhaps with their company's. */
export function isExactlyNamed(
  person: Pick<ContactSummary, 'displayName' | 'organizationName'>,
  who: string,
): boolean {
  const company = namePartsOf(person.organizationName ?? '');
  const words = typedParts(who);
  return isWholeName(person, words.filter((word) => !company.includes(word)).join(' '));
}

/** Returns the significant words of a text as they're compared with names: "al-haytham" is two. */
function typedParts(text: string): string[] {
  return tellingWords(text).flatMap(({ word }) => namePartsOf(word));
}
