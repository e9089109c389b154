export const HEALTH_STATUSES = ['thriving', 'steady', 'cooling', 'at_risk', 'no_data'] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

export const HEALTH_TRENDS = ['improving', 'stable', 'declining', 'insufficient'] as const;
export type HealthTrend = (typeof HEALTH_TRENDS)[number];

/**
 * The due states of a contact: no cadence was chosen; its date is in the future; something is planned in time; its
 * next step was set aside; the last interaction went badly; or its cadence has passed. Only the last two are due.
 */
export const DUE_STATES = ['none', 'later', 'planned', 'set_aside', 'repair', 'due'] as const;
export type DueState = (typeof DUE_STATES)[number];

/** Where the cadence comes from: set by the user, the median of past gaps, or the default of 60 days. */
export const CADENCE_SOURCES = ['user', 'observed', 'default'] as const;
export type CadenceSource = (typeof CADENCE_SOURCES)[number];

/** The shortest and the longest cadence a user can set, in whole days. */
export const CADENCE_LIMITS = { min: 1, max: 730 } as const;
