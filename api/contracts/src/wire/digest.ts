/** The hours of a day at which the daily email can be sent. */
export const DIGEST_HOURS = { min: 0, max: 23 } as const;

/** The hour that is suggested to somebody who turns the daily email on. */
export const DIGEST_HOUR = 7;

/** How a person counts the hours: twelve twice a day, or twenty-four. */
export const HOUR_CYCLES = ['h12', 'h23'] as const;
export type HourCycle = (typeof HOUR_CYCLES)[number];

/** Answer of GET and PUT /api/user/digest: the daily email with what the day asks for. */
export interface Digest {
  enabled: boolean;
  /** The hour of the day in `timeZone`, 0–23. */
  hour: number;
  /** An IANA time zone; null while the person has never chosen one. */
  timeZone: string | null;
  /** How the email writes times. */
  hourCycle: HourCycle;
  /** The address it goes to, which is the one of the account; null for an account without one. */
  email: string | null;
  /** When the last one was accepted by the mail server; null before the first. */
  lastSentAt: string | null;
  /** When the next one is due; null while it is off. No email is sent on a day with nothing to say. */
  nextAt: string | null;
  /** Whether this deployment can send email at all. */
  available: boolean;
  /** What kept the newest email from being accepted; null if nothing did. */
  failure: DigestFailure | null;
}

/** `waiting` is tried again, `late` was tried for twelve hours, `refused` is not tried again that day. */
export const DIGEST_FAILURES = ['waiting', 'late', 'refused'] as const;

/** The newest daily email, which the mail server has not accepted. */
export interface DigestFailure {
  kind: (typeof DIGEST_FAILURES)[number];
  /** When the email was due. */
  dueAt: string;
  /** When it is tried again; null unless it is waiting. */
  nextTryAt: string | null;
  /** How many daily emails in a row were refused, the newest among them. */
  refusals: number;
}

/** After so many refused emails in a row, the daily email is turned off. */
export const MOST_REFUSALS = 5;

/** Body of PUT /api/user/digest. */
export interface SaveDigest {
  enabled: boolean;
  hour: number;
  timeZone: string;
  /** As it was, if left out; `h12` at first. */
  hourCycle?: HourCycle;
}

/** What became of one email: sent, nothing to say that day, too late, turned off meanwhile, or refused by the mail server. */
export const DIGEST_OUTCOMES = ['sent', 'nothing', 'late', 'off', 'refused'] as const;
export type DigestOutcome = (typeof DIGEST_OUTCOMES)[number];

/** The daily email in GET /api/export. */
export interface ExportedDigest {
  enabled: boolean;
  hour: number;
  timeZone: string;
  hourCycle: HourCycle;
  email: string | null;
  lastSentAt: string | null;
  /** The emails of the last two weeks, newest first; `outcome` is null while one waits to be sent. */
  emails: { day: string; outcome: DigestOutcome | null; settledAt: string | null }[];
}
