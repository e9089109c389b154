/** The types of interactions and notes. */
export const INTERACTION_TYPES = ['call', 'meeting', 'email', 'message', 'event', 'note'] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** The default number of days until a follow-up in the log dialog. */
export const FOLLOW_UP_DAYS = 3;

/** The limits of an interaction's duration, in whole minutes. The maximum is a week, for conferences. */
export const DURATION_LIMITS = { min: 0, max: 10_080 } as const;

/** How many days ahead an interaction can be planned: a year, including leap years. */
export const PLANNED_DAYS_AHEAD = 366;
