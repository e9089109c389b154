/** The kinds of pieces that a user can mark in a note. The first three are open until they're done. */
export const COMMITMENT_KINDS = [
  'i_promised',
  'they_promised',
  'they_asked',
  'number',
  'person',
] as const;
export type CommitmentKind = (typeof COMMITMENT_KINDS)[number];

/** The kinds that can be done, snoozed, and due. */
export const OPEN_COMMITMENT_KINDS = ['i_promised', 'they_promised', 'they_asked'] as const;

/** Returns whether a piece of this kind can be done, snoozed, and due; numbers and people are only stored. */
export function isOpenKind(kind: CommitmentKind): boolean {
  return OPEN_COMMITMENT_KINDS.some((each) => each === kind);
}

/** The maximum number of characters, of commitments per contact, and of those added with one interaction. */
export const COMMITMENT_LIMITS = { text: 300, perContact: 500, perWrite: 20 } as const;

/** For how many days ahead Today shows promises. */
export const COMMITMENT_DAYS_AHEAD = 7;
