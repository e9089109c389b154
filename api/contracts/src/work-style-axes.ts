import {
  DIMENSION_LETTERS,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleDimension,
  type WorkStyleLetter,
} from './types.ts';

/** What each letter stands for in one word. */
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

/** One of the four scales of a work style, as a type strip draws it. */
export interface WorkStyleAxis {
  dimension: WorkStyleDimension;
  /** The first letter of the pair; it wins a tie. */
  low: Pole;
  high: Pole;
  /** The side the type is on, null when the type has no letter of this pair. */
  chosen: 'low' | 'high' | null;
  /** Whether the letter could as well be its opposite. */
  open: boolean;
}

/** The four scales of `type` in order, with the letters named in `openLetters` marked as open. */
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
