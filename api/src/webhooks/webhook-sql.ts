import { WEBHOOK_LIMITS } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { type WebhookDeliveryDto, type WebhookDto } from './dto/webhook.dto.ts';

const WEBHOOK = {
  id: 'w.id',
  name: 'w.name',
  address: 'w.address',
  events: 'w.events',
  enabled: 'w.enabled',
  offReason: 'w.off_reason',
  offAt: utc('w.off_at'),
  failingSince: utc('w.failing_since'),
  waiting: `(SELECT count(*)::int FROM rapport.webhook_deliveries d
    WHERE d.user_profile_id = w.user_profile_id AND d.webhook_id = w.id AND d.outcome IS NULL)`,
  createdAt: utc('w.created_at'),
} satisfies Record<keyof WebhookDto, string>;

/** The webhooks of the user $1, newest first, without their secrets. */
export const WEBHOOKS = `SELECT
    COALESCE(json_agg(${jsonObject(WEBHOOK)} ORDER BY w.created_at DESC, w.id DESC), '[]')::text AS json
  FROM rapport.webhooks w WHERE w.user_profile_id = $1`;

/** The webhook $2 of the user $1. */
export const FIND_WEBHOOK = `SELECT ${jsonObject(WEBHOOK)}::text AS json
  FROM rapport.webhooks w WHERE w.user_profile_id = $1 AND w.id = $2`;

const DELIVERY = jsonObject({
  id: 'd.id',
  type: 'd.type',
  happenedAt: utc('to_timestamp(d.number / 1000000.0)::timestamptz(3)'),
  state: "COALESCE(d.outcome, 'waiting')",
  attempts: 'd.attempts',
  triedAt: utc('d.tried_at'),
  nextTryAt: `CASE WHEN d.outcome IS NULL THEN ${utc('d.next_try_at')} END`,
  status: 'd.status',
  failure: 'd.failure',
  excerpt: 'd.excerpt',
  tookMs: 'd.took_ms',
} satisfies Record<keyof WebhookDeliveryDto, string>);

const OF_WEBHOOK = 'd.user_profile_id = $1 AND d.webhook_id = $2';

/** The last deliveries of the webhook $2 of the user $1: the latest attempts first, then the queued ones. */
export const DELIVERIES = `SELECT COALESCE(json_agg(l.json ORDER BY l.line), '[]')::text AS json
  FROM (SELECT ${DELIVERY} AS json,
      row_number() OVER (ORDER BY d.tried_at DESC NULLS LAST, d.number, d.place) AS line
    FROM rapport.webhook_deliveries d WHERE ${OF_WEBHOOK}
    ORDER BY line LIMIT ${WEBHOOK_LIMITS.log}) l`;

/** The delivery $3 of the webhook $2 of the user $1. */
export const FIND_DELIVERY = `SELECT ${DELIVERY}::text AS json FROM rapport.webhook_deliveries d
  WHERE ${OF_WEBHOOK} AND d.id = $3`;

/** Updates where emails about webhooks go if this token is newer than the one that named the stored address. */
export const FOLLOW_WEBHOOK_EMAIL = `UPDATE rapport.webhooks SET email = $2, email_as_of = $3
  WHERE user_profile_id = $1 AND email IS DISTINCT FROM $2 AND email_as_of < $3`;
