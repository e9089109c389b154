import { type FoundType, LEADING_VERB } from './line-kinds.ts';

/** Filler words around a name. */
const FILLER =
  /(?<!\p{L})(?:i|we|i've|we've|just|again|had|have|has|having|a|an|the|quick|quickly|short|long|good|nice|great|first|second|my|our|will|want to|going to|plan(?:ned)?|schedule|arrange|book|set up|reminder|chat|to|with|w\/|from|by|sent|got|received|back|up|for|on|at|of|in|this|is|was|call|meeting|phone|me|us|him|her|them|left|no|answer|mr|mrs|ms|dr|prof|frau|herrn?)(?![\p{L}])\.?/giu;

/** Words that precede the name of a person. */
const WITH =
  /(?:^|\s)(?:with|w\/|(?<!\b(?:promoted|moved|relocated|transferred) )to|from|(?<=\b(?:ran|bumped) )into)\s+(?=(?<name>\S.*))/giu;
/** "Moved to January" names no one. */
const DAY_NAME =
  /^(?:next |last |early |late |mid[- ])?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|q[1-4]|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|quarter|year|spring|summer|fall|autumn|winter)\b(?! \p{Lu})/iu;
/** Words that follow the name of a person. */
const AFTER_NAME = /\s+(?:in|at|for|during|over|after|before|because|via|on|by)\s+.*$/iu;
/** The words after a name that say what was sent or given, as in "emailed anna the contract". */
const OBJECT = /(?<=\S)\s+(?:the|an?|her|his|their|my|our)\s.*$/iu;
/** Words within a name. */
export const PARTICLE = /^(?:van|von|de|da|di|del|der|den|la|le|al|bin|ten|ter|zu)$/u;
/** A name in lower case beside another one, as in "met anna and tom"; "met anna and agreed terms" has none. */
const BESIDE =
  /(?:&|\+|\s(?:and|und)\s)\s*(?<name>(?!(?:the|an?|his|her|their|my|our|no|not|then|also|left|sent|had|got|\p{L}+(?:ed|ing))\b)\p{Ll}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+)?)\s*(?=$|[,&+]|\sand\s)/gu;
/** A clause of names only, as in "called Sofia, Marta and Tom at the fair". */
const NAMES_ONLY =
  /^(?!(?:No|Not|She|He|They|I|We|Left|Will)\b)\p{Lu}[\p{L}'’.-]*(?: (?:and |& )?\p{Lu}[\p{L}'’.-]*)*(?: (?:at|in|on|for) .*)?$/u;

/** "anna's daughter got into Trinity" is about Anna. */
const OWNER =
  /^(?!(?:it|she|he|that|this|there|what|who|let|here|today|tomorrow|yesterday|\p{L}+day)['’])(?<name>\p{L}+(?: \p{L}+)?)['’]s\s/iu;
const IS_NOUN =
  /^(?:lunch|coffee|breakfast|dinner|tea|drinks|call|zoom|teams|workshop|meeting|sessions?|sync|visit)$/iu;

/** The words for the people of a clause like "called Marta and Tom", "Marta called", or "lunch with Marta". */
export function namesIn(clause: string, found: FoundType | null): string[] {
  const { index = clause.length, words = '' } = found ?? {};
  const owner = found === null ? OWNER.exec(clause)?.groups?.['name'] : undefined;
  if (owner !== undefined) return [owner];
  // In "Ellen from Acme called", the company follows.
  const isAtCompany = /^\p{Lu}\S* (?:\p{Lu}\S* )?from /u.test(clause.slice(0, found?.index ?? 0));
  const marked = [...clause.matchAll(WITH)]
    .filter(({ groups }) => !DAY_NAME.test(groups?.['name'] ?? ''))
    .map(({ groups }) => namesOf(groups?.['name'] ?? ''));
  const each = [
    ...(isAtCompany ? [] : marked),
    namesOf(clause.slice(index + words.length).replace(/^ for (?=\S)/iu, ' ')),
    namesOf(clause.slice(0, index)),
  ].filter((names) => names.length > 0);
  // In "Anna lunch Friday, the Oak Room", the name is before the noun.
  const before = namesOf(clause.slice(0, index));
  const isBefore = isCapitalized(before[0] ?? '') && !/n['’]t$/u.test(before[0] ?? '');
  if (IS_NOUN.test(words) && marked.length === 0 && isBefore) return before;
  return each.find(([name = '']) => isCapitalized(name)) ?? each[0] ?? [];
}

/** Whether a clause has nothing but names, so it continues the one before. */
export function isOnlyNames(clause: string): boolean {
  return NAMES_ONLY.test(clause);
}

/** The name in "send Nina the photos"; empty if there's none. */
export function nameInPromise(text: string): string {
  const words = text.replace(/^\p{Lu}\p{Ll}+\s/u, '');
  return (
    /(?<=\s|^)\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?/u.exec(
      words.replace(/\s(?:about|regarding|concerning|re:?)\s.*$/iu, ''),
    )?.[0] ?? ''
  );
}

function namesOf(text: string): string[] {
  const names = text
    .replace(/^\s*(?:(?:with|w\/|to|from|into)\s+|for\s+(?=\p{Lu}))/iu, '')
    .trim()
    .replace(LEADING_VERB, '')
    .replace(AFTER_NAME, '');
  const parts = names.split(/\s*(?:,|&|\+|\s(?:and|und)\s)\s*/iu);
  const beside = new Set(
    [...names.matchAll(BESIDE)].map(({ groups }) => groups?.['name']?.trim() ?? ''),
  );
  // "Called Tom, no answer": what follows the first name is another one only if it begins like one.
  return parts
    .filter((part, at) => at === 0 || isCapitalized(part) || beside.has(part))
    .map((part) => nameIn(part))
    .filter((name) => name !== '');
}

/** The first capitalized words of a part; if there are none, the words before "the" that aren't fillers. */
export function nameIn(part: string): string {
  const plain = part.replaceAll(/['’]s\b|[:;.!?()"“”]/gu, ' ').replace(LEADING_VERB, '');
  const words = plain
    .replace(OBJECT, '')
    // "Will" is a name where a name stands.
    .replaceAll(FILLER, (word) => (word === 'Will' ? word : ' '))
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
  const first = words.findIndex(isCapitalized);
  if (first < 0) return words.join(' ');
  const end = words.findIndex(
    (word, at) => at > first && !isCapitalized(word) && !PARTICLE.test(word),
  );
  return words.slice(first, end < 0 ? undefined : end).join(' ');
}

export function isCapitalized(words: string): boolean {
  return /^\p{Lu}/u.test(words);
}
