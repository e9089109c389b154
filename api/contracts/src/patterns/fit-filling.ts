import { type PatternSlot } from './pattern-slots.ts';

/** Beginnings that a field shows already; people type them again. */
const LEADS: Readonly<Partial<Record<PatternSlot, RegExp>>> = {
  matter: /^(it['’]s about|about) /i,
  claim: /^(I think|what I think:) (that )?/i,
  news: /^what['’]s new: /i,
  wish: /^((I['’]d|I would|we['’]d|we would) like (us )?to|(I|we) want to|to) /i,
  worry:
    /^((they|you) (may|might|will|could) (say|think|object) )?that |^they (may|might|will) say /i,
  optionA: /^(we could|either) /i,
  optionB: /^(or )?(we could )?/i,
  fact: /^because /i,
  gain: /^so that /i,
  cost: /^it takes /i,
  day: /^(by|on|until) /i,
};

/** Slots that begin with a verb, which is never a name. */
const VERBS: readonly PatternSlot[] = ['wish', 'optionA', 'optionB'];
/** What is said to the person it is about: "they have a supplier" is "you have a supplier" there. */
const TO_THEM: readonly PatternSlot[] = ['wish', 'worry', 'gain'];

/** First words that are no names, so a sentence can go on with them in lower case. */
const LOWERED =
  /^(a|an|the|this|that|these|those|it|its|it['’]s|we|we['’](re|ve|d|ll)|our|you|you['’](re|ve|d|ll)|your|they|they['’](re|ve|d|ll)|their|he|she|his|her|my|there|there['’]s|no|not|some|all|both|most|many|more|less|if|when|what|how|who|why|in|on|at|for|from|with|without|to|by|next|last|one|two|three|four|five|six)$/i;

const SPOKEN = new Map([
  ['they', 'you'],
  ['them', 'you'],
  ['their', 'your'],
  ['theirs', 'yours'],
  ['themselves', 'yourself'],
]);

/** A filling without the beginning that its field shows, on one line. */
export function bareFilling(slot: PatternSlot, typed: string): string {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  const lead = LEADS[slot];
  const rest = lead === undefined ? text : text.replace(lead, '').trim();
  return rest === '' ? text : rest;
}

/** A filling as the sentence around it needs it: said to the person, and in lower case where that can't hurt a name. */
export function inSentence(slot: PatternSlot, text: string): string {
  const spoken = TO_THEM.includes(slot)
    ? text.replaceAll(/\b(they|them|theirs|their|themselves)\b/gi, (word) => asWritten(word))
    : text;
  const [word = ''] = spoken.split(' ');
  const isVerb = VERBS.includes(slot) && !/^.\p{Lu}|^I\b/u.test(word);
  if (!isVerb && !LOWERED.test(word)) return spoken;
  return `${spoken.charAt(0).toLowerCase()}${spoken.slice(1)}`;
}

function asWritten(word: string): string {
  const spoken = SPOKEN.get(word.toLowerCase()) ?? word;
  return /^\p{Lu}/u.test(word) ? capitalized(spoken) : spoken;
}

/** The text with a capital first, unless a name such as "iPad" has its own way. */
export function capitalized(text: string): string {
  const [first = '', second = ''] = text;
  return /\p{Lu}/u.test(second) ? text : `${first.toUpperCase()}${text.slice(first.length)}`;
}
