import { speakerAfter, whoIsLike } from './line-kinds.ts';
import { PARTICLE } from './line-names.ts';
import {
  BEGINNINGS,
  DATED_BEGINNINGS,
  type PromiseKind,
  SPOKEN,
  DOES,
  DOING,
  DUE,
  VERB_LAST,
  PRONOUN,
} from './promise-words.ts';

/** A part of a line that says what was promised or requested. */
export interface PromiseClause {
  kind: PromiseKind;
  /** What was promised or requested, with its day. */
  text: string;
  /** The words before `text`, as in "Marta asks for". */
  beginning: string;
  /** The name that the clause begins with, as in "Marta asks for two references"; empty for a pronoun or none. */
  who: string;
  /** Whether the clause says that the promise was made, so what comes before has happened. */
  isPast: boolean;
}

/** The parts of a line: what happened or is planned, and promises and requests. */
export interface Clauses {
  main: string;
  promises: PromiseClause[];
}

/** Returns whether a text names a day to come. */
type IsDated = (text: string) => boolean;

/** Separators of clauses. "And" is one only if a promise or a request follows, as in "…, and she wants a list". */
const CUT =
  /\s+\+\s+|\s*[;,:]\s+(?:(?:and|but|then|so)\s+)?|\s+[-–—]\s+|\s*[.!?]\s+|\s+(?:and|but)\s+|\s+(?=asking (?:for|if|me|us)\b)|(?<!\b(?:if|whether|that|what|when|where|who|as|because|said|says|agreed|thinks?|hopes?|told \S+))\s+(?=(?:I|she|he|they)(?:['’]ll| (?:wants?|needs?|asked|promised|will|owe|said))\b)/giu;
/** Begins what doesn't belong to a promise before it; it stays in the words of the line. */
const OTHER =
  /^(?:(?:[Ii]|[Ww]e|[Ss]he|[Hh]e|[Tt]hey)\b|(?:not|nothing|\p{L}+n['’]t)\s|(?:(?:very|really|quite|so|also|still) )?(?:loves?|likes?|prefers?|hates?|enjoys?|seems?|seemed|sounds?|sounded|looks|looked|feels|felt|is|was|has|had|mentioned|thinks|thought|knows|knew|happy|keen|worried|annoyed|good|great|nice|bad|tough) )/u;
const END = /[;,:.!?]\s/u;
/** Says when something is due that is named before. */
const SAID_DAY =
  /^(?:(?:she|he|they) (?:said|says)|(?:I )?(?:told (?:her|him|them)|said))(?: (?:by|on|maybe|probably|before))? (?<day>\S+(?: \S+){0,3}?)(?: latest)?$/iu;

/** Says only when something is due that is named before. */
const IT_BY = /^(?:it|them) (?:back )?(?:by |before |on |until )?(?<day>\S+(?: \S+){0,2})$/iu;

/**
 * Cuts a line into its parts.
 * @param line one line of text; parts without a subject of their own belong to the part before
 */
export function clausesOf(line: string, isDated: IsDated): Clauses {
  const promises: PromiseClause[] = [];
  let main = '';
  for (const { text, cut } of pieces(line, isDated)) {
    const found = promiseIn(text, { before: main, cut, isDated });
    const last = promises.at(-1);
    const when = last === undefined || isDated(last.text) ? null : SAID_DAY.exec(text);
    const day = when?.groups?.['day'] ?? '';
    // "Waiting on his quote, he said Tuesday" says when.
    const again = IT_BY.exec(found?.text ?? '')?.groups?.['day'] ?? '';
    const isAgain = last !== undefined && !isDated(last.text) && isDated(again);
    // "Asked for a letter, needs it by Friday" is one request.
    if (isAgain && found?.kind === last.kind) last.text += ` by ${again}`;
    else if (found !== null) promises.push(withSubject(found, cut + text, last));
    else if (last !== undefined && day !== '' && isDated(day)) last.text += ` by ${day}`;
    else if (last === undefined) main += cut + text;
    else if (OTHER.test(text)) continue;
    // Keeps "I'll send the price, the terms and a sample" in one piece.
    else last.text += cut + text;
  }
  return { main: main.trim(), promises };
}

/** In "she wants a quote and will call back", the second verb has the subject of the first. */
function withSubject(found: PromiseClause, text: string, last?: PromiseClause): PromiseClause {
  const isShared =
    /^ and (?!(?:[Ii]|we|need|must|owe|have|should|remind)\b|\p{L}+['’])\p{Ll}+\s/u.test(text) &&
    last !== undefined &&
    last.kind !== 'i_promised';
  return isShared ? { ...found, kind: 'they_promised' } : found;
}

interface Place {
  /** The text before the piece. */
  before: string;
  cut: string;
  isDated: IsDated;
}

/** The pieces of a line, each with the text of the cut before it. */
function pieces(line: string, isDated: IsDated): { text: string; cut: string }[] {
  const found: { text: string; cut: string }[] = [];
  let from = 0;
  /** The end of the last piece that isn't empty. */
  let last = 0;
  const add = (text: string) => {
    if (text.trim() === '') return;
    found.push({ text, cut: line.slice(last, from) });
    last = from + text.length;
  };
  for (const { 0: words, index } of line.matchAll(CUT)) {
    const end = index + words.length;
    const place = { before: line.slice(0, index), cut: words, isDated };
    const isEnd =
      /[.;!?]/u.test(words) &&
      promiseIn(line.slice(from, index), {
        ...{ before: line.slice(0, from), cut: line.slice(last, from), isDated },
      }) !== null;
    const isCut =
      isEnd ||
      OTHER.test(line.slice(end)) ||
      SAID_DAY.test(sentence(line.slice(end))) ||
      promiseIn(line.slice(end), place) !== null;
    if (!isCut) continue;
    add(line.slice(from, index).trimEnd());
    from = end;
  }
  add(line.slice(from).replace(/[.!?]+\s*$/u, ''));
  return found;
}

const PRONOUNS = new RegExp(`^(?:${PRONOUN})$`, 'iu');
/** Words that aren't a name, even at the beginning of a line. */
const NO_NAMES =
  /^(?:I|it|this|that|there|we|you|no|nobody|everyone|nothing|not|what)(?![\p{L}])/iu;

function isName(words: string): boolean {
  const each = words.split(' ');
  return (
    !NO_NAMES.test(words) &&
    each.every((word) => /^(?:\p{Lu}|the$|of$)/u.test(word) || PARTICLE.test(word))
  );
}

/** "Will called" is about Will, "will call" is a promise. */
const WILL_AS_NAME =
  /^Will(?=['’]s| (?:and|at|from|on|has|is|rang|met|wrote|sent|spoke|said|\p{Ll}+(?:ed|[^s]s))\b|:|,)/u;

function promiseIn(piece: string, place: Place): PromiseClause | null {
  const words = piece.trim();
  // The rules begin with a word in lower case, so another letter hides the verb.
  const plain = words.replace(WILL_AS_NAME, 'Wíll');
  const isFirst = place.before === '';
  const speaker = speakerAfter(place.before);
  for (const [kind, beginning] of beginningsOf(plain, place)) {
    const groups = beginning.exec(plain)?.groups;
    if (groups === undefined) continue;
    const { who = '', to = '', text = '' } = groups;
    const isLower = isFirst && !NO_NAMES.test(who) && /^\p{Ll}+$/u.test(who);
    const isKnown = /^\p{Ll}+$/u.test(who) && wordsOf(place.before).includes(who);
    if (who !== '' && !PRONOUNS.test(who) && !isLower && !isKnown && !isName(who)) continue;
    // "Owe anna the price" is to someone in lower case.
    const isOwed =
      /^(?:I )?(?:still |also )?owe /iu.test(words) &&
      !/^(?:the|an?|my|our|her|his|their)\b/iu.test(to);
    const isObject = to !== '' && (isName(to) || isOwed);
    const whole = to === '' || isObject ? text : words.slice(words.indexOf(` ${to} `) + 1);
    if (/^(?:nothing|anything|nichts)\b/iu.test(whole)) continue;
    // "Anna wants to move the call to Friday" moves it.
    if (speaker === null && /^(?:move|reschedule|postpone|push)\b.*\bto\b/iu.test(whole)) continue;
    const named = isObject ? to : PRONOUNS.test(who) ? '' : who;
    return {
      kind: kindBy(speaker, {
        ...{ kind, words, cut: place.cut },
        isTheirs: whoIsLike(place.before) !== undefined,
      }),
      text: whole,
      beginning: words.slice(0, words.length - whole.length),
      who: named.replace('í', 'i'),
      isPast: /^(?:\S+ ){0,3}(?:asked|wanted|promised|agreed|offered|pledged|said|told)\b/iu.test(
        words,
      ),
    };
  }
  const isSpoken =
    speaker !== null && SPOKEN.test(sentence(words)) && !/\b(?:until|not)\b|n['’]t\b/iu.test(words);
  return isSpoken && place.isDated(sentence(words))
    ? { kind: 'they_promised', text: words, beginning: '', who: '', isPast: false }
    : null;
}

const AFTER_FIRST: typeof BEGINNINGS = [
  ['they_promised', DOES],
  ['i_promised', DOING],
];

function beginningsOf(words: string, { before, isDated }: Place): typeof BEGINNINGS {
  const dated = DATED_BEGINNINGS.filter(([, beginning]) => beginning.test(words));
  // "Call Tom tomorrow" is a plan.
  const isPlan =
    before === '' && /^(?:(?:call|ring)\b|(?:e-?mail|text|message|reply) from\b)/iu.test(words);
  const isAhead = dated.length > 0 && !isPlan && isDated(sentence(words));
  const isTheirs = /\bhas\b/iu.test(words);
  return [
    [isTheirs ? 'they_promised' : 'i_promised', VERB_LAST],
    ...BEGINNINGS,
    ...(before === '' ? [] : AFTER_FIRST),
    ...(isAhead ? dated : []),
    ...(before !== '' && isDated(sentence(words)) ? DUE : []),
  ];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
}

function sentence(words: string): string {
  return words.split(END)[0] ?? '';
}

/** After "Marta wrote:", they promise what has no other subject, and even "I". */
function kindBy(
  speaker: ReturnType<typeof speakerAfter>,
  {
    kind,
    words,
    cut,
    isTheirs,
  }: { kind: PromiseKind; words: string; cut: string; isTheirs: boolean },
): PromiseKind {
  // "Anna hasn't paid, promised by Friday" is about what she promised.
  if (speaker === null && isTheirs && /^(?:promised|agreed|offered)\b/iu.test(words))
    return 'they_promised';
  if (speaker === null || kind !== 'i_promised') return kind;
  const isQuoted = speaker === 'writes' && cut.includes(':');
  const isShared = /^(?:will|promised|agreed|offered|\p{L}{3,}ing)\b(?! (?:her|him|them)\b)/iu.test(
    words,
  );
  return isQuoted || isShared ? 'they_promised' : kind;
}
