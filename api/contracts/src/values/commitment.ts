/** A piece of a note that the user marked, and what it is. The first three are open until they're done. */
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

/** Whether a piece of this kind can be done, snoozed, and due; numbers and people are only kept. */
export function isOpenKind(kind: CommitmentKind): boolean {
  return OPEN_COMMITMENT_KINDS.some((each) => each === kind);
}

/** Characters of one, how many a contact can have, and how many one write of an interaction can add. */
export const COMMITMENT_LIMITS = { text: 300, perContact: 500, perWrite: 20 } as const;

/** For how many days ahead Today shows what is promised. */
export const COMMITMENT_DAYS_AHEAD = 7;
