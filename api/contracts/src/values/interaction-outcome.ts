/** How it went. `follow_up_needed` says what's left to do instead, so it doesn't count as an outcome in health. */
export const INTERACTION_OUTCOMES = [
  'positive',
  'neutral',
  'negative',
  'follow_up_needed',
] as const;
export type InteractionOutcome = (typeof INTERACTION_OUTCOMES)[number];
