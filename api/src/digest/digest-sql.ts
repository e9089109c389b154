import { type ExportedDigest } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';

const EMAIL = jsonObject({
  day: 'e.day',
  outcome: 'e.outcome',
  settledAt: utc('e.settled_at'),
} satisfies Record<keyof ExportedDigest['emails'][number], string>);

/** The daily email of the user $1 as the export has it; no row for somebody who never turned it on. */
export const EXPORTED_DIGEST = `SELECT ${jsonObject({
  enabled: 'd.enabled',
  hour: 'd.hour',
  timeZone: 'd.time_zone',
  email: 'd.email',
  lastSentAt: utc('d.last_sent_at'),
  emails: `(SELECT COALESCE(json_agg(${EMAIL} ORDER BY e.day DESC, e.number DESC), '[]')
    FROM rapport.digest_emails e WHERE e.user_profile_id = d.user_profile_id)`,
} satisfies Record<keyof ExportedDigest, string>)}::text AS json
  FROM rapport.digests d WHERE d.user_profile_id = $1`;
