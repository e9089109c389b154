import { Injectable } from '@nestjs/common';
import { type HourCycle, type PushKind, type ReminderMinutes } from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { digestDue, knownTimeZone, LATEST_MS, nextDigest } from '../digest/domain/schedule.ts';
import { OWN_HOUR_CYCLE, OWN_TIME_ZONE } from '../user/own-details-sql.ts';
import { type PushResult, type PushTarget } from './post-push.ts';

/** Users per transaction, which keeps locks short. */
const BATCH = 100;
/** How much longer a claim holds than an attempt may take. */
const LEASE_MARGIN_MS = 15_000;
/** Attempts for one message to one device. */
const MOST_ATTEMPTS = 8;
const LONGEST_PAUSE_SECONDS = 3_600;
/** How long settled messages are kept, by which their occasions are known. */
const RETENTION = "interval '14 days'";

/** Queues the reminders whose time has come, on each device; $1 is the time. The key of an occasion has the start. */
const ADD_MEETINGS = `INSERT INTO rapport.push_messages
    (user_profile_id, device_id, occasion, kind, meeting_id, expires_at, next_try_at)
  SELECT DISTINCT s.user_profile_id, d.id,
    'meeting ' || m.id || ' ' || (extract(epoch FROM m.starts_at) * 1000)::bigint,
    'meeting', m.id, m.starts_at, $1::timestamptz
  FROM rapport.push_settings s
  JOIN rapport.push_devices d ON d.user_profile_id = s.user_profile_id
  CROSS JOIN LATERAL (
    SELECT COALESCE(i.meeting_id, i.id) AS id, i.interaction_date AS starts_at
    FROM rapport.contacts c
    JOIN rapport.interactions i ON i.user_profile_id = c.user_profile_id AND i.contact_id = c.id
    WHERE c.user_profile_id = s.user_profile_id AND c.deleted_at IS NULL
      AND c.planned_from <= $1::timestamptz + s.meeting_minutes * interval '1 minute'
      AND i.interaction_date > $1::timestamptz AND i.type <> 'note'
      AND i.interaction_date <= $1::timestamptz + s.meeting_minutes * interval '1 minute') m
  WHERE s.meeting_minutes IS NOT NULL
  ON CONFLICT DO NOTHING`;

/** Users whose morning has come at $1. Rows that another process has locked are skipped. */
const DUE_MORNINGS = `SELECT s.user_profile_id AS owner, s.hour, s.promises, s.summary,
    COALESCE(${OWN_TIME_ZONE}, s.time_zone) AS "timeZone", s.next_day::text AS "nextDay"
  FROM rapport.push_settings s
  JOIN rapport.user_profiles p ON p.user_profile_id = s.user_profile_id
  WHERE s.next_at <= $1 ORDER BY s.next_at LIMIT ${BATCH} FOR UPDATE OF s SKIP LOCKED`;
const ADD_MORNINGS = `INSERT INTO rapport.push_messages
    (user_profile_id, device_id, occasion, kind, day, expires_at, next_try_at)
  SELECT n.owner, d.id, n.kind || ' ' || n.day, n.kind, n.day, n.expires_at, $5::timestamptz
  FROM unnest($1::uuid[], $2::text[], $3::date[], $4::timestamptz[]) AS n (owner, kind, day, expires_at)
  JOIN rapport.push_devices d ON d.user_profile_id = n.owner
  ON CONFLICT DO NOTHING`;
const MOVE_ON = `UPDATE rapport.push_settings s SET next_day = n.day, next_at = n.at
  FROM unnest($1::uuid[], $2::date[], $3::timestamptz[]) AS n (owner, day, at)
  WHERE s.user_profile_id = n.owner`;

