import { useState } from 'react';
import { nextFill, type ProgressNumbers } from './progress-fill.ts';

/** How far the bar is filled (0–100): it does not go back when an answer adds questions. */
export function useProgressFill({ answered, expected, percent }: ProgressNumbers): number {
  const [fill, setFill] = useState({ answered, expected, percent, filled: percent });
  if (answered === fill.answered && expected === fill.expected) return fill.filled;
  const next = nextFill(fill, { answered, expected, percent });
  setFill(next);
  return next.filled;
}
