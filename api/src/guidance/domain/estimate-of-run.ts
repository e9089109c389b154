import {
  answerEvidence,
  CLEAR_FROM,
  DIMENSION_LETTERS,
  type MotivationType,
  QUIZ_BANK,
  type QuizResponse,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleDimension,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';
import { type AxisEstimate, type PersonEstimate } from './estimate.ts';

/** The fields of the newest run that the texts use. */
export interface RunFacts {
  /** Null if an earlier version of the app stored none. */
  responses: readonly QuizResponse[] | null;
  mbtiType: WorkStyleType;
  mbtiAmbiguousLetters: readonly WorkStyleLetter[];
  enneagramType: MotivationType | null;
  /** In percent. */
  enneagramConfidence: number | null;
  enneagramSecondaryTypes: readonly MotivationType[];
  enneagramCoLeaders: readonly MotivationType[] | null;
}

/** The assumed certainty of each letter for a run without stored answers. */
const K_WITHOUT_ANSWERS = 0.6;

/** Returns the estimate of a run from its answers, or from its result if there are none. */
export function estimateOfRun(run: RunFacts): PersonEstimate {
  if (run.responses !== null) return answerEvidence(QUIZ_BANK, run.responses);
  const axis = (dimension: WorkStyleDimension): AxisEstimate => {
    const letters: readonly string[] = DIMENSION_LETTERS[dimension];
    const at = WORK_STYLE_DIMENSIONS.indexOf(dimension);
    const letter = DIMENSION_LETTERS[dimension].find((each) => each === run.mbtiType[at]);
    // Every type has a letter of each axis.
    if (letter === undefined) throw new Error(`${run.mbtiType} has none of ${letters.join(', ')}`);
    const open = run.mbtiAmbiguousLetters.includes(letter);
    return { dimension, letter, state: open ? 'open' : 'certain', k: K_WITHOUT_ANSWERS };
  };
  return {
    axes: { EI: axis('EI'), SN: axis('SN'), TF: axis('TF'), JP: axis('JP') },
    motivation: motivationOf(run),
  };
}

function motivationOf(run: RunFacts): PersonEstimate['motivation'] {
  const { enneagramType: type, enneagramCoLeaders: coLeaders } = run;
  if (type === null) return { state: 'unknown', types: [], k: 0 };
  if (coLeaders !== null && coLeaders.length > 0) {
    return { state: 'tied', types: [type, ...coLeaders].sort((a, b) => a - b), k: 0 };
  }
  const closeCall = run.enneagramSecondaryTypes.length > 0;
  // It may have been a tie, which can't be determined anymore.
  const mayBeTied = coLeaders === null && closeCall;
  if (mayBeTied || (run.enneagramConfidence ?? 0) < CLEAR_FROM) {
    return { state: 'weak', types: [type], k: 0.5 };
  }
  return { state: 'clear', types: [type], k: closeCall ? 0.8 : 1 };
}
