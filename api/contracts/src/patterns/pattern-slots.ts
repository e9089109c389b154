/** The blanks that a pattern can have, each for one kind of words. */
export const PATTERN_SLOTS = [
  'topic',
  'position',
  'ask',
  'date',
  'optionA',
  'optionB',
  'evidence',
  'gain',
  'cost',
  'news',
  'worry',
  'name',
] as const;
export type PatternSlot = (typeof PATTERN_SLOTS)[number];

/** What each slot asks for, as a person reads it. */
export const PATTERN_SLOT_LABELS: Readonly<Record<PatternSlot, string>> = {
  topic: 'topic',
  position: 'what you think',
  ask: 'what you want',
  date: 'a day',
  optionA: 'first option',
  optionB: 'second option',
  evidence: 'a fact',
  gain: 'who gains',
  cost: 'what it costs',
  news: 'news',
  worry: 'what they may object to',
  name: 'name',
};

/** The slots of a pattern in the order in which they first stand there, each once. */
export function patternSlots(pattern: string): PatternSlot[] {
  const slots = splitPattern(pattern).flatMap((part) => ('slot' in part ? [part.slot] : []));
  return [...new Set(slots)];
}

/** A pattern as its texts and slots, in order. Braces around anything but a slot are text. */
export function splitPattern(pattern: string): ({ text: string } | { slot: PatternSlot })[] {
  return pattern
    .split(/(\{[A-Za-z]+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const slot = PATTERN_SLOTS.find((each) => part === `{${each}}`);
      return slot === undefined ? { text: part } : { slot };
    });
}
