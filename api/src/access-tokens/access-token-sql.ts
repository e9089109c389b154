import { jsonObject, utc } from '../database/sql.ts';
import { type AccessTokenDto } from './dto/access-token.dto.ts';

const FIELDS = {
  id: 't.id',
  name: 't.name',
  prefix: 't.prefix',
  scopes: 't.scopes',
  createdAt: utc('t.created_at'),
  expiresAt: utc('t.expires_at'),
  lastUsedAt: utc('t.last_used_at'),
} satisfies Record<keyof AccessTokenDto, string>;

/** The access tokens of the user $1, newest first, without their hashes. */
export const ACCESS_TOKENS = `SELECT
    COALESCE(json_agg(${jsonObject(FIELDS)} ORDER BY t.created_at DESC, t.id DESC), '[]')::text AS json
  FROM rapport.access_tokens t WHERE t.user_profile_id = $1`;
