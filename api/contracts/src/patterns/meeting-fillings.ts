import { type MeetingLine } from '../values/meeting.ts';
import { type PatternFillings } from './fill-pattern.ts';
import { bareFilling } from './fit-filling.ts';
import { type MatterKind } from './tip-words.ts';
import { type PatternSlot } from './pattern-slots.ts';

/** The lines that a user notes before a meeting, and the slot of each. */
export const LINE_SLOTS = {
  goal: 'wish',
  news: 'news',
  worry: 'worry',
} as const satisfies Record<MeetingLine, PatternSlot>;

/** Beginnings of a noun phrase or clause, which can't follow "I'd like to". */
const NO_VERB =
  /^(a|an|the|my|our|your|their|his|her|its|this|that|these|those|I|we|you|they|he|she|it|there|no|not|yes|one|two|three|more|less|\d\S*|.*ing|.*(tion|ment|ness|ity))$/iu;
/** Verbs that most clauses contain. */
const FINITE =
  /(^|\s)(is|are|was|were|has|have|had|will|would|can|could|should|may|might|must|do|does|did|need|want|cost|take|keep|get|go|know|like|feel|think|fear|join|leave|begin|agree|hire|went|gave|told|found|got|made|met|left|lost|won|built|bought|sold|paid|rose|fell|began|ran|saw|said|kept|held|chose|wrote|brought|\S+n['’]t|\S+['’](s|re|ve|ll|d)|\S{2,}(s|ed|ew|old|ame|ook|ent))(?=\s|[.!?…]?$)/i;
/** With one of these as its subject, the text is a clause. */
const SUBJECT = /^(I|we|you|they|he|she|it) /i;
const NOUN_PHRASE = /^(the|our|your|my|their|his|her|this|that)\s+\p{L}/iu;

/** Returns the fillings from a meeting's lines, limited to those whose grammar fits a sentence unchanged. */
export function lineFillings(
  lines: Partial<Readonly<Record<MeetingLine, string | null>>>,
): PatternFillings {
  const fillings: { -readonly [Slot in PatternSlot]?: string } = {};
  for (const line of ['goal', 'news', 'worry'] as const) {
    const slot = LINE_SLOTS[line];
    const text = bareFilling(slot, lines[line] ?? '');
    if (text !== '' && isFitting(slot, text)) fillings[slot] = text;
  }
  return fillings;
}

function isFitting(slot: 'wish' | 'news' | 'worry', text: string): boolean {
  if (text.endsWith('?')) return false;
  const [word = ''] = text.split(' ');
  // A single word is a note, such as "Renewal".
  if (slot === 'wish')
    return text.includes(' ') && !NO_VERB.test(word.replace(/[^\p{L}\p{N}]+$/u, ''));
  return SUBJECT.test(text) || (text.includes(' ') && FINITE.test(text.slice(text.indexOf(' '))));
}

/** Returns a meeting's title if it can be used in a sentence: "The renewal", not "Renewal 2027". */
export function matterInTitle(title: string | null): string | null {
  const text = title?.trim().replace(/\.$/, '') ?? '';
  return NOUN_PHRASE.test(text) && !/[.!?:/|]/.test(text) ? text : null;
}

const ONE_TO_ONE = /(^|[^\d:])(1|one)\s?([:/-]|on|to|-on-|-to-)\s?(1|one)([^\d:]|$)/i;

/**
 * Guesses the kind of matter of a meeting.
 * @param isFirst true if the two have never been in touch
 */
export function matterKind(title: string | null, isFirst: boolean): MatterKind {
  if (isFirst) return 'first';
  return ONE_TO_ONE.test(title ?? '') ? 'one_to_one' : 'work';
}
