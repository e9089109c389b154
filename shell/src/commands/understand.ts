import {
  isQuestion,
  tellingWords,
  trimmedEnd,
  trimmedWords,
  withoutWords,
  wordsOf,
} from './fold-words.ts';
import { listReadings } from './list-readings.ts';
import { eachNamed } from './each-named.ts';
import {
  LATER,
  matchVerbs,
  wordsOfPhrase,
  SURE,
  UNEXPLAINED,
  type VerbMatch,
} from './match-verbs.ts';
import {
  EXPLAINED,
  labelIn,
  type Reading,
  readRest,
  type UnderstandOptions,
  untilDay,
} from './read-rest.ts';
import { type OtherNamed } from './named-people.ts';
import { rewritten } from './rewritten-text.ts';
import { searchInstead } from './search-instead.ts';
import { withoutSigns } from './signed-labels.ts';
import { type Verb } from './verbs.ts';

/**
 * Returns the possible meanings of a text, most certain first. Empty if it names no verb or contains other words
 * that the verb can't use.
 */
export function understand(typed: string, options: UnderstandOptions): Reading[] {
  const text = rewritten(withoutSigns(typed, options.labels));
  // "Cadence" alone names no list.
  const alone = options.verbs.filter(
    ({ list, takes }) => list === undefined || takes === undefined,
  );
  const verbs = eachNamed(eachNamed(alone, 'label', options.labels), 'view', options.views);
  const matches = isHabit(text)
    ? habitMatches(text, verbs)
    : withMeeting([...matchVerbs(text, verbs), ...aroundLabel(text, options)], text, options);
  const found = matches.flatMap((match) => readRest(match, text, options));
  const lists = listReadings(text, options);
  return (
    found
      .map((reading) => ({
        ...reading,
        score:
          reading.score -
          lessByTense(reading, found) -
          lessByLog(reading, found) -
          lessByWholeList(reading) -
          lessByNoDay(reading, text),
      }))
      .filter(({ score, verb }) => score > -Infinity && !(isQuestion(text) && stores(verb)))
      .filter((reading) => !(ASKS_PAST.test(text) && takesDay(reading)))
      // "Help me write to Daniel" plans nothing.
      .filter((reading) => !(/^help\b/iu.test(text) && takesDay(reading) && reading.day === null))
      .concat(lists.length > 0 ? lists : searchInstead(found, verbs))
      .sort((a, b) => b.score - a.score)
      .filter(({ verb }, at, all) => all.findIndex((each) => isSame(each.verb, verb)) === at)
  );
}

/** Asks about what has happened, so it plans nothing: "what did Kwame and I talk about". */
const ASKS_PAST = /^(?:what|when|where|why|how|who|which)(?:\s+\S+)?\s+(?:did|was|were|had)\b/iu;

/** "Write to Jean-Luc re invoice 2231" is to be written now, unless it names a day. */
function lessByNoDay({ verb, day, text: matter }: Reading, text: string): number {
  if (verb.way === undefined || verb.past === true) return 0;
  const isNow =
    day === null &&
    (/^(?:write|draft|compose|chase)\b/iu.test(text) ||
      // "Email Tom about the offer" needs words, "email Tom" needs only his address.
      (/^(?:e-?mail|mail|message|text)\b/iu.test(text) && matter !== null));
  // "Remind me about Petra in 3 days" names no matter to write about.
  const isReminder = /^(?:chase|remind)\b/iu.test(text) && matter === null;
  return isNow || isReminder ? 2 * EXPLAINED : 0;
}

/** Whether two verbs do the same: the list has the entry of its only filter, too. */
function isSame(one: Verb, other: Verb): boolean {
  return one === other || (one.label === other.label && one.label.startsWith('Filter: '));
}

/** How much less sure an action on all contacts is if other words may name some of them. */
const WHOLE_LIST = 30;

/** "Export my hot prospects" isn't about all contacts, even if no label is called that. */
function lessByWholeList({ verb, leftOver }: Reading): number {
  return verb.list !== undefined && leftOver !== '' ? WHOLE_LIST : 0;
}

/** Words for days that recur: "only on Fridays", "never before ten in the mornings". */
const HABIT =
  /\b(?:only|never|always|usually|mostly|rarely)\b[^,;]*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|mornings?|afternoons?|evenings?)\b/iu;

