import { type PatternSlot } from './pattern-slots.ts';

/** Beginnings that a field already shows but people type again. */
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
/** Slots that are addressed to the person they're about: "they have a supplier" becomes "you have a supplier". */
const TO_THEM: readonly PatternSlot[] = ['wish', 'worry', 'gain'];

/** First words that aren't names, so that they can be lowercase inside a sentence. */
const LOWERED =
  /^(a|an|the|this|that|these|those|it|its|it['’]s|we|we['’](re|ve|d|ll)|our|you|you['’](re|ve|d|ll)|your|they|they['’](re|ve|d|ll)|their|he|she|his|her|my|there|there['’]s|no|not|some|all|both|most|many|more|less|if|when|what|how|who|why|in|on|at|for|from|with|without|to|by|next|last|one|two|three|four|five|six)$/i;

const SPOKEN = new Map([
  ['they', 'you'],
  ['them', 'you'],
  ['their', 'your'],
  ['theirs', 'yours'],
  ['themselves', 'yourself'],
]);

/** Returns a filling on one line, without the beginning that its field shows. */
export function bareFilling(slot: PatternSlot, typed: string): string {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  const lead = LEADS[slot];
  const rest = lead === undefined ? text : text.replace(lead, '').trim();
  return rest === '' ? text : rest;
}

/** Returns a filling for use inside a sentence: addressed to the person, and in lowercase if it can't be a name. */
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

/** Capitalizes the text, unless it begins with a name such as "iPad". */
export function capitalized(text: string): string {
  const [first = '', second = ''] = text;
  return /\p{Lu}/u.test(second) ? text : `${first.toUpperCase()}${text.slice(first.length)}`;
}
