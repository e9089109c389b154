import { type PairCursor } from './pair-cursor.ts';

/** Compares pairs: the most certain first, then by ID. */
export function inOrder(one: PairCursor, other: PairCursor): number {
  if (one.certainty !== other.certainty) return other.certainty - one.certainty;
  if (one.id !== other.id) return one.id < other.id ? -1 : 1;
  return one.otherId < other.otherId ? -1 : one.otherId === other.otherId ? 0 : 1;
}

/** Returns whether a pair comes after the last one of a page. */
export function isAfter(pair: PairCursor, last: PairCursor): boolean {
  return inOrder(last, pair) < 0;
}