/** Claims the message that has waited longest; $1 is the claim, $2 the time, $3 the end of the claim. */
const CLAIM = `WITH free AS (
    SELECT user_profile_id, device_id, occasion FROM rapport.push_messages
    WHERE outcome IS NULL AND next_try_at <= $2
    ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE rapport.push_messages m SET claim = $1, next_try_at = $3
    FROM free, rapport.push_devices d, rapport.push_settings s, rapport.user_profiles p
    WHERE m.user_profile_id = free.user_profile_id AND m.device_id = free.device_id
      AND m.occasion = free.occasion AND d.user_profile_id = free.user_profile_id
      AND d.id = free.device_id AND s.user_profile_id = free.user_profile_id
      AND p.user_profile_id = free.user_profile_id
    RETURNING m.user_profile_id AS owner, m.device_id AS "deviceId", m.occasion, m.kind,
      m.meeting_id AS "meetingId", m.day::text AS day, m.expires_at AS "expiresAt", m.claim,
      d.endpoint, d.public_key AS "publicKey", d.auth,
      s.meeting_minutes AS "meetingMinutes", s.promises, s.summary, s.quiet, s.quiet_from AS "quietFrom",
      s.quiet_to AS "quietTo", s.hide_names AS "hideNames",
      COALESCE(${OWN_TIME_ZONE}, s.time_zone) AS "timeZone",
      COALESCE(${OWN_HOUR_CYCLE}, s.hour_cycle) AS "hourCycle")
  SELECT * FROM claimed`;

/** The message that this process has claimed, unless another process has taken it over. */
const MINE = `m.user_profile_id = $1 AND m.device_id = $2 AND m.occasion = $3 AND m.claim = $4
  AND m.outcome IS NULL`;
const SETTLE = `UPDATE rapport.push_messages m
  SET outcome = $5, settled_at = $6, claim = NULL, attempts = m.attempts + 1 WHERE ${MINE}`;
const WAIT = `UPDATE rapport.push_messages m SET claim = NULL, next_try_at = $5 WHERE ${MINE}`;

/** Retries after growing pauses, or after the one that the push service wants, as long as it's worth it. */
const RETRY = `WITH tried AS (
    SELECT m.attempts + 1 AS attempts,
      $5::timestamptz + least(${LONGEST_PAUSE_SECONDS},
        greatest($6::int, 10 * power(3, m.attempts))) * interval '1 second' AS next
    FROM rapport.push_messages m WHERE ${MINE} FOR UPDATE
  ), noted AS (
    UPDATE rapport.push_messages m SET attempts = tried.attempts, next_try_at = tried.next, claim = NULL,
      outcome = CASE WHEN tried.attempts >= ${MOST_ATTEMPTS} OR tried.next >= m.expires_at THEN 'failed' END,
      settled_at = CASE WHEN tried.attempts >= ${MOST_ATTEMPTS} OR tried.next >= m.expires_at THEN $5 END
    FROM tried WHERE ${MINE} RETURNING m.outcome)
  SELECT outcome FROM noted`;
const REACHED = `UPDATE rapport.push_devices SET last_success_at = $3, failure = NULL, failed_at = NULL
  WHERE user_profile_id = $1 AND id = $2`;
const NOT_REACHED = `UPDATE rapport.push_devices SET failure = $4, failed_at = $3
  WHERE user_profile_id = $1 AND id = $2`;
const GONE = `DELETE FROM rapport.push_devices
  WHERE user_profile_id = $1 AND id = $2 AND endpoint = $3`;
const FORGET_OLD = `DELETE FROM rapport.push_messages m
  WHERE m.user_profile_id = $1 AND m.device_id = $2 AND m.outcome IS NOT NULL
    AND m.settled_at < $3::timestamptz - ${RETENTION}`;

interface DueRow {
  owner: string;
  hour: number;
  promises: boolean;
  summary: boolean;
  timeZone: string;
  nextDay: string;
}

/** A message that this process has claimed and is about to write and send. */
export interface ClaimedPush extends PushTarget {
  owner: string;
  deviceId: string;
  occasion: string;
  kind: PushKind;
  meetingId: string | null;
  day: string | null;
  /** For a meeting, the start that the reminder is about. */
  expiresAt: Date;
  claim: string;
  meetingMinutes: ReminderMinutes | null;
  promises: boolean;
  summary: boolean;
  quiet: boolean;
  quietFrom: number;
  quietTo: number;
  hideNames: boolean;
  timeZone: string;
  hourCycle: HourCycle;
}

/** The outcomes of a message that wasn't sent on purpose. */
type Unsent = 'nothing' | 'late' | 'off';

