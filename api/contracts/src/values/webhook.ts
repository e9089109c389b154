/** The groups of changes that a webhook can tell of. */
export const WEBHOOK_EVENTS = ['contacts', 'interactions', 'meetings'] as const;
export type WebhookEvents = (typeof WEBHOOK_EVENTS)[number];

/** Why a webhook was turned off without its user: the receiver said 410, or took nothing for a day. */
export const WEBHOOK_OFF_REASONS = ['gone', 'failing'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];

/** Why a receiver didn't take an event. */
export const WEBHOOK_FAILURES = [
  'refused',
  'unreachable',
  'tooSlow',
  'redirect',
  'gone',
  'status',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/** Limits of webhooks: how many a user can have, characters, and deliveries in the log of each. */
export const WEBHOOK_LIMITS = { perUser: 20, name: 60, address: 2_000, log: 100 } as const;
