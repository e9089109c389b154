import { Injectable } from '@nestjs/common';
import { WEBHOOK_EVENTS, WEBHOOK_LIMITS, type WebhookEvents } from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { timeOf } from '../changes/domain/change-cursor.ts';
import { kindsFor } from '../changes/domain/kinds.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { type WebhookMessage } from './webhook-message.ts';
import { type WebhookAnswer } from './post-webhook.ts';

/** Webhooks per transaction, and deliveries that may wait for each; what comes after waits in the feed. */
const BATCH = 20;
const MOST_WAITING = 200;
/** How much longer a claim holds than an attempt may take. */
const LEASE_MARGIN_MS = 15_000;
/** The pause after each failure in a row, of a delivery and of its webhook: four times the one before, up to an hour. */
const pauseAfter = (failures: string) =>
  `least(3600, 5 * power(4, least(${failures}, 10) - 1)) * interval '1 second'`;
/** How long a receiver may take nothing. */
const DAY = "interval '1 day'";

const SCOPES = {
  contacts: 'contacts:read',
  interactions: 'interactions',
  meetings: 'meetings',
} as const satisfies Record<WebhookEvents, string>;

/** Whether the webhook `w` tells of the change `c`. */
const IS_TOLD = WEBHOOK_EVENTS.map((events) => {
  const kinds = kindsFor([SCOPES[events]]).map((kind) => `'${kind}'`);
  return `('${events}' = ANY(w.events) AND c.kind IN (${kinds.join(', ')}))`;
}).join(' OR ');

const AFTER_READ = `c.user_profile_id = w.user_profile_id
  AND (c.number, c.kind, c.id) > (w.read_number, w.read_kind, w.read_id)`;

/**
 * Queues the changes of webhooks that have new ones, in the order of the feed; $1 is the time. The place up to which a
 * webhook has read moves in the same statement, so each change is queued once.
 */
const FILL = `WITH due AS (
    SELECT w.* FROM rapport.webhooks w
    WHERE w.enabled AND EXISTS (SELECT FROM rapport.changes c WHERE ${AFTER_READ})
      AND (SELECT count(*) FROM rapport.webhook_deliveries d WHERE d.user_profile_id = w.user_profile_id
        AND d.webhook_id = w.id AND d.outcome IS NULL) < ${MOST_WAITING}
    LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ), found AS (
    SELECT w.user_profile_id, w.id AS webhook_id, c.number, c.kind, c.id, c.change, c.contact_id, ${IS_TOLD} AS told,
      row_number() OVER (PARTITION BY w.user_profile_id, w.id ORDER BY c.number, c.kind, c.id)::int AS place
    FROM due w CROSS JOIN LATERAL (
      SELECT * FROM rapport.changes c WHERE ${AFTER_READ}
      ORDER BY c.number, c.kind, c.id LIMIT ${MOST_WAITING}) c
  ), moved AS (
    UPDATE rapport.webhooks w SET read_number = l.number, read_kind = l.kind, read_id = l.id
    FROM (SELECT DISTINCT ON (user_profile_id, webhook_id) * FROM found
      ORDER BY user_profile_id, webhook_id, place DESC) l
    WHERE w.user_profile_id = l.user_profile_id AND w.id = l.webhook_id
    RETURNING w.id
  ), added AS (
    INSERT INTO rapport.webhook_deliveries
      (user_profile_id, webhook_id, id, type, number, place, data, made_at, next_try_at)
    SELECT user_profile_id, webhook_id, gen_random_uuid(), kind || '.' || change, number, place,
      jsonb_build_object('kind', kind, 'id', id, 'change', change,
        'contactId', CASE WHEN kind <> 'contact' THEN contact_id END,
        'mergedInto', CASE WHEN kind = 'contact' THEN contact_id END), $1::timestamptz, $1::timestamptz
    FROM found WHERE told
  )
  SELECT count(*)::int AS count FROM moved`;

const CLAIMED_FIELDS = `d.user_profile_id AS owner, d.webhook_id AS "webhookId", d.id, d.type,
  d.number::float8, d.data, d.claim, w.address,
  CASE WHEN w.old_secret_until > $2 THEN ARRAY[w.secret, w.old_secret] ELSE ARRAY[w.secret] END AS secrets`;

