/** Body of PUT /api/tip-feedback/{contactId}/{tipId}. */
export interface SaveTipFeedback {
  /** The interaction that the tip was for. */
  interactionId: string;
  /** Null for a tip that was not used. */
  helped: boolean | null;
}

/** Answer of PUT /api/tip-feedback/{contactId}/{tipId}: what the user said of a tip after an interaction. */
export interface TipFeedback extends SaveTipFeedback {
  contactId: string;
  tipId: string;
}
