/** The hours of a day at which the daily email can be sent. */
export const DIGEST_HOURS = { min: 0, max: 23 } as const;

/** The default hour when a user turns the daily email on. */
export const DIGEST_HOUR = 7;

/** The hour cycles: 12-hour or 24-hour clock. */
export const HOUR_CYCLES = ['h12', 'h23'] as const;
export type HourCycle = (typeof HOUR_CYCLES)[number];

/** `waiting` is retried, `late` was retried for twelve hours, `refused` isn't retried that day. */
export const DIGEST_FAILURES = ['waiting', 'late', 'refused'] as const;

/** After this many refused emails in a row, the daily email is turned off. */
export const MOST_REFUSALS = 5;

/**
 * The outcome of an email: sent, nothing to report that day, too late, turned off in the meantime, or refused by
 * the mail server.
 */
export const DIGEST_OUTCOMES = ['sent', 'nothing', 'late', 'off', 'refused'] as const;
export type DigestOutcome = (typeof DIGEST_OUTCOMES)[number];
