import { type PatternFillings } from './fill-pattern.ts';
import { type PatternSlot, patternSlots } from './pattern-slots.ts';

/**
 * What a conversation is about: something two people already work on, something that went wrong, a first meeting,
 * or a regular one-on-one.
 */
export const MATTER_KINDS = ['work', 'setback', 'first', 'one_to_one'] as const;
export type MatterKind = (typeof MATTER_KINDS)[number];

/** Words to say or send, in one or two forms. */
export interface TipWords {
  /** With slots such as `{matter}` for what only the user knows. */
  pattern: string;
  /**
   * The words while that isn't known: no `{matter}`, and no slot at all in opening words. Null if `pattern` needs
   * no matter.
   */
  bare: string | null;
  /** The kinds of matter that the words fit. */
  fits: readonly MatterKind[];
}

/** Returns the form for these fillings: the bare one until the pattern's required slots are filled. */
export function chosenForm({ pattern, bare }: TipWords, fillings: PatternFillings): string {
  if (bare === null) return pattern;
  const kept = patternSlots(bare);
  const own = patternSlots(pattern).filter((slot) => !kept.includes(slot));
  return own.every((slot) => isFilled(fillings, slot)) ? pattern : bare;
}

/** Returns the slots that a user can fill for these words, in sentence order. */
export function wordsSlots({ pattern, bare }: TipWords): PatternSlot[] {
  return [...new Set([...patternSlots(pattern), ...patternSlots(bare ?? '')])];
}

/** Returns whether a slot has a non-blank filling. */
export function isFilled(fillings: PatternFillings, slot: PatternSlot): boolean {
  return (fillings[slot] ?? '').trim() !== '';
}
