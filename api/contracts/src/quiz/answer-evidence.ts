import { MOTIVATION_FLOOR, WORK_STYLE_FLOOR } from './confidence-bands.ts';
import { strengthWord } from './confidence-words.ts';
import { clamp } from '../clamp.ts';
import { fraction, product, roundHalfUp, sum } from '../fraction.ts';
import {
  MOTIVATION_TYPES,
  WORK_STYLE_DIMENSIONS,
  type MotivationType,
  type WorkStyleDimension,
  type WorkStyleLetter,
} from '../types.ts';
import { effectiveResponses, type EffectiveResponse } from './effective-responses.ts';
import { scoreMotivation } from './motivation-score.ts';
import { type QuizBank } from './quiz-types.ts';
import { type QuizResponse } from './quiz-response.ts';
import { certainty, isOpen, tally } from './work-style-score.ts';

/** Below this, an axis isn't certain, although its letter is decided. */
export const CERTAIN_FROM = 0.3;
/** A motivation that leads alone is clear from this confidence on, in percent. */
export const CLEAR_FROM = 70;

/** The evidence of a run about one axis. */
export interface AxisEvidence {
  dimension: WorkStyleDimension;
  letter: WorkStyleLetter;
  /** `open`: the answers don't decide. `unknown`: no answer took a side. */
  state: 'certain' | 'open' | 'unknown';
  /** The certainty, 0 to 1: 1.5 times the observer's confidence times the agreement of the answers. */
  k: number;
  /** For display: `strong`, `consistent`, `fair`, `mixed`, `low`, `open`. */
  word: string;
  /** How many answers are for the letter, against it, and Unsure. */
  for: number;
  against: number;
  unsure: number;
  /** The questions that count, in the order of the bank. */
  questionIds: string[];
}

/** The evidence of a run about the motivation. */
export interface MotivationEvidence {
  state: 'clear' | 'tied' | 'weak' | 'unknown';
  /** The leading types by number: one, all that are tied, or none. */
  types: MotivationType[];
  secondary: MotivationType[];
  k: number;
  word: string;
  /** How many answers chose a leading type, and how many were offered one but chose another. */
  for: number;
  against: number;
  questionIds: string[];
}

/** The evidence of a set of answers, by axis. */
export interface AnswerEvidence {
  axes: Record<WorkStyleDimension, AxisEvidence>;
  motivation: MotivationEvidence;
}

/**
 * Returns the evidence in a run's answers. Formulas: product decisions 3.1 and 3.2, and the design of the guidance.
 */
export function answerEvidence(bank: QuizBank, responses: readonly QuizResponse[]): AnswerEvidence {
  const effective = effectiveResponses(bank, responses);
  const [EI, SN, TF, JP] = WORK_STYLE_DIMENSIONS;
  return {
    axes: {
      EI: axisEvidence(EI, effective),
      SN: axisEvidence(SN, effective),
      TF: axisEvidence(TF, effective),
      JP: axisEvidence(JP, effective),
    },
    motivation: motivationEvidence(effective),
  };
}

type Responses = readonly EffectiveResponse<QuizResponse>[];

function axisEvidence(dimension: WorkStyleDimension, responses: Responses): AxisEvidence {
  const counted = tally(dimension, responses);
  const own = responses.filter(
    ({ question }) => question.category === 'work_style' && question.dimension === dimension,
  );
  const chosen = own.flatMap(({ question, response: { answer } }) => {
    if (answer === 'Unsure') return [];
    return [answer === 'A' ? question.optionA.value : question.optionB.value];
  });
  const agreeing = chosen.filter((letter) => letter === counted.letter).length;
  const sureness = counted.maximum === 0 ? fraction(0) : certainty(counted);
  const k = Math.min(1, (1.5 * sureness.numerator) / sureness.denominator);
  const open = isOpen(counted) || k < CERTAIN_FROM;
  const state = counted.maximum === 0 ? 'unknown' : open ? 'open' : 'certain';
  const percent = roundHalfUp(sum([product(sureness, fraction(100)), fraction(20)]));
  return {
    dimension,
    letter: counted.letter,
    state,
    k,
    word:
      state === 'certain'
        ? strengthWord(agreeing, clamp(percent, WORK_STYLE_FLOOR, 100), WORK_STYLE_FLOOR)
        : 'open',
    for: agreeing,
    against: chosen.length - agreeing,
    unsure: counted.unsure,
    questionIds: own.map(({ question }) => question.id),
  };
}

function motivationEvidence(responses: Responses): MotivationEvidence {
  const { type, confidence, coLeaders, secondaryTypes, openReason } = scoreMotivation(responses);
  const leading =
    openReason === 'no_answer'
      ? []
      : MOTIVATION_TYPES.filter((each) => each === type || coLeaders.includes(each));
  const counted = {
    ...choices(responses, leading),
    secondary: openReason === 'no_answer' ? [] : secondaryTypes,
    types: leading,
  };
  if (leading.length === 0) return { state: 'unknown', k: 0, word: 'open', ...counted };
  if (leading.length > 1) return { state: 'tied', k: 0, word: 'tied', ...counted };
  const word = strengthWord(counted.for, confidence, MOTIVATION_FLOOR);
  return confidence < CLEAR_FROM
    ? { state: 'weak', k: 0.5, word, ...counted }
    : { state: 'clear', k: secondaryTypes.length > 0 ? 0.8 : 1, word, ...counted };
}

function choices(responses: Responses, leading: readonly MotivationType[]) {
  const result = { for: 0, against: 0, questionIds: new Array<string>() };
  for (const { question, response } of responses) {
    if (question.category !== 'motivation') continue;
    result.questionIds.push(question.id);
    if (response.answer === 'Unsure') continue;
    const { optionA, optionB } = question;
    const [chosen, other] = response.answer === 'A' ? [optionA, optionB] : [optionB, optionA];
    if (leading.includes(chosen.value)) result.for += 1;
    else if (leading.includes(other.value)) result.against += 1;
  }
  return result;
}
