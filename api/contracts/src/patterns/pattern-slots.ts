/** The slots that patterns can have. Each takes one grammatical form, so that any filling fits the sentence. */
export const PATTERN_SLOTS = [
  'matter',
  'claim',
  'news',
  'wish',
  'worry',
  'optionA',
  'optionB',
  'fact',
  'gain',
  'cost',
  'day',
  'person',
] as const;
export type PatternSlot = (typeof PATTERN_SLOTS)[number];

/** The placeholder of each slot, shown in the sentence while it's blank. */
export const PATTERN_SLOT_LABELS: Readonly<Record<PatternSlot, string>> = {
  matter: 'what it’s about',
  claim: 'what you think',
  news: 'what’s new',
  wish: 'what you’d like to do',
  worry: 'what they may say',
  optionA: 'one option',
  optionB: 'another option',
  fact: 'your reason',
  gain: 'what they gain',
  cost: 'what it takes',
  day: 'a day',
  person: 'a person',
};

/**
 * The beginning of the sentence that a slot's field completes. A wish begins with "I'd like to", not "I'd like us
 * to", because "hear what you need" is something only one of two people does.
 */
export const PATTERN_SLOT_STARTS: Readonly<Record<PatternSlot, string>> = {
  matter: "It's about …",
  claim: 'I think …',
  news: "What's new: …",
  wish: "I'd like to …",
  worry: 'They may say that …',
  optionA: 'We could …',
  optionB: 'or …',
  fact: 'because …',
  gain: 'so that …',
  cost: 'It takes …',
  day: 'By …',
  person: 'Who?',
};

/** Returns the slots of a pattern in order of first appearance. */
export function patternSlots(pattern: string): PatternSlot[] {
  const slots = splitPattern(pattern).flatMap((part) => ('slot' in part ? [part.slot] : []));
  return [...new Set(slots)];
}

/** Splits a pattern into its texts and slots, in order. Braces around anything other than a slot are text. */
export function splitPattern(pattern: string): ({ text: string } | { slot: PatternSlot })[] {
  return pattern
    .split(/(\{[A-Za-z]+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const slot = PATTERN_SLOTS.find((each) => part === `{${each}}`);
      return slot === undefined ? { text: part } : { slot };
    });
}
