import { isQuestion } from './fold-words.ts';

interface Rewrite {
  /** What people type. */
  from: RegExp;
  /** The same in words that commands know. */
  to: string;
  /** True if a question means something else by it. */
  isStatement?: boolean;
}

/** Words whose meaning depends on those beside them, which the words of a command alone can't tell. */
const REWRITES: readonly Rewrite[] = [
  // "Chloe promised me the contract" isn't what the user promised.
  {
    from: /\b(promised|pledged|owes|owed|guaranteed|offered)\s+(?:me|us)\b/giu,
    to: '$1-me',
    isStatement: true,
  },
  // "Told Ian I'd send the list" is a promise, but "Ian told me" isn't.
  {
    from: /(?<=^|\bi(?:['’]ve)?\s+)(?:told|said)\s+((?:\S+\s+){0,3}?)(?:that\s+)?i(?:['’]d|['’]ll|\s+would|\s+will)\b/giu,
    to: 'promised $1',
    isStatement: true,
  },
  // "Like" is a filler in "I'd like to".
  { from: /\b(who|that|which|people|contacts|clients|customers)\s+like\b/giu, to: '$1 likes' },
];

/** Rewrites parts of a text in words that commands know. */
export function rewritten(text: string): string {
  const isAsked = isQuestion(text);
  return REWRITES.reduce(
    (written, { from, to, isStatement = false }) =>
      isStatement && isAsked ? written : written.replaceAll(from, to),
    text,
  );
}
