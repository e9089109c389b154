import { type ContactSummary } from '@rapport/api-client';

/** Whether a label says that they're a candidate: no estimate is made or used then. */
export function isCandidate({ labels }: Pick<ContactSummary, 'labels'>): boolean {
  return labels.some(({ kind }) => kind === 'candidate');
}

/** Why someone has facts only. */
export const CANDIDATE =
  'They have a label for candidates: here are facts, and what works with anyone. No estimate is made.';
