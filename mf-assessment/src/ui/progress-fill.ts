import { useState } from 'react';

/** What progress is made of. */
interface ProgressNumbers {
  answered: number;
  /** How many questions there are by now. */
  expected: number;
  /** 0–100 of the questions there are by now. */
  percent: number;
}

/** How far a bar is filled (0–100), for these numbers. */
export interface ProgressFill extends ProgressNumbers {
  filled: number;
}

/**
 * The bar after `now`. When an answer adds questions, the percentage falls; the bar keeps what is filled
 * and divides the rest among the questions that are left, so that it never goes back for an answer.
 */
export function nextFill(before: ProgressFill, now: ProgressNumbers): ProgressFill {
  const given = now.answered - before.answered;
  const left = now.expected - before.answered;
  const filled =
    given > 0 && left > 0
      ? before.filled + ((100 - before.filled) * given) / left
      : given === 0
        ? Math.max(before.filled, now.percent)
        : now.percent;
  return { ...now, filled: now.answered >= now.expected ? now.percent : filled };
}

/** How far the bar is filled (0–100): it does not go back when an answer adds questions. */
export function useProgressFill({ answered, expected, percent }: ProgressNumbers): number {
  const [fill, setFill] = useState({ answered, expected, percent, filled: percent });
  if (answered === fill.answered && expected === fill.expected) return fill.filled;
  const next = nextFill(fill, { answered, expected, percent });
  setFill(next);
  return next.filled;
}

/** Why there are more questions than before, like '5 more questions, because you were not sure'. */
export function moreQuestions(count: number): string {
  const questions = count === 1 ? 'question' : 'questions';
  return `${count} more ${questions}, because you were not sure`;
}