const keyOf = ({ owner, deviceId, occasion, claim }: ClaimedPush) => [
  ...[owner, deviceId, occasion, claim],
];

/** The queue of reminders in Postgres. Several processes may use it at once. */
@Injectable()
export class PushQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Queues everything that is due. */
  async fill(): Promise<void> {
    await this.database.rows(ADD_MEETINGS, [this.clock.now()]);
    for (let count = BATCH; count === BATCH;) count = await this.fillMornings();
  }

  /** Claims the message that has waited longest; null if there is none. */
  async claim(timeoutMs: number): Promise<ClaimedPush | null> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + timeoutMs + LEASE_MARGIN_MS);
    const [claimed] = await this.database.rows<ClaimedPush>(CLAIM, [randomUUID(), now, until]);
    return claimed ?? null;
  }

  /** Records that a message isn't sent. */
  async drop(push: ClaimedPush, outcome: Unsent): Promise<void> {
    await this.database.rows(SETTLE, [...keyOf(push), outcome, this.clock.now()]);
  }

  /** Puts a message off, without counting an attempt. */
  async putOff(push: ClaimedPush, until: Date): Promise<void> {
    await this.database.rows(WAIT, [...keyOf(push), until]);
  }

  /** Records what the push service said. A device that it doesn't know anymore is removed with all its messages. */
  async settle(push: ClaimedPush, { answer, retryAfter }: PushResult): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async () => {
      switch (answer) {
        case 'sent':
        case 'refused':
          await this.database.rows(SETTLE, [...keyOf(push), answer, now]);
          break;
        case 'retry': {
          const values = [...keyOf(push), now, Math.ceil(retryAfter ?? 0)];
          const [row] = await this.database.rows<{ outcome: string | null }>(RETRY, values);
          if (row?.outcome !== 'failed') return;
          break;
        }
        case 'gone':
          break;
        default:
          return answer satisfies never;
      }
      await this.noteDevice(push.owner, push.deviceId, push.endpoint, answer);
      await this.database.rows(FORGET_OLD, [push.owner, push.deviceId, now]);
    });
  }

  /** Records at a device how the last message to it ended. */
  async noteDevice(
    owner: string,
    deviceId: string,
    endpoint: string,
    answer: PushResult['answer'],
  ): Promise<void> {
    const now = this.clock.now();
    if (answer === 'gone') await this.database.rows(GONE, [owner, deviceId, endpoint]);
    else if (answer === 'sent') await this.database.rows(REACHED, [owner, deviceId, now]);
    else {
      const failure = answer === 'refused' ? 'refused' : 'failed';
      await this.database.rows(NOT_REACHED, [owner, deviceId, now, failure]);
    }
  }

  private fillMornings(): Promise<number> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const due = await this.database.rows<DueRow>(DUE_MORNINGS, [now]);
      if (due.length === 0) return 0;
      const plans = due.map(({ hour, timeZone, nextDay, ...who }) => {
        const time = { hour, timeZone: knownTimeZone(timeZone) };
        const today = digestDue(now, time);
        const doneDay = today !== null && today.day > nextDay ? today.day : nextDay;
        return { ...who, today, next: nextDigest(now, time, doneDay) };
      });
      const messages = plans.flatMap(({ owner, promises, summary, today }) => {
        if (today === null) return [];
        const expiresAt = new Date(today.at.getTime() + LATEST_MS).toISOString();
        return [...(promises ? ['promises'] : []), ...(summary ? ['summary'] : [])].map((kind) => ({
          ...{ owner, kind, day: today.day, expiresAt },
        }));
      });
      await this.database.rows(ADD_MORNINGS, [
        messages.map(({ owner }) => owner),
        messages.map(({ kind }) => kind),
        messages.map(({ day }) => day),
        messages.map(({ expiresAt }) => expiresAt),
        now,
      ]);
      await this.database.rows(MOVE_ON, [
        plans.map(({ owner }) => owner),
        plans.map(({ next }) => next.day),
        plans.map(({ next }) => next.at.toISOString()),
      ]);
      return due.length;
    });
  }
}
