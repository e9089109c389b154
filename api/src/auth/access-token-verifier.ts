import { Injectable, Logger } from '@nestjs/common';
import { type AccessScope } from '@rapport/contracts';
import { hash } from 'node:crypto';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { AuthenticationRequired } from './auth-errors.ts';
import { isWholeAccessToken } from './access-token.ts';
import { type User } from './user.ts';

const FIND = `SELECT t.user_profile_id AS owner, t.id, t.scopes, t.created_at AS "createdAt",
    t.expires_at AS "expiresAt", t.last_used_at AS "lastUsedAt"
  FROM rapport.access_tokens t WHERE t.hash = $1`;

/** How exactly the time of the last use is known. */
const NOTED_EVERY_MS = 60_000;
const NOTE = `UPDATE rapport.access_tokens SET last_used_at = $3
  WHERE user_profile_id = $1 AND id = $2
    AND (last_used_at IS NULL OR last_used_at <= $3::timestamptz - interval '1 minute')`;

interface Row {
  owner: string;
  id: string;
  scopes: AccessScope[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

const NOT_WHOLE = "This access token isn't complete. Copy it again, or make a new one.";
const UNKNOWN = 'This access token was revoked. Make a new one in Settings, Developer.';
const EXPIRED = 'This access token has expired. Make a new one in Settings, Developer.';

/** The stored hash of a token. A token has 190 random bits, so a slow hash would add no protection. */
export function hashOfAccessToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * Recognizes access tokens of programs. Each call asks the database, by an index: a token that was revoked opens
 * nothing from then on, in any process.
 */
@Injectable()
export class AccessTokenVerifier {
  private readonly logger = new Logger(AccessTokenVerifier.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws {AuthenticationRequired} for a token that isn't whole, isn't known, or has expired */
  async verify(token: string): Promise<User> {
    if (!isWholeAccessToken(token)) throw refusal(NOT_WHOLE);
    const [row] = await this.database.keptRows<Row>(FIND, [hashOfAccessToken(token)]);
    if (!row) throw refusal(UNKNOWN);
    const now = this.clock.now();
    if (row.expiresAt <= now) throw refusal(EXPIRED);
    await this.note(row, now);
    return {
      id: row.owner,
      email: null,
      token: {
        sessionId: null,
        issuedAt: Math.floor(row.createdAt.getTime() / 1_000),
        expiresAt: row.expiresAt.getTime() / 1_000,
      },
      program: { tokenId: row.id, scopes: row.scopes },
    };
  }

  /** A call succeeds even if its time can't be stored. */
  private async note({ owner, id, lastUsedAt }: Row, now: Date): Promise<void> {
    if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS) return;
    try {
      await this.database.rows(NOTE, [owner, id, now]);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      this.logger.warn(`Couldn't note that an access token was used: ${reason}`);
    }
  }
}

function refusal(message: string): AuthenticationRequired {
  return new AuthenticationRequired(undefined, message);
}
