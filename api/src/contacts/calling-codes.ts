import { type CallingCodes } from '@rapport/contracts';
import { type Database } from '../database/database.ts';
import { CODE_KEY } from './domain/phone-keys.ts';
import { callingCodeOfZone } from './domain/zone-country.ts';

/** How many of the latest contacts are sampled. Each may be on a different page of the table. */
const SAMPLE = 100;
/** Any single number counts for more than the user's time zone. */
const OF_PROFILE = 0.5;

const CODES = `
  SELECT substr(k.key, ${CODE_KEY.length + 1}) AS code, count(*)::int AS count
  FROM (SELECT c.phone_keys FROM rapport.contacts c
    WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL
    ORDER BY c.last_update_time DESC, c.id DESC LIMIT ${SAMPLE}) c
  CROSS JOIN unnest(c.phone_keys) AS k (key) WHERE k.key LIKE '${CODE_KEY}%' GROUP BY k.key`;
const ZONE = 'SELECT time_zone AS "timeZone" FROM rapport.digests WHERE user_profile_id = $1';

/**
 * Counts a user's numbers by country, for guessing the country of numbers without one. Without any, uses the time
 * zone of the user's digest.
 */
export async function callingCodes(database: Database, owner: string): Promise<CallingCodes> {
  const rows = await database.rows<{ code: string; count: number }>(CODES, [owner]);
  const codes = new Map(rows.map(({ code, count }) => [code, count]));
  const [settings] = await database.rows<{ timeZone: string }>(ZONE, [owner]);
  const own = settings && callingCodeOfZone(settings.timeZone);
  if (own && !codes.has(own)) codes.set(own, OF_PROFILE);
  return codes;
}
