/** How people were in touch, or what was noted about it. */
export const INTERACTION_TYPES = ['call', 'meeting', 'email', 'message', 'event', 'note'] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** For how many days a follow-up that is promised in the log dialog is preset. */
export const FOLLOW_UP_DAYS = 3;

/** How long an interaction can have taken, in whole minutes. The end is a week: a conference is one too. */
export const DURATION_LIMITS = { min: 0, max: 10_080 } as const;

/** How many days ahead an interaction can be planned: a year, leap years included. */
export const PLANNED_DAYS_AHEAD = 366;
