import { type ContactSummary } from '@rapport/api-client';

/** Whether a label marks the contact as a candidate, for whom no estimate is made or used. */
export function isCandidate({ labels }: Pick<ContactSummary, 'labels'>): boolean {
  return labels.some(({ kind }) => kind === 'candidate');
}

/** Explains why only facts are shown. */
export const CANDIDATE =
  'They have a label for candidates: here are facts, and what works with anyone. No estimate is made.';
