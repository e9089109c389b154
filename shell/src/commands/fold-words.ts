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
            word: spelled(folded(bare)),
            start: index,
            end: index + bare.length,
          },
        ];
  });
}

/** Short and other spellings, and what they stand for. */
const SPELLINGS: Readonly<Record<string, string>> = {
  appt: 'appointment',
  bday: 'birthday',
  appts: 'appointments',
  mtg: 'meeting',
  mtgs: 'meetings',
  bdays: 'birthdays',
  msgs: 'messages',
  b4: 'before',
  cal: 'calendar',
  num: 'number',
  pic: 'photo',
  pw: 'password',
  tmrw: 'tomorrow',
  'thank-you': 'thank',
  whom: 'who',
  msg: 'message',
  ppl: 'people',
  everybody: 'everyone',
  anybody: 'anyone',
  cannot: 'not',
  mail: 'email',
  mails: 'email',
  mailed: 'emailed',
  dont: 'not',
  'w/': 'with',
  whos: 'who',
  whats: 'what',
  hows: 'how',
  wheres: 'where',
  whens: 'when',
  whose: 'who',
  w: 'with',
  tel: 'phone',
  thx: 'thanks',
  ph: 'phone',
  'w/out': 'without',
  'w/o': 'without',
  vm: 'voicemail',
  nxt: 'next',
  dupe: 'duplicate',
  dupes: 'duplicates',
  convo: 'conversation',
  convos: 'conversations',
  conf: 'conference',
  sched: 'schedule',
  resched: 'reschedule',
  docs: 'documents',
  lite: 'light',
  cust: 'customer',
  custs: 'customers',
  bfast: 'breakfast',
  xmas: 'christmas',
};

function spelled(word: string): string {
  const plain = word
    .replaceAll('’', "'")
    .replace(/^e-mail/, 'email')
    .replace(/^labell/, 'label');
  if (/^(?:do|did|does|wo|would|is|was|are|has|have|had|ca|could|should)n'?t$/.test(plain))
    return 'not';
  return SPELLINGS[plain] ?? plain;
}

/** Words that make what follows no command, but its opposite or what someone likes. */
export const DENIALS: ReadonlySet<string> = new Set([
  ...['not', 'no', 'never', 'nor', 'hate', 'hates', 'dislikes', 'avoids'],
  ...['prefer', 'prefers', 'rather'],
]);

/** Words without a meaning of their own, before a command or between its parts. */
const FILLERS = new Set(
  `a an the to with for on at about of me my i i'm im i've ive i'd i'll please pls plz can could you u would like want
  wanna need needs gonna let lets let's us go open show and is are am do did does that as it was were will be been by have
  has from into does must just any some hey hi ok okay so then there he she they
  his her him hers their them kindly ought shall may might oops btw fyi abt ur gimme lemme id ill mr mrs ms dr here
  they're you're we're he's she's it's there's we our your really quick only also too gotta or but one what's that's`.split(
    /\s+/,
  ),
);
/** Words that only matter within a phrase of a command, such as "how often". */
export const QUESTIONS: ReadonlySet<string> = new Set([
  ...['how', 'what', 'when', 'where', 'which', 'why', 'should'],
]);
/** Words that may precede a command: "what is Tom's number", "help me write to Tom". */
export const LEADS: ReadonlySet<string> = new Set([...QUESTIONS, 'help']);
const ASKING =
  /^(?:who|whom|does|is|are|has|was|were|(?:do|did|have|has) (?:i|we|you|he|she|they))\b/iu;

/** A question asks for something, so it isn't what someone said. */
export function isQuestion(text: string): boolean {
  return QUESTIONS.has(wordsOf(text)[0]?.word ?? '') || ASKING.test(text);
}

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
  'back',
  'after',
  'around',
  'starting',
  'sometime',
  'once',
]);

/** Returns the significant words of a text. */
export function tellingWords(text: string): FoldedWord[] {
  const words = wordsOf(text);
  return words.filter(({ word }, at) => !FILLERS.has(word) || isName(words, at));
}

/** Words before a name. */
const BEFORE_NAMES = new Set(['with', 'and', 'called', 'call', 'met', 'brief', 'email', 'snooze']);

/** Whether "will" is Will: at the end, or after words that names follow. */
function isName(words: readonly FoldedWord[], at: number): boolean {
  if (words[at]?.word !== 'will') return false;
  return at === words.length - 1 || BEFORE_NAMES.has(words[at - 1]?.word ?? '');
}

/** Returns the words of a text that name a person, as typed, after everything else was removed. */
export function namingWords(text: string): string {
  return tellingWords(text)
    .filter(({ word }) => !AROUND.has(word) && !QUESTIONS.has(word))
    .map(({ start, end }) => text.slice(start, end).replace(/['’]s$/, ''))
    .join(' ');
}

/** Returns a text without the words at given places, and without fillers at its ends. */
export function withoutWords(text: string, isLeftOut: (word: string) => boolean): string {
  const words = wordsOf(text);
  let kept = '';
  let from = 0;
  for (const { word, start, end } of words) {
    if (!isLeftOut(word)) continue;
    kept += text.slice(from, start);
    from = end;
  }
  return (kept + text.slice(from))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;:])/g, '')
    .trim();
}

/** Returns a text without fillers, punctuation, and words around a day at its ends. */
export function trimmedWords(text: string): string {
  const words = wordsOf(text);
  const tells = ({ word }: FoldedWord) =>
    !FILLERS.has(word) && !AROUND.has(word) && !QUESTIONS.has(word);
  const first = words.find(tells);
  const last = words.findLast(tells);
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
}

/** Returns a text without prepositions at its end, where a name was: "no meetings before ten for". */
export function trimmedEnd(text: string): string {
  return text
    .replace(/(?:[\s,;:]+(?:for|with|by|from|to|at|and|please))*[\s,;:]*$/iu, '')
    .replace(/^[\s,;:]+/u, '');
}

/** Words for the contacts of a list, which filter nothing. */
export const LIST_WORDS: ReadonlySet<string> = new Set(
  'who people persons contacts contact everyone anyone someone all list lists view folks filter only those which person persons today todays file know live lives living based located work works working yet still already now labeled tagged marked'.split(
    ' ',
  ),
);

const TIME_WORDS = new Set('this next last past week month quarter day recent recently'.split(' '));
/** Whether a word only says when, so it's no filter without others. */
export function isTimeWord(word: string): boolean {
  return TIME_WORDS.has(word);
}

/** Whether a word says nothing about the contacts of a list. */
export function isListWord(word: string): boolean {
  return [LIST_WORDS, QUESTIONS, AROUND].some((words) => words.has(word));
}
