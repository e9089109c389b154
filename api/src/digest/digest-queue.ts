import { Injectable } from '@nestjs/common';
import { type DigestOutcome, type HourCycle, MOST_REFUSALS } from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { refusalsInARow } from './digest-sql.ts';
import { digestDue, knownTimeZone, nextDigest } from './domain/schedule.ts';

/** People per transaction, which keeps locks short no matter how many chose the same hour. */
const BATCH = 100;
/** The lease of a claimed email, after which another process may take it. It's renewed every third of this time. */
export const LEASE_SECONDS = 30;
/** How long to wait for the mail server's response to a complete message. */
const ANSWER_SECONDS = 300;
/** The backoff between attempts: a minute after the first, then four times as long each, up to an hour. */
const RETRY = "least(3600, 60 * power(4, attempts - 1)) * interval '1 second'";
/** The retention of past rows, which record the days that already had their email. */
const RETENTION_DAYS = 14;

const seconds = (count: number) => `interval '${count} seconds'`;

/** People whose email is due at $1. Rows that another process has locked are skipped. */
export const DUE_DIGESTS = `SELECT user_profile_id AS owner, hour, time_zone AS "timeZone",
    next_day::text AS "nextDay"
  FROM rapport.digests WHERE next_at <= $1
  ORDER BY next_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

/** Adds one row per person and day; concurrent inserts of a second one do nothing. */
const ADD = `INSERT INTO rapport.digest_emails
    (user_profile_id, day, number, due_at, next_try_at)
  SELECT owner, day, 0, due_at, now()
  FROM unnest($1::uuid[], $2::date[], $3::timestamptz[]) AS due (owner, day, due_at)
  ON CONFLICT DO NOTHING`;
const MOVE_ON = `UPDATE rapport.digests d SET next_day = n.day, next_at = n.at
  FROM unnest($1::uuid[], $2::date[], $3::timestamptz[]) AS n (owner, day, at)
  WHERE d.user_profile_id = n.owner`;
const FORGET_OLD = `DELETE FROM rapport.digest_emails
  WHERE user_profile_id = ANY($1::uuid[]) AND day < current_date - ${RETENTION_DAYS}
    AND outcome IS NOT NULL`;

/** Emails that the mail server had received when their process died: they count as sent. */
const SETTLE_HANDED_OVER = `WITH settled AS (
    UPDATE rapport.digest_emails SET outcome = 'sent', settled_at = handed_over_at, claim = NULL
    WHERE outcome IS NULL AND next_try_at <= now() AND handed_over_at IS NOT NULL
    RETURNING user_profile_id, settled_at
  )
  UPDATE rapport.digests d SET last_sent_at = greatest(d.last_sent_at, settled.settled_at)
  FROM settled WHERE d.user_profile_id = settled.user_profile_id`;

/** Claims the email that has waited longest; $1 is the claim. */
export const CLAIM_EMAIL = `WITH free AS (
    SELECT user_profile_id, day, number FROM rapport.digest_emails
    WHERE outcome IS NULL AND next_try_at <= now() AND handed_over_at IS NULL
    ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ), claimed AS (
  UPDATE rapport.digest_emails e SET claim = $1, attempts = attempts + 1,
    next_try_at = now() + ${seconds(LEASE_SECONDS)}
  FROM free, rapport.digests d
  WHERE e.user_profile_id = free.user_profile_id AND e.day = free.day AND e.number = free.number
    AND d.user_profile_id = free.user_profile_id
  RETURNING e.user_profile_id AS owner, e.day::text AS day, e.number, e.due_at AS "dueAt", e.claim,
    d.enabled, d.email, d.time_zone AS "timeZone", d.hour_cycle AS "hourCycle",
    d.unsubscribe_key AS "unsubscribeKey")
  SELECT * FROM claimed`;

/** The email that this process has claimed, unless another process has taken it over. */
const MINE = `e.user_profile_id = $1 AND e.day = $2::date AND e.number = $3 AND e.claim = $4
  AND e.outcome IS NULL`;

const RENEW = `UPDATE rapport.digest_emails e SET next_try_at = now() + ${seconds(LEASE_SECONDS)}
  WHERE ${MINE} AND e.handed_over_at IS NULL`;
/** Also renews the claim, so that this process doesn't complete a message that another one has taken over. */
const MAY_COMPLETE = `WITH kept AS (
    UPDATE rapport.digest_emails e SET next_try_at = now() + ${seconds(LEASE_SECONDS)}
    FROM rapport.digests d
    WHERE ${MINE} AND d.user_profile_id = e.user_profile_id AND d.enabled AND d.email = $5
    RETURNING e.number)
  SELECT number FROM kept`;
const HANDED_OVER = `UPDATE rapport.digest_emails e SET handed_over_at = clock_timestamp(),
    next_try_at = now() + ${seconds(ANSWER_SECONDS)}
  WHERE ${MINE}`;
const SENT = `WITH sent AS (
    UPDATE rapport.digest_emails e SET outcome = 'sent', settled_at = clock_timestamp(), claim = NULL
    WHERE ${MINE} RETURNING e.user_profile_id, e.settled_at
  )
  UPDATE rapport.digests d SET last_sent_at = sent.settled_at FROM sent
  WHERE d.user_profile_id = sent.user_profile_id`;
const SETTLE = `WITH settled AS (
    UPDATE rapport.digest_emails e SET outcome = $5, settled_at = clock_timestamp(),
      handed_over_at = NULL, claim = NULL
    WHERE ${MINE} RETURNING e.user_profile_id, e.number, e.outcome
  )
  UPDATE rapport.digests d SET enabled = false, next_day = NULL, next_at = NULL
  FROM settled WHERE d.user_profile_id = settled.user_profile_id
    AND settled.outcome = 'refused' AND settled.number = 0
    AND ${refusalsInARow('d.user_profile_id')} >= ${MOST_REFUSALS - 1}`;
const RETRY_LATER = `UPDATE rapport.digest_emails e SET handed_over_at = NULL, claim = NULL,
    next_try_at = now() + ${RETRY}
  WHERE ${MINE}`;

interface DueRow {
  owner: string;
  hour: number;
  timeZone: string;
  nextDay: string;
}

/** An email that this process has claimed and is about to send. */
export interface ClaimedEmail {
  owner: string;
  day: string;
  /** 0 for the scheduled email of the day, higher for those that the user requested. */
  number: number;
  dueAt: Date;
  claim: string;
  enabled: boolean;
  email: string | null;
  timeZone: string;
  hourCycle: HourCycle;
  unsubscribeKey: string;
}

const keyOf = ({ owner, day, number, claim }: ClaimedEmail) => [owner, day, number, claim];

/** The queue of daily emails in Postgres (docs/adr/0012). Several processes may use it at once. */
@Injectable()
export class DigestQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Enqueues every email that is due and schedules the next one, in one transaction per batch.
   * @returns how many people were due
   */
  async fill(): Promise<number> {
    let sum = 0;
    for (let count = BATCH; count === BATCH; sum += count) count = await this.fillBatch();
    return sum;
  }

  /** Claims the email that has waited longest; null if there is none. */
  async claim(): Promise<ClaimedEmail | null> {
    const [claimed] = await this.database.rows<ClaimedEmail>(CLAIM_EMAIL, [randomUUID()]);
    return claimed ?? null;
  }

  /** Settles emails of processes that died after the mail server had received the message. */
  async settleHandedOver(): Promise<void> {
    await this.database.rows(SETTLE_HANDED_OVER);
  }

  /** Renews a claim if it's still valid. */
  async renew(email: ClaimedEmail): Promise<void> {
    await this.database.rows(RENEW, keyOf(email));
  }

  /**
   * Returns whether the message may be completed: the claim is valid, and the person still wants it at this
   * address.
   */
  async mayComplete(email: ClaimedEmail): Promise<boolean> {
    const rows = await this.database.rows(MAY_COMPLETE, [...keyOf(email), email.email]);
    return rows.length > 0;
  }

  /** Records that the mail server has received the whole message. From here on no other process sends it. */
  async handedOver(email: ClaimedEmail): Promise<void> {
    await this.database.rows(HANDED_OVER, keyOf(email));
  }

  /** Records that the mail server accepted the message. */
  async sent(email: ClaimedEmail): Promise<void> {
    await this.database.rows(SENT, keyOf(email));
  }

  /** Records that the email won't be sent. */
  async settle(email: ClaimedEmail, outcome: Exclude<DigestOutcome, 'sent'>): Promise<void> {
    await this.database.rows(SETTLE, [...keyOf(email), outcome]);
  }

  /** Schedules a retry for an email that wasn't accepted. */
  async retryLater(email: ClaimedEmail): Promise<void> {
    await this.database.rows(RETRY_LATER, keyOf(email));
  }

  private fillBatch(): Promise<number> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const due = await this.database.rows<DueRow>(DUE_DIGESTS, [now]);
      if (due.length === 0) return 0;
      const plans = due.map(({ owner, hour, timeZone, nextDay }) => {
        const time = { hour, timeZone: knownTimeZone(timeZone) };
        const today = digestDue(now, time);
        const doneDay = today !== null && today.day > nextDay ? today.day : nextDay;
        return { owner, today, next: nextDigest(now, time, doneDay) };
      });
      const emails = plans.flatMap(({ owner, today }) => (today ? [{ owner, ...today }] : []));
      await this.database.rows(ADD, columns(emails));
      await this.database.rows(
        MOVE_ON,
        columns(plans.map(({ owner, next }) => ({ owner, ...next }))),
      );
      await this.database.rows(FORGET_OLD, [due.map(({ owner }) => owner)]);
      return due.length;
    });
  }
}

function columns(rows: readonly { owner: string; day: string; at: Date }[]): unknown[] {
  return [
    rows.map(({ owner }) => owner),
    rows.map(({ day }) => day),
    rows.map(({ at }) => at.toISOString()),
  ];
}
