/** The hours of a day at which the daily email can be sent. */
export const DIGEST_HOURS = { min: 0, max: 23 } as const;

/** The hour that is suggested to someone who turns the daily email on. */
export const DIGEST_HOUR = 7;

/** How a person counts the hours: twelve twice a day, or twenty-four. */
export const HOUR_CYCLES = ['h12', 'h23'] as const;
export type HourCycle = (typeof HOUR_CYCLES)[number];

/** `waiting` is tried again, `late` was tried for twelve hours, `refused` is not tried again that day. */
export const DIGEST_FAILURES = ['waiting', 'late', 'refused'] as const;

/** After so many refused emails in a row, the daily email is turned off. */
export const MOST_REFUSALS = 5;

/** What became of one email: sent, nothing to say that day, too late, turned off in the meantime, or refused by the mail server. */
export const DIGEST_OUTCOMES = ['sent', 'nothing', 'late', 'off', 'refused'] as const;
export type DigestOutcome = (typeof DIGEST_OUTCOMES)[number];
