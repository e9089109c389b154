import {
  type MotivationType,
  type WorkStyleDimension,
  type WorkStyleLetter,
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

/** What is known of the motivation. */
export interface MotivationEstimate {
  /** `clear`: leads alone from 70 %. `weak`: leads alone below that. `unknown`: no type has points. */
  state: 'clear' | 'tied' | 'weak' | 'unknown';
  /** The leading types, by number: one, or all that are tied; none when unknown. */
  types: readonly MotivationType[];
  /** Certainty, 0 to 1; 0 for a tie. */
  k: number;
}

/** What the texts about one person are chosen by. */
export interface PersonEstimate {
  axes: Readonly<Record<WorkStyleDimension, AxisEstimate>>;
  motivation: MotivationEstimate;
}
