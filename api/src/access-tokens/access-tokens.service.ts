import { Injectable } from '@nestjs/common';
import { ACCESS_TOKEN_LIMITS } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { hashOfAccessToken } from '../auth/access-token-verifier.ts';
import { newAccessToken, shownPart } from '../auth/access-token.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { LimitReached } from '../errors/http-errors.ts';
import { JsonText } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { AccessTokenNotFound } from './access-token-errors.ts';
import { ACCESS_TOKENS } from './access-token-sql.ts';
import {
  type AccessTokenDto,
  type CreateAccessTokenDto,
  type NewAccessTokenDto,
} from './dto/access-token.dto.ts';

const DAY_MS = 86_400_000;

const COUNT = 'SELECT count(*)::int AS count FROM rapport.access_tokens WHERE user_profile_id = $1';

const ADD = `INSERT INTO rapport.access_tokens
    (user_profile_id, id, hash, prefix, name, scopes, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

const REMOVE = `WITH gone AS (
    DELETE FROM rapport.access_tokens WHERE user_profile_id = $1 AND id = $2 RETURNING id)
  SELECT id FROM gone`;

const REMOVE_ALL = 'DELETE FROM rapport.access_tokens WHERE user_profile_id = $1';

/** Access tokens for programs. Every method takes the owner first and touches only their rows. */
@Injectable()
export class AccessTokensService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
  ) {}

  async list(owner: string): Promise<JsonText<AccessTokenDto[]>> {
    const [row] = await this.database.rows<{ json: string }>(ACCESS_TOKENS, [owner]);
    return new JsonText(row?.json ?? '[]');
  }

  /**
   * Makes a token, which is in the response and nowhere else.
   * @throws {LimitReached} when the user has as many tokens as they can
   */
  create(
    owner: string,
    { name, scopes, expiresInDays }: CreateAccessTokenDto,
  ): Promise<NewAccessTokenDto> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensureAlone(owner, now);
      const [row] = await this.database.rows<{ count: number }>(COUNT, [owner]);
      if ((row?.count ?? 0) >= ACCESS_TOKEN_LIMITS.perUser) {
        const message = `can't be added: there are already ${ACCESS_TOKEN_LIMITS.perUser} access tokens; revoke one first`;
        throw new LimitReached('name', message);
      }
      const [id, token] = [uuidV7(), newAccessToken()];
      const prefix = shownPart(token);
      const days = expiresInDays ?? ACCESS_TOKEN_LIMITS.defaultDays;
      const expiresAt = new Date(now.getTime() + days * DAY_MS);
      const hash = hashOfAccessToken(token);
      await this.database.rows(ADD, [owner, id, hash, prefix, name, scopes, now, expiresAt]);
      return {
        ...{ id, name, prefix, scopes, token, lastUsedAt: null },
        createdAt: now.toISOString(),
        expiresAt: expiresAt.toISOString(),
      };
    });
  }

  /**
   * Revokes a token: it opens nothing from then on.
   * @throws {AccessTokenNotFound}
   */
  async remove(owner: string, id: string): Promise<void> {
    const gone = await this.database.rows(REMOVE, [owner, id]);
    if (gone.length === 0) throw new AccessTokenNotFound();
  }

  /** Revokes all tokens of the user; without one there is nothing to do. */
  async removeAll(owner: string): Promise<void> {
    await this.database.rows(REMOVE_ALL, [owner]);
  }
}
