/** One end of an axis: its letter and the word for it. */
export interface AxisPole {
  letter: string;
  word: string;
}

/** A scale between two ends and where somebody stands on it. */
export interface Axis {
  /** The end drawn on the left. */
  low: AxisPole;
  /** The end drawn on the right. */
  high: AxisPole;
  side: 'low' | 'high';
  /** Could go either way: drawn hatched, and the side is only the nearer guess. */
  open: boolean;
}

/** The pole that the axis leans to. */
export function chosenPole(axis: Axis): AxisPole {
  return axis.side === 'low' ? axis.low : axis.high;
}

/**
 * The axes in words, for example "Inward; Concrete, could go either way; Logic; Planned".
 * @param openWords what is said of an open axis
 */
export function axesInWords(axes: readonly Axis[], openWords: string): string {
  return axes
    .map((axis) => `${chosenPole(axis).word}${axis.open ? `, ${openWords}` : ''}`)
    .join('; ');
}
