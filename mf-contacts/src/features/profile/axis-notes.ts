import { type GuidanceAxis } from '@rapport/api-client';
import { ONE_ANSWER, type WorkStyleDimension } from '@rapport/contracts';

/** The certainty of each letter, in words. */
export type AxisNotes = Readonly<Record<WorkStyleDimension, string>>;

/** Reserves space while the notes are loading. */
export const EMPTY_NOTES: AxisNotes = { EI: '', SN: '', TF: '', JP: '' };

/** Like `one answer`, `fair, 4 of 5 answers`, `3 to 2`; empty if the answers are unknown. */
export function axisNotes(axes: readonly GuidanceAxis[]): AxisNotes {
  return axes.reduce((notes, axis) => ({ ...notes, [axis.dimension]: noteOf(axis) }), EMPTY_NOTES);
}

function noteOf({ state, word, for: agreeing, against }: GuidanceAxis): string {
  if (state === 'unknown') return 'no answer takes a side';
  if (agreeing === null || against === null) return '';
  if (state === 'open') return `${agreeing} to ${against}`;
  if (word === ONE_ANSWER) return word;
  const total = agreeing + against;
  return against === 0 ? `${word}, ${total} answers` : `${word}, ${agreeing} of ${total} answers`;
}
