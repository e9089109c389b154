import {
  CONSISTENT_FROM,
  MIXED_BELOW,
  MOTIVATION_FLOOR,
  STRONG_FROM,
  WORK_STYLE_FLOOR,
} from './confidence-bands.ts';

/** A confidence for display. */
export interface ConfidenceWords {
  /** Like '73%', or '60 or less' at the end of the scale; null if a number would suggest too much. */
  number: string | null;
  /** One or two calm words, like 'fair'. */
  word: string;
  /** Additional information, like 'one letter open'; null if there is none. */
  remark: string | null;
}

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'all'] as const;

/** Returns 'one letter open', 'two letters open' … 'all letters open'; null if every letter is decided. */
export function openLettersRemark(openLetters: readonly string[]): string | null {
  const count = COUNT_WORDS[Math.min(openLetters.length, 4)];
  if (openLetters.length === 0 || count === undefined) return null;
  return openLetters.length === 1 ? 'one letter open' : `${count} letters open`;
}

/**
 * Returns the words for a work-style confidence (percent, 60–100). 60 is the end of the scale and stands for
 * anything below.
 */
export function workStyleConfidence(
  percent: number,
  openLetters: readonly string[] = [],
): ConfidenceWords {
  return {
    number: numberOrFloor(percent, WORK_STYLE_FLOOR),
    word: confidenceWord(percent, WORK_STYLE_FLOOR),
    remark: openLettersRemark(openLetters),
  };
}

/**
 * Returns the words for a motivation confidence (percent, 50–100). If other types are close behind, a high number
 * isn't presented as certainty: the answers agree, but on more than one type.
 */
export function motivationConfidence(
  percent: number,
  secondaryTypes: readonly number[] = [],
): ConfidenceWords {
  const shared = percent >= CONSISTENT_FROM && secondaryTypes.length > 0;
  return {
    number: numberOrFloor(percent, MOTIVATION_FLOOR),
    word: shared ? 'close call' : confidenceWord(percent, MOTIVATION_FLOOR),
    remark: null,
  };
}

function numberOrFloor(percent: number, floor: number): string {
  return percent <= floor ? `${floor} or less` : `${percent}%`;
}

/** Used instead of a strength if there's a single answer, because one answer can't agree with another. */
export const ONE_ANSWER = 'one answer';

/**
 * Returns the word for how far answers agree. Words of strength need at least two answers.
 * @param agreeing how many answers support it
 */
export function strengthWord(agreeing: number, percent: number, floor: number): string {
  return agreeing < 2 ? ONE_ANSWER : confidenceWord(percent, floor);
}

/** Returns the word for a confidence in percent on a scale that ends at `floor`. */
export function confidenceWord(percent: number, floor: number): string {
  if (percent >= STRONG_FROM) return 'strong';
  if (percent >= CONSISTENT_FROM) return 'consistent';
  if (percent >= MIXED_BELOW) return 'fair';
  return percent > floor ? 'mixed' : 'low';
}
