/** One end of an axis: its letter and its word. */
export interface AxisPole {
  letter: string;
  word: string;
}

/** A scale between two ends, and someone's side on it. */
export interface Axis {
  /** The left end. */
  low: AxisPole;
  /** The right end. */
  high: AxisPole;
  side: 'low' | 'high';
  /** True if it could go either way: drawn hatched, and the side is only the nearer guess. */
  open: boolean;
  /** True if nothing is known, so the side isn't even a guess. Only an open axis can be unknown. */
  unknown?: boolean;
  /** The certainty, in a muted line below the scale; an empty one reserves the space. */
  note?: string;
}

/** The words for an open axis, and for an unknown one. */
export interface OpenWords {
  open: string;
  unknown: string;
}

export const OPEN_WORDS: OpenWords = { open: 'either way', unknown: 'still open' };

/** Returns the pole that the axis leans to. */
export function chosenPole(axis: Axis): AxisPole {
  return axis.side === 'low' ? axis.low : axis.high;
}

/**
 * Returns the axes in words, for example "Inward, strong; Concrete, either way; Logic; Planned or Flexible, still
 * open".
 */
export function axesInWords(axes: readonly Axis[], words: OpenWords): string {
  return axes
    .map((axis) => {
      const side = axis.unknown ? `${axis.low.word} or ${axis.high.word}` : chosenPole(axis).word;
      return [side, axis.open && openWordsOf(axis, words), axis.note].filter(Boolean).join(', ');
    })
    .join('; ');
}

/** Returns the words for an axis that isn't settled. */
export function openWordsOf({ unknown }: Axis, words: OpenWords): string {
  return unknown ? words.unknown : words.open;
}
