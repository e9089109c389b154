/** A word of a text, without case and accents, and its position. */
export interface FoldedWord {
  word: string;
  start: number;
  end: number;
}

/** Returns text in comparable form, without case and accents; a possessive counts as the name alone. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '');
}

/** Returns the words of a text in order, without punctuation around them. */
export function wordsOf(text: string): FoldedWord[] {
  return [...text.matchAll(/[^\s,;?!"“”„()]+/gu)].flatMap(({ 0: found, index }) => {
    const bare = found.replace(/[.:]+$/, '');
    return bare === ''
      ? []
      : [
          {
            word: folded(bare).replace(/^e-mail/, 'email'),
            start: index,
            end: index + bare.length,
          },
        ];
  });
}

/** Words without a meaning of their own, before a command or between its parts. */
const FILLERS = new Set(
  `a an the to with for on at about of me my i i'm im please can could you would like want need let lets let's us go
  open show and is are do that as it was will be by
  have has been from into what how where which when does should just any some`.split(/\s+/),
);
/** Words around a day or a name once both are removed. */
const AROUND = new Set([
  'until',
  'till',
  'by',
  'this',
  'next',
  'from',
  'since',
  'in',
  '@',
  'again',
  'off',
]);

/** Returns the significant words of a text. */
export function tellingWords(text: string): FoldedWord[] {
  return wordsOf(text).filter(({ word }) => !FILLERS.has(word));
}

/** Returns the words of a text that name a person, as typed, after everything else was removed. */
export function namingWords(text: string): string {
  return tellingWords(text)
    .filter(({ word }) => !AROUND.has(word))
    .map(({ start, end }) => text.slice(start, end).replace(/['’]s$/, ''))
    .join(' ');
}