/** Claims the delivery that has waited longest, of a webhook without one under way; $1 is the claim, $3 its end. */
const CLAIM_DELIVERY = `WITH free AS (
    SELECT w.user_profile_id, w.id AS webhook_id, d.id FROM rapport.webhook_deliveries d
    JOIN rapport.webhooks w ON w.user_profile_id = d.user_profile_id AND w.id = d.webhook_id
    WHERE d.outcome IS NULL AND d.next_try_at <= $2 AND w.enabled AND w.next_at <= $2
    ORDER BY d.next_try_at, d.number, d.place LIMIT 1 FOR UPDATE SKIP LOCKED
  ), held AS (
    UPDATE rapport.webhooks w SET next_at = $3 FROM free
    WHERE w.user_profile_id = free.user_profile_id AND w.id = free.webhook_id
    RETURNING w.user_profile_id, w.id, w.address, w.secret, w.old_secret, w.old_secret_until
  ), claimed AS (
    UPDATE rapport.webhook_deliveries d SET claim = $1, attempts = attempts + 1, next_try_at = $3,
      first_try_at = COALESCE(first_try_at, $2)
    FROM free, held w
    WHERE d.user_profile_id = free.user_profile_id AND d.webhook_id = free.webhook_id AND d.id = free.id
    RETURNING ${CLAIMED_FIELDS}, true AS waited)
  SELECT * FROM claimed`;

const claimOf = (chosen: string) => `WITH before AS (${chosen}), claimed AS (
    UPDATE rapport.webhook_deliveries d SET claim = $1, attempts = attempts + 1, next_try_at = $3,
      first_try_at = COALESCE(first_try_at, $2), outcome = NULL
    FROM before, rapport.webhooks w
    WHERE d.user_profile_id = $4 AND d.webhook_id = $5 AND d.id = $6
      AND w.user_profile_id = $4 AND w.id = $5
    RETURNING ${CLAIMED_FIELDS}, before.waited)
  SELECT * FROM claimed`;
/** Claims one delivery that isn't under way. */
const CLAIM_AGAIN = claimOf(`SELECT b.outcome IS NULL AS waited FROM rapport.webhook_deliveries b
  WHERE b.user_profile_id = $4 AND b.webhook_id = $5 AND b.id = $6
    AND (b.claim IS NULL OR b.next_try_at <= $2) FOR UPDATE`);

const ADD_TEST = `INSERT INTO rapport.webhook_deliveries
    (user_profile_id, webhook_id, id, type, number, place, data, made_at, next_try_at, tried_at, outcome)
  VALUES ($1, $2::uuid, $3, 'test', (extract(epoch FROM $4::timestamptz) * 1000000)::bigint, 0,
    jsonb_build_object('webhookId', $2::uuid), $4, $4, $4, 'failed')`;

/** The delivery that this process has claimed, unless another process has taken it over. */
const MINE = `d.user_profile_id = $1 AND d.webhook_id = $2 AND d.id = $3 AND d.claim = $4`;
const ANSWERED = `claim = NULL, tried_at = $5, status = $6, failure = $7, excerpt = $8, took_ms = $9`;

/** A change of a webhook and its deliveries locks the webhook first; otherwise two could wait for each other. */
const LOCK = `SELECT FROM rapport.webhooks WHERE user_profile_id = $1 AND id = $2 FOR NO KEY UPDATE`;

const DELIVERED = `WITH done AS (
    UPDATE rapport.webhook_deliveries d SET outcome = 'delivered', ${ANSWERED}
    WHERE ${MINE} RETURNING d.id)
  UPDATE rapport.webhooks w SET failures = 0, failing_since = NULL, next_at = $5 FROM done
  WHERE w.user_profile_id = $1 AND w.id = $2`;

/** Records a failure. $10 is true if the delivery is tried again within its day; otherwise it's given up. */
const FAILED = `WITH done AS (
    UPDATE rapport.webhook_deliveries d SET ${ANSWERED},
      outcome = CASE WHEN NOT $10::boolean OR d.first_try_at <= $5::timestamptz - ${DAY} THEN 'failed' END,
      next_try_at = least($5::timestamptz + ${pauseAfter('d.attempts')}, greatest(d.first_try_at, $5::timestamptz - ${DAY}) + ${DAY})
    WHERE ${MINE} RETURNING d.id)
  UPDATE rapport.webhooks w SET failures = w.failures + 1,
    failing_since = COALESCE(w.failing_since, $5),
    next_at = least($5::timestamptz + ${pauseAfter('w.failures + 1')},
      greatest(COALESCE(w.failing_since, $5), $5::timestamptz - ${DAY}) + ${DAY})
  FROM done WHERE w.user_profile_id = $1 AND w.id = $2 AND $10::boolean`;

