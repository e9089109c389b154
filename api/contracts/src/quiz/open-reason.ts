import { type WorkStyleLetter } from '../types.ts';

export const OPEN_REASONS = ['contradicting', 'no_answer'] as const;

/** Why a part of an estimate is open: the answers contradict each other, or none took a side. */
export type OpenReason = (typeof OPEN_REASONS)[number];

/** Why each open letter of a work style is open, by the letter in the type. */
export type OpenReasons = Partial<Record<WorkStyleLetter, OpenReason>>;
