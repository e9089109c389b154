import { useState } from 'react';

/** The numbers of a progress bar. */
interface ProgressNumbers {
  answered: number;
  /** The number of questions so far; an Unsure adds some. */
  expected: number;
  /** The answered share of these questions, 0–100. */
  percent: number;
}

/** The filled part of a bar (0–100), for these numbers. */
export interface ProgressFill extends ProgressNumbers {
  filled: number;
}

/**
 * The bar after an answer. If an answer adds questions, the percentage decreases. The bar then stays where it is
 * and divides the rest among the remaining questions, so that it never moves back.
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

/** The filled part of the bar (0–100). It doesn't move back when an answer adds questions. */
export function useProgressFill({ answered, expected, percent }: ProgressNumbers): number {
  const [fill, setFill] = useState({ answered, expected, percent, filled: percent });
  if (answered === fill.answered && expected === fill.expected) return fill.filled;
  const next = nextFill(fill, { answered, expected, percent });
  setFill(next);
  return next.filled;
}

/** Explains why there are more questions than before, like "5 more questions, because you weren't sure". */
export function moreQuestions(count: number): string {
  const questions = count === 1 ? 'question' : 'questions';
  return `${count} more ${questions}, because you weren't sure`;
}
