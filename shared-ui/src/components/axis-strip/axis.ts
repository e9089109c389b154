/** One end of an axis: its letter and the word for it. */
export interface AxisPole {
  letter: string;
  word: string;
}

/** A scale between two ends and where someone stands on it. */
export interface Axis {
  /** The end drawn on the left. */
  low: AxisPole;
  /** The end drawn on the right. */
  high: AxisPole;
  side: 'low' | 'high';
  /** Could go either way: drawn hatched, and the side is only the nearer guess. */
  open: boolean;
  /** Nothing is known of it, so the side is not even a guess. Only an open axis can be unknown. */
  unknown?: boolean;
  /** How sure it is, in a quiet line below the scale; an empty one keeps the room. */
  note?: string;
}

/** What is said of an axis that is open, and of one that is unknown. */
export interface OpenWords {
  open: string;
  unknown: string;
}

export const OPEN_WORDS: OpenWords = { open: 'either way', unknown: 'still open' };

/** The pole that the axis leans to. */
export function chosenPole(axis: Axis): AxisPole {
  return axis.side === 'low' ? axis.low : axis.high;
}

/** The axes in words, for example "Inward, strong; Concrete, either way; Logic; Planned or Flexible, still open". */
export function axesInWords(axes: readonly Axis[], words: OpenWords): string {
  return axes
    .map((axis) => {
      const side = axis.unknown ? `${axis.low.word} or ${axis.high.word}` : chosenPole(axis).word;
      return [side, axis.open && openWordsOf(axis, words), axis.note].filter(Boolean).join(', ');
    })
    .join('; ');
}

/** What is said of an axis that is not settled. */
export function openWordsOf({ unknown }: Axis, words: OpenWords): string {
  return unknown ? words.unknown : words.open;
}
