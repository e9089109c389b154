import {
  CONSISTENT_FROM,
  MIXED_BELOW,
  MOTIVATION_FLOOR,
  STRONG_FROM,
  WORK_STYLE_FLOOR,
} from './confidence-bands.ts';

/** A confidence as people read it. */
export interface ConfidenceWords {
  /** Like '73%', or '60 or less' where the scale ends; null where a number would say too much. */
  number: string | null;
  /** One calm word or two, like 'fair'. */
  word: string;
  /** What else to know, like 'one letter open'; null when there is nothing. */
  remark: string | null;
}

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'all'] as const;

/** 'one letter open', 'two letters open' … 'all letters open'; null when every letter is decided. */
export function openLettersRemark(openLetters: readonly string[]): string | null {
  const count = COUNT_WORDS[Math.min(openLetters.length, 4)];
  if (openLetters.length === 0 || count === undefined) return null;
  return openLetters.length === 1 ? 'one letter open' : `${count} letters open`;
}

/** A work-style confidence (percent, 60–100) in words. 60 is the end of the scale and hides what is below. */
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
 * A motivation confidence (percent, 50–100) in words. Types close behind the first one keep a high
 * number from reading as certainty: the answers agree, but on more than one type.
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

/** Stands for a strength where a single answer speaks for something: one answer can't agree with another. */
export const ONE_ANSWER = 'one answer';

/**
 * The word for what answers agree on. Words of strength begin at two answers.
 * @param agreeing how many answers speak for it
 */
export function strengthWord(agreeing: number, percent: number, floor: number): string {
  return agreeing < 2 ? ONE_ANSWER : confidenceWord(percent, floor);
}

/** The word for a confidence in percent on a scale that ends at `floor`. */
export function confidenceWord(percent: number, floor: number): string {
  if (percent >= STRONG_FROM) return 'strong';
  if (percent >= CONSISTENT_FROM) return 'consistent';
  if (percent >= MIXED_BELOW) return 'fair';
  return percent > floor ? 'mixed' : 'low';
}
