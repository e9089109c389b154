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

/** The newest run, as the texts need it. */
export interface RunFacts {
  /** Null where a run of an earlier version stored none. */
  responses: readonly QuizResponse[] | null;
  mbtiType: WorkStyleType;
  mbtiAmbiguousLetters: readonly WorkStyleLetter[];
  enneagramType: MotivationType | null;
  /** Percent. */
  enneagramConfidence: number | null;
  enneagramSecondaryTypes: readonly MotivationType[];
  enneagramCoLeaders: readonly MotivationType[] | null;
}

/** Certainty of each letter of a run whose answers are not known. */
const K_WITHOUT_ANSWERS = 0.6;

/** What a run carries: from its answers, or, without them, from its result. */
export function estimateOfRun(run: RunFacts): PersonEstimate {
  if (run.responses !== null) return answerEvidence(QUIZ_BANK, run.responses);
  const axis = (dimension: WorkStyleDimension): AxisEstimate => {
    const letters: readonly string[] = DIMENSION_LETTERS[dimension];
    const at = WORK_STYLE_DIMENSIONS.indexOf(dimension);
    const letter = DIMENSION_LETTERS[dimension].find((each) => each === run.mbtiType[at]);
    // A type has a letter of each axis.
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
  // It may have been a tie: no one can say any more.
  const mayBeTied = coLeaders === null && closeCall;
  if (mayBeTied || (run.enneagramConfidence ?? 0) < CLEAR_FROM) {
    return { state: 'weak', types: [type], k: 0.5 };
  }
  return { state: 'clear', types: [type], k: closeCall ? 0.8 : 1 };
}
