import {
  DIMENSION_LETTERS,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleDimension,
  type WorkStyleLetter,
} from './types.ts';

/** The meaning of each letter in one word. */
export const POLE_WORDS: Record<WorkStyleLetter, string> = {
  E: 'Outward',
  I: 'Inward',
  S: 'Concrete',
  N: 'Conceptual',
  T: 'Logic',
  F: 'Values',
  J: 'Planned',
  P: 'Flexible',
};

interface Pole {
  letter: WorkStyleLetter;
  word: string;
}

/** One of the four scales of a work style, for drawing a type strip. */
export interface WorkStyleAxis {
  dimension: WorkStyleDimension;
  /** The first letter of the pair; it wins a tie. */
  low: Pole;
  high: Pole;
  /** The side of the type; null if the type has no letter of this pair. */
  chosen: 'low' | 'high' | null;
  /** True if the letter is open. */
  open: boolean;
}

/** Returns the four scales of `type` in order, with the letters in `openLetters` marked as open. */
export function workStyleAxes(
  type: string | null,
  openLetters: readonly string[] = [],
): WorkStyleAxis[] {
  return WORK_STYLE_DIMENSIONS.map((dimension, index) => {
    const [low, high] = DIMENSION_LETTERS[dimension];
    const letter = type?.charAt(index);
    return {
      dimension,
      low: { letter: low, word: POLE_WORDS[low] },
      high: { letter: high, word: POLE_WORDS[high] },
      chosen: letter === low ? 'low' : letter === high ? 'high' : null,
      open: openLetters.includes(low) || openLetters.includes(high),
    };
  });
}