/** Turns a webhook off whose receiver is gone, or has taken nothing for a day. */
const TURN_OFF = `UPDATE rapport.webhooks w SET enabled = false, off_at = $3, tell_at = $3,
    off_reason = CASE WHEN $4::boolean THEN 'gone' ELSE 'failing' END
  WHERE w.user_profile_id = $1 AND w.id = $2 AND w.enabled
    AND ($4::boolean OR w.failing_since <= $3::timestamptz - ${DAY})`;

/** Keeps the log short. */
const FORGET_OLD = `DELETE FROM rapport.webhook_deliveries d
  WHERE d.user_profile_id = $1 AND d.webhook_id = $2 AND d.outcome IS NOT NULL
    AND (d.tried_at, d.id) < (SELECT k.tried_at, k.id FROM rapport.webhook_deliveries k
      WHERE k.user_profile_id = $1 AND k.webhook_id = $2 AND k.outcome IS NOT NULL
      ORDER BY k.tried_at DESC, k.id DESC OFFSET ${WEBHOOK_LIMITS.log - 1} LIMIT 1)`;

/** A delivery that this process has claimed and is about to send. */
export interface ClaimedDelivery {
  owner: string;
  webhookId: string;
  id: string;
  type: string;
  number: number;
  data: object;
  claim: string;
  address: string;
  secrets: string[];
  /** False for one that was settled, or is a test: if it fails, it isn't tried again. */
  waited: boolean;
}

/** Returns the message of a delivery, the same for each attempt. */
export function messageOf({ id, type, number, data }: ClaimedDelivery): WebhookMessage {
  return { id, type, happenedAt: timeOf(number), data };
}

/** The queue of deliveries in Postgres. Several processes may use it at once. */
@Injectable()
export class WebhookQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Queues what has changed, for all webhooks. */
  async fill(): Promise<void> {
    for (let count = BATCH; count === BATCH;) {
      const [row] = await this.database.rows<{ count: number }>(FILL, [this.clock.now()]);
      count = row?.count ?? 0;
    }
  }

  /** Claims the delivery that has waited longest; null if there is none. */
  async claim(timeoutMs: number): Promise<ClaimedDelivery | null> {
    const [claimed] = await this.database.rows<ClaimedDelivery>(
      CLAIM_DELIVERY,
      this.newClaim(timeoutMs),
    );
    return claimed ?? null;
  }

  /** Claims one delivery whose user wants it sent now; null if there is none, or if it's being sent. */
  async claimAgain(
    owner: string,
    webhookId: string,
    id: string,
    timeoutMs: number,
  ): Promise<ClaimedDelivery | null> {
    const values = [...this.newClaim(timeoutMs), owner, webhookId, id];
    const [claimed] = await this.database.rows<ClaimedDelivery>(CLAIM_AGAIN, values);
    return claimed ?? null;
  }

  /** Adds a test to the log, which isn't sent until it's claimed. Returns its ID. */
  async addTest(owner: string, webhookId: string): Promise<string> {
    const id = randomUUID();
    await this.database.rows(ADD_TEST, [owner, webhookId, id, this.clock.now()]);
    return id;
  }

  /** Records what the receiver said, and turns the webhook off if that's due. */
  async settle(delivery: ClaimedDelivery, answer: WebhookAnswer, tookMs: number): Promise<void> {
    const { owner, webhookId, id, claim, waited } = delivery;
    const { status, failure, excerpt } = answer;
    const now = this.clock.now();
    const values = [owner, webhookId, id, claim, now, status, failure, excerpt, Math.round(tookMs)];
    await this.database.transaction(async () => {
      await this.database.rows(LOCK, [owner, webhookId]);
      if (failure === null) await this.database.rows(DELIVERED, values);
      else {
        const isGone = failure === 'gone';
        await this.database.rows(FAILED, [...values, waited && !isGone]);
        await this.database.rows(TURN_OFF, [owner, webhookId, now, isGone]);
      }
      await this.database.rows(FORGET_OLD, [owner, webhookId]);
    });
  }

  private newClaim(timeoutMs: number): unknown[] {
    const now = this.clock.now();
    return [randomUUID(), now, new Date(now.getTime() + timeoutMs + LEASE_MARGIN_MS)];
  }
}
