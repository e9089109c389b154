import { jsonObject, utc } from '../database/sql.ts';
import { type DigestFailureDto, type ExportedDigestDto } from './dto/digest.dto.ts';

const EMAIL = jsonObject({
  day: 'e.day',
  outcome: 'e.outcome',
  settledAt: utc('e.settled_at'),
} satisfies Record<keyof ExportedDigestDto['emails'][number], string>);

/** The daily email of user $1 for the export; no row if they never turned it on. */
export const EXPORTED_DIGEST = `SELECT ${jsonObject({
  enabled: 'd.enabled',
  hour: 'd.hour',
  timeZone: 'd.time_zone',
  hourCycle: 'd.hour_cycle',
  email: 'd.email',
  lastSentAt: utc('d.last_sent_at'),
  emails: `(SELECT COALESCE(json_agg(${EMAIL} ORDER BY e.day DESC, e.number DESC), '[]')
    FROM rapport.digest_emails e WHERE e.user_profile_id = d.user_profile_id)`,
} satisfies Record<keyof ExportedDigestDto, string>)}::text AS json
  FROM rapport.digests d WHERE d.user_profile_id = $1`;

/** Counts how many daily emails of an owner were refused since the last accepted one. */
export function refusalsInARow(owner: string): string {
  return `(SELECT count(*)::int FROM rapport.digest_emails r
    WHERE r.user_profile_id = ${owner} AND r.number = 0 AND r.outcome = 'refused'
      AND r.due_at > COALESCE((SELECT max(s.due_at) FROM rapport.digest_emails s
        WHERE s.user_profile_id = ${owner} AND s.outcome = 'sent'), '-infinity'))`;
}

/** Why the newest email of the digest `d` wasn't accepted, as JSON; null if it was. */
export const DIGEST_FAILURE = `(SELECT CASE WHEN n.kind IS NULL THEN NULL ELSE ${jsonObject({
  kind: 'n.kind',
  dueAt: utc('n.due_at'),
  nextTryAt: `CASE WHEN n.kind = 'waiting' THEN ${utc('n.next_try_at')} END`,
  refusals: refusalsInARow('d.user_profile_id'),
} satisfies Record<keyof DigestFailureDto, string>)} END
  FROM (SELECT e.due_at, e.next_try_at,
      CASE WHEN e.outcome IN ('late', 'refused') THEN e.outcome
        WHEN e.outcome IS NULL AND e.attempts > 0 AND e.claim IS NULL THEN 'waiting' END AS kind
    FROM rapport.digest_emails e
    WHERE e.user_profile_id = d.user_profile_id
      AND (e.outcome IS NULL OR e.outcome IN ('sent', 'late', 'refused'))
    ORDER BY e.due_at DESC, e.number DESC LIMIT 1) n)`;
