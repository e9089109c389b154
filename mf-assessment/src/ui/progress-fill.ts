import { useState } from 'react';

/** The numbers of a progress bar. */
interface ProgressNumbers {
  answered: number;
  /** How many questions are asked so far; an Unsure adds some. */
  expected: number;
  /** The answered part of these questions, 0–100. */
  percent: number;
}

/** How far a bar is filled (0–100), for these numbers. */
export interface ProgressFill extends ProgressNumbers {
  filled: number;
}

/**
 * The bar after an answer. When an answer adds questions, the percentage falls. The bar then stays where
 * it is and divides the rest among the questions that are left, so that no answer draws it back.
 */
export function nextFill(before: ProgressFill, now: ProgressNumbers): ProgressFill {
  const change = now.answered - before.answered;
  const left = now.expected - before.answered;
  const filled =
    change > 0 && left > 0
      ? before.filled + ((100 - before.filled) * change) / left
      : change === 0
        ? Math.max(before.filled, now.percent)
        : now.percent;
  return { ...now, filled: now.answered >= now.expected ? now.percent : filled };
}

/** How far the bar is filled (0–100). It does not go back when an answer adds questions. */
export function useProgressFill({ answered, expected, percent }: ProgressNumbers): number {
  const [fill, setFill] = useState({ answered, expected, percent, filled: percent });
  if (answered === fill.answered && expected === fill.expected) return fill.filled;
  const next = nextFill(fill, { answered, expected, percent });
  setFill(next);
  return next.filled;
}

/** Says why there are more questions than before, like "5 more questions, because you weren't sure". */
export function moreQuestions(count: number): string {
  const questions = count === 1 ? 'question' : 'questions';
  return `${count} more ${questions}, because you weren't sure`;
}
