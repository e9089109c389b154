import {
  DIMENSION_LETTERS,
  type MotivationType,
  type WorkStyleDimension,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';

/** What is known of one axis. */
export interface AxisEstimate {
  dimension: WorkStyleDimension;
  /** The letter that the answers lean to; where they lean to none, the one that the type shows. */
  letter: WorkStyleLetter;
  /** `open`: the answers do not decide. `unknown`: no answer took a side. */
  state: 'certain' | 'open' | 'unknown';
  /** Certainty, 0 to 1. */
  k: number;
}

/** What the texts about one person are chosen by. */
export interface PersonEstimate {
  axes: Readonly<Record<WorkStyleDimension, AxisEstimate>>;
  motivation: {
    /** `clear`: leads alone from 70 %. `weak`: leads alone below that. `unknown`: no type has points. */
    state: 'clear' | 'tied' | 'weak' | 'unknown';
    /** The leading types, by number: one, or all that are tied; none when unknown. */
    types: readonly MotivationType[];
    /** Certainty, 0 to 1; 0 for a tie. */
    k: number;
  };
}

/** Someone of whom everything is certain and clear. */
export function certainEstimate(style: WorkStyleType, motivation: MotivationType): PersonEstimate {
  const axis = (dimension: WorkStyleDimension): AxisEstimate => {
    const [first, second] = DIMENSION_LETTERS[dimension];
    return { dimension, letter: style.includes(first) ? first : second, state: 'certain', k: 1 };
  };
  return {
    axes: { EI: axis('EI'), SN: axis('SN'), TF: axis('TF'), JP: axis('JP') },
    motivation: { state: 'clear', types: [motivation], k: 1 },
  };
}
