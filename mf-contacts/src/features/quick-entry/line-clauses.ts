import { type CommitmentKind } from '@rapport/contracts';

/** A part of a line that says what was promised or requested. */
interface PromiseClause {
  kind: Extract<CommitmentKind, 'i_promised' | 'they_promised' | 'they_asked'>;
  /** What was promised or requested, as typed, with its day. */
  text: string;
  /** The name that the clause begins with, as in "Marta asks for two references"; empty for a pronoun or none. */
  who: string;
}

/** The parts of a line: what happened or is planned, and promises and requests. */
export interface Clauses {
  main: string;
  promises: PromiseClause[];
}

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{Lu}[\p{L}\p{M}'’.-]*)?`;
const THEM = String.raw`(?:she|he|they|the client|the customer|${NAME})`;
/** To whom something is promised: a pronoun, or a name followed by more words, as in "promised Wei the slides". */
const TO_THEM = String.raw`(?:\s+(?:to\s+)?(?:her|him|them|me|us|(?<to>(?!(?:for|to|about|if|whether)\s)${NAME})(?=\s+(?:the|an?|to|my|our|some|two|three|\d+)\b)))?`;

/** The beginnings of clauses, the more specific first. The group `who` has the subject, `text` the rest. */
const BEGINNINGS: readonly (readonly [PromiseClause['kind'], RegExp])[] = [
  [
    'they_asked',
    clause(
      String.raw`(?:(?<who>${THEM})\s+)?(?:asked|asks|requested|requests)${TO_THEM}(?:\s+(?:for|to|about|if|whether))?`,
    ),
  ],
  [
    'they_asked',
    clause(
      String.raw`(?:(?<who>${THEM})\s+)?(?:wants|wanted|needs|needed|would like|is waiting for)(?:\s+(?:me|us))?(?:\s+to)?`,
    ),
  ],
  [
    'they_promised',
    clause(
      String.raw`(?<who>${THEM})(?:\s+(?:has|have))?\s+(?:promised|promises|agreed|agrees|offered|offers)${TO_THEM}(?:\s+to)?`,
    ),
  ],
  [
    'they_promised',
    clause(
      String.raw`(?<who>${THEM})(?:(?:'|’)ll|\s+will|\s+is going to|\s+are going to|\s+said (?:she|he|they)(?:(?:'|’)ll|(?:'|’)d|\s+will|\s+would)|\s+owes? me)`,
    ),
  ],
  [
    'i_promised',
    clause(
      String.raw`(?:I\s+)?(?:(?:'ve|’ve|have)\s+)?(?:promised|agreed)${TO_THEM}(?:\s+(?:to|that I(?:(?:'|’)ll|\s+will|\s+would)))?`,
    ),
  ],
  [
    'i_promised',
    clause(
      String.raw`(?:I(?:(?:'|’)ll|\s+will|\s+should|\s+must|\s+(?:need|have|got|agreed) to|(?:'|’)m going to|\s+am going to)|(?:I\s+)?owe (?:her|him|them|(?<to>${NAME}))|remind me to|remember to|don(?:'|’)t forget to|(?:need|must|have|got) to|to-?do:?|will)`,
    ),
  ],
];

function clause(beginning: string): RegExp {
  return new RegExp(String.raw`^${beginning}\s+(?<text>\S.*)$`, 'iu');
}

/** Separators of clauses. "And" is one only if a promise or a request follows, as in "…, and she wants a list". */
const CUT = /\s*[;,]\s+(?:(?:and|but|then)\s+)?|\s+[-–—]\s+|\s*[.!]\s+|\s+(?:and|but)\s+/giu;

/**
 * Cuts a line into its parts.
 * @param line one line of text; nothing of it is dropped, so parts that say nothing else belong to the part before
 */
export function clausesOf(line: string): Clauses {
  const promises: PromiseClause[] = [];
  let main = '';
  for (const { text, cut } of pieces(line)) {
    const found = promiseIn(text);
    const last = promises.at(-1);
    if (found !== null) promises.push(withSubject(found, text, last));
    else if (last === undefined) main += cut + text;
    // Keeps "I'll send the price, the terms and a sample" in one piece.
    else last.text += cut + text;
  }
  return { main: main.trim(), promises };
}

/** In "she wants a quote and will call back", the second verb has the subject of the first. */
function withSubject(found: PromiseClause, text: string, last?: PromiseClause): PromiseClause {
  const isShared = /^\s*will\s/iu.test(text) && last !== undefined && last.kind !== 'i_promised';
  return isShared ? { ...found, kind: 'they_promised' } : found;
}

/** The pieces of a line, each with the text of the cut before it. */
function pieces(line: string): { text: string; cut: string }[] {
  const found: { text: string; cut: string }[] = [];
  let from = 0;
  let cut = '';
  for (const { 0: words, index } of line.matchAll(CUT)) {
    const rest = line.slice(index + words.length);
    if (promiseIn(rest) === null && !endsPromise(line.slice(from, index), words)) continue;
    const text = line.slice(from, index).trimEnd();
    found.push({ text, cut });
    cut = line.slice(from + text.length, index + words.length);
    from = index + words.length;
  }
  found.push({ text: line.slice(from).replace(/[.!]\s*$/u, ''), cut });
  return found.filter(({ text }) => text.trim() !== '');
}

/** Whether a piece is a whole promise that a full stop or a semicolon ends. */
function endsPromise(text: string, cut: string): boolean {
  return /[.;!]/u.test(cut) && promiseIn(text) !== null;
}

const PRONOUNS = /^(?:she|he|they|the client|the customer)$/iu;

function isName(words: string): boolean {
  return /^\p{Lu}/u.test(words) && !/^I\b/u.test(words);
}

function promiseIn(piece: string): PromiseClause | null {
  const words = piece.trim();
  for (const [kind, beginning] of BEGINNINGS) {
    const groups = beginning.exec(words)?.groups;
    if (groups === undefined) continue;
    const { who = '', to = '', text = '' } = groups;
    // The flag `i` also lets NAME match "called" and "I".
    if (who !== '' && !PRONOUNS.test(who) && !isName(who)) continue;
    const isObject = to !== '' && isName(to);
    const named = isObject ? to : PRONOUNS.test(who) ? '' : who;
    return { kind, text: (to === '' || isObject ? text : `${to} ${text}`).trim(), who: named };
  }
  return null;
}
