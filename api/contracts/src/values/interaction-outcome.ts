/** How it went. `follow_up_needed` says what is left to do, not how it went: it is no outcome in health. */
export const INTERACTION_OUTCOMES = [
  'positive',
  'neutral',
  'negative',
  'follow_up_needed',
] as const;
export type InteractionOutcome = (typeof INTERACTION_OUTCOMES)[number];