/** Whether a text says when someone likes to be reached, so it names no single day. */
function isHabit(text: string): boolean {
  return HABIT.test(text);
}

/**
 * Adds a meeting if a text says only with whom and when, by a word that no command knows, or by none: "QBR with Sanjay
 * Monday", "Marta Friday 10:00".
 */
function withMeeting(
  matches: VerbMatch[],
  text: string,
  { verbs, readWhen }: UnderstandOptions,
): VerbMatch[] {
  const isNamed = matches.some(({ verb, score }) => score >= LATER && verb.toPerson !== undefined);
  const when = readWhen?.(text, false);
  const isHour =
    !matches.some(takesDay) && when?.time != null && when.rest !== '' && /\d/.test(text);
  if ((isNamed && !isHour) || !(isMeeting(text) || isHour) || when?.day == null) return matches;
  const plan = verbs.find(
    ({ to, toPerson, takes = [], past }) =>
      to !== undefined && toPerson !== undefined && past !== true && takes.includes('time'),
  );
  if (plan === undefined) return matches;
  const found = { verb: plan, rest: text, score: SURE, before: [], isPart: false, unexplained: '' };
  return [found, ...matches];
}

/** Whether a text says with whom something is. */
export function isMeeting(text: string): boolean {
  return /\s(?:with|w\/?)\s+\S/iu.test(text);
}

/** The commands for what someone likes, and those whose words are there and that take no day. */
function habitMatches(text: string, verbs: readonly Verb[]): VerbMatch[] {
  const likings = verbs
    .filter(({ takes = [] }) => takes.includes('habit'))
    .map((verb) => ({ verb, rest: text, score: SURE, before: [], isPart: false, unexplained: '' }));
  return [...likings, ...matchVerbs(text, verbs).filter((match) => !takesDay(match))];
}

/** How much less sure words for both tenses, such as "coffee", are in the less likely one if no day decides. */
const OTHER_TENSE = 20;

/** "Coffee with Hannah" is a plan, but "coffee with Hannah yesterday" is to be logged. */
function lessByTense(reading: Reading, all: readonly Reading[]): number {
  const { verb, day, next, over, who, score } = reading;
  const ofOtherTense = all.filter(
    (other) =>
      (other.verb.past === true) !== (verb.past === true) &&
      takesDay(other) &&
      other.verb.takes?.includes('told') !== true,
  );
  // "Called Hannah, call again tomorrow" says both. "Coffee with Hannah tomorrow" is only a plan.
  if (next !== null) {
    return day === null && ofOtherTense.some((other) => other.score >= score) ? Infinity : 0;
  }
  const others = ofOtherTense.filter((other) => other.who === who);
  if (!takesDay({ verb }) || others.length === 0) return 0;
  const saysPast = verb.past === true ? all.some((other) => other.over !== null) : over !== null;
  if (saysPast === (verb.past === true)) return 0;
  return day !== null || over !== null ? Infinity : OTHER_TENSE;
}

/** "Tomasz rang, wants a quote" is a call, in which he asked for something. */
function lessByLog({ verb, before, who }: Reading, all: readonly Reading[]): number {
  const isSaid = ['sentence', 'told'].some((each) => verb.takes?.includes(each));
  const isLater = (log: Reading) =>
    log.verb.past === true &&
    log.verb.takes?.includes('duration') === true &&
    log.before.length < before.length;
  return isSaid && who !== '' && all.some(isLater) ? LATER : 0;
}

/** Whether a verb stores what the text says. */
function stores({ takes = [], past }: Verb): boolean {
  return past === true || ['sentence', 'yearly', 'told'].some((each) => takes.includes(each));
}

function takesSentence({ takes = [] }: Verb): boolean {
  return takes.includes('sentence');
}

function takesDay({ verb }: Pick<Reading, 'verb'>): boolean {
  return verb.takes?.includes('day') === true;
}

/** What a text says around the name of a label, as in "remove the partner tag from petra". */
function aroundLabel(text: string, { verbs, labels }: UnderstandOptions): VerbMatch[] {
  const found = labelIn(text, labels);
  if (found === null) return [];
  const takers = verbs.filter(({ toPerson }) => toPerson?.includes('{label}'));
  return matchVerbs(found.rest, takers).map((match) => ({
    ...match,
    rest: `${found.label.name} ${match.rest}`,
  }));
}

