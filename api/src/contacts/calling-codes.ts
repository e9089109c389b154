import { type CallingCodes } from '@rapport/contracts';
import { type Database } from '../database/database.ts';
import { CODE_KEY } from './domain/phone-keys.ts';
import { callingCodeOfZone } from './domain/zone-country.ts';

/** So many of the latest contacts say where a user's contacts are. Each may lie in a page of its own. */
const SAMPLE = 100;
/** Any number says more than the time zone of the user. */
const OF_PROFILE = 0.5;

const CODES = `
  SELECT substr(k.key, ${CODE_KEY.length + 1}) AS code, count(*)::int AS count
  FROM (SELECT c.phone_keys FROM rapport.contacts c
    WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL
    ORDER BY c.last_update_time DESC, c.id DESC LIMIT ${SAMPLE}) c
  CROSS JOIN unnest(c.phone_keys) AS k (key) WHERE k.key LIKE '${CODE_KEY}%' GROUP BY k.key`;
const ZONE = 'SELECT time_zone AS "timeZone" FROM rapport.digests WHERE user_profile_id = $1';

/**
 * How many of a user's numbers are of each country: the country of a number without one. Without any number,
 * the time zone that the user gets a digest in.
 */
export async function callingCodes(database: Database, owner: string): Promise<CallingCodes> {
  const rows = await database.rows<{ code: string; count: number }>(CODES, [owner]);
  const codes = new Map(rows.map(({ code, count }) => [code, count]));
  const [settings] = await database.rows<{ timeZone: string }>(ZONE, [owner]);
  const own = settings && callingCodeOfZone(settings.timeZone);
  if (own && !codes.has(own)) codes.set(own, OF_PROFILE);
  return codes;
}
