/** How people met or wrote. */
export const INTERACTION_TYPES = ['meeting', 'video', 'call', 'email', 'message'] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

export const INTERACTION_OUTCOMES = [
  'positive',
  'neutral',
  'negative',
  'follow_up_needed',
] as const;
export type InteractionOutcome = (typeof INTERACTION_OUTCOMES)[number];

/** One entry of GET /api/interactions/{contactId}, newest `interactionDate` first. */
export interface Interaction {
  id: string;
  contactId: string;
  type: InteractionType;
  /** A short headline, up to 320 characters. */
  description: string | null;
  /** Up to 10,000 characters. */
  notes: string | null;
  /** Whole minutes. */
  duration: number | null;
  interactionDate: string;
  createdAt: string;
  outcome: InteractionOutcome | null;
}

/** Body of POST /api/interactions/{contactId}, which answers 201 with the `Interaction`. */
export interface CreateInteraction {
  type: InteractionType;
  interactionDate: string;
  description?: string | null;
  notes?: string | null;
  duration?: number | null;
  outcome?: InteractionOutcome | null;
}

/** Body of PATCH /api/interactions/{contactId}/{id}: a field left out stays as it is, null clears it. */
export type UpdateInteraction = Partial<CreateInteraction>;