/**
 * Returns the readings once it's known which words name someone, most certain first: of "label petra zork", what is
 * left over is the text of a verb that takes one, and other verbs are less sure for it.
 * @param names the words that name someone, without case; empty if none does
 * @param others whom other words name
 */
export function withNames(
  readings: readonly Reading[],
  names: readonly string[],
  others: readonly OtherNamed[] = [],
): Reading[] {
  if (names.length === 0) return [...readings];
  const isName = (word: string) => names.includes(word);
  return readings
    .flatMap((reading) => withNamesOf(reading, isName, others))
    .sort((a, b) => rankOf(b) - rankOf(a));
}

function rankOf({ score, leftOver }: Reading): number {
  return score - UNEXPLAINED * wordsOf(leftOver).length;
}

/** "Coffee with Priya for the fair" is called both. */
function besideKind(kind: string | undefined, text: string): string {
  if (kind === undefined || !/\p{L}/u.test(text)) return kind ?? text;
  if (text.toLowerCase() === kind.toLowerCase()) return kind;
  return wordsOf(text).some(({ word }) => word === kind.toLowerCase()) ? text : `${kind}, ${text}`;
}

/** Between people who are meant together. */
const JOINT = /\s(?:and|&|\+)\s/iu;

function withNamesOf(
  reading: Reading,
  isName: (word: string) => boolean,
  allOthers: readonly OtherNamed[],
): Reading[] {
  const { verb, rest, typed, before, isPart } = reading;
  const { takes = [] } = verb;
  if (reading.who === '') {
    // "Add a note for Luis" is hardly a new contact called "note for Luis".
    const isNamed = wordsOf(reading.text ?? '').some(({ word }) => isName(word));
    return isPart ? [] : [isNamed ? { ...reading, score: reading.score - 2 * EXPLAINED } : reading];
  }
  const words = wordsOf(reading.who);
  const named = words.filter(({ word }) => isName(word));
  if (named.length === 0) return [];
  const who = named.map(({ start, end }) => reading.who.slice(start, end)).join(' ');
  // "Jonas call Monday" begins with the name of whom "call" is about.
  const isBegun = reading.score < SURE && before.length > 0 && before.every(isName);
  const surer = reading.score + SURE - LATER;
  if (takesSentence(verb)) {
    const sentence = trimmedEnd(withoutWords(typed, isName));
    // "Preference Tom" only names the verb.
    const said = tellingWords(sentence).map(({ word }) => word);
    const isLabel = wordsOfPhrase(verb.label).join(' ') === said.join(' ');
    const tells = (said.length > 1 && !isLabel) || isHabit(sentence);
    const text = tells ? sentence : null;
    const people = takes.includes('people') ? allOthers.map(({ person }) => person) : [];
    return [
      {
        ...{ ...reading, who, text, score: isBegun ? surer : reading.score },
        ...(people.length > 0 && { people }),
      },
    ];
  }
  const joined = takes.includes('people') && JOINT.test(rest) ? allOthers : [];
  const isJoined = (word: string) => joined.some((other) => other.words.includes(word));
  const others = words.flatMap(({ word }) =>
    isName(word) || isJoined(word) || word === 'and' ? [] : [word],
  );
  const takesText = takes.includes('text') && reading.text === null;
  // "Pricing meeting with Marta" is about pricing.
  const isPlan = takes.includes('place');
  const unused = isPlan ? [] : others.filter((word) => before.includes(word));
  const left = takesText ? unused : others;
  if (takes.includes('exact') && left.length > 0) return [];
  const isText = takesText && left.length < others.length;
  const score = isBegun && left.length === 0 ? surer : reading.score;
  const people = joined.map(({ person }) => person);
  const told = {
    ...{ ...reading, who, score, leftOver: left.join(' ') },
    ...(people.length > 0 && { people }),
  };
  if (!isText) return [told];
  const saying = withoutWords(
    rest,
    (word) => isName(word) || isJoined(word) || left.includes(word),
  );
  return reading.next !== null && reading.nextText === null
    ? [{ ...told, nextText: untilDay(saying) }]
    : [{ ...told, text: besideKind(reading.kind, trimmedWords(saying)) }];
}
