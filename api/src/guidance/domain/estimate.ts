import {
  DIMENSION_LETTERS,
  type MotivationType,
  type WorkStyleDimension,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';

/** The estimate for one axis. */
export interface AxisEstimate {
  dimension: WorkStyleDimension;
  /** The letter that the answers lean to, or else the one in the type. */
  letter: WorkStyleLetter;
  /** `open`: the answers don't decide. `unknown`: no answer took a side. */
  state: 'certain' | 'open' | 'unknown';
  /** Certainty, 0 to 1. */
  k: number;
}

/** The estimate by which texts about a person are chosen. */
export interface PersonEstimate {
  axes: Readonly<Record<WorkStyleDimension, AxisEstimate>>;
  motivation: {
    /** `clear`: leads alone from 70 %. `weak`: leads alone below that. `unknown`: no type has points. */
    state: 'clear' | 'tied' | 'weak' | 'unknown';
    /** The leading types by number: one, or all that are tied; empty if unknown. */
    types: readonly MotivationType[];
    /** Certainty, 0 to 1; 0 for a tie. */
    k: number;
  };
}

/** Returns an estimate in which everything is certain and clear. */
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
