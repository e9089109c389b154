import { Injectable } from '@nestjs/common';
import {
  type AcknowledgeResponsibleUse,
  type ResponsibleUseAcknowledgement,
  type SaveUserPersonality,
  type UserProfile,
  type UserScores,
} from '@rapport/contracts';
import { type User } from '../auth/user.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { JsonText } from '../http/json-text.ts';
import { UserProfileEntity } from './user-profile.entity.ts';
import { PROFILE_JSON, RESPONSIBLE_USE_JSON, USER_SCORES_JSON } from './user-projection.ts';

const FIND = `SELECT ${PROFILE_JSON}::text AS json
  FROM (SELECT $1::uuid AS id, $2::text AS email) caller
  LEFT JOIN rapport.user_profiles p ON p.user_profile_id = caller.id`;

const SCORES = `SELECT ${USER_SCORES_JSON}::text AS json
  FROM (SELECT $1::uuid AS id) caller
  LEFT JOIN rapport.user_profiles p ON p.user_profile_id = caller.id`;

// Accepting the same text again is no new event.
const ACKNOWLEDGE = `INSERT INTO rapport.user_profiles AS p
    (user_profile_id, created_at, updated_at, responsible_use_version, responsible_use_at)
  VALUES ($1, $2, $2, $3, $2)
  ON CONFLICT (user_profile_id) DO UPDATE SET
    updated_at = excluded.updated_at,
    responsible_use_version = excluded.responsible_use_version,
    responsible_use_at = CASE
      WHEN p.responsible_use_version = excluded.responsible_use_version THEN p.responsible_use_at
      ELSE excluded.responsible_use_at END
  RETURNING ${RESPONSIBLE_USE_JSON}::text AS json`;

/** Either part finds the row: the one that makes it, or the one that keeps it from being deleted. */
const ENSURE = `WITH made AS (
    INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at)
    VALUES ($1, $2, $2) ON CONFLICT DO NOTHING RETURNING user_profile_id),
  kept AS (
    SELECT user_profile_id FROM rapport.user_profiles WHERE user_profile_id = $1 FOR KEY SHARE)
  SELECT user_profile_id FROM made UNION ALL SELECT user_profile_id FROM kept`;

/** The profile of one person; the row comes with the first write. */
@Injectable()
export class UserProfilesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  find(user: User): Promise<JsonText<UserProfile>> {
    return this.json(FIND, [user.id, user.email]);
  }

  scores(owner: string): Promise<JsonText<UserScores>> {
    return this.json(SCORES, [owner]);
  }

  /** Stores a self-assessment in place of the one before. */
  savePersonality(owner: string, body: SaveUserPersonality): Promise<JsonText<UserScores>> {
    return this.database.transaction(async (manager) => {
      const now = this.clock.now();
      await this.ensure(owner, now);
      const profile = { ...body, updatedAt: now };
      await manager.update(UserProfileEntity, { userProfileId: owner }, profile);
      return this.scores(owner);
    });
  }

  acknowledgeResponsibleUse(
    owner: string,
    { version }: AcknowledgeResponsibleUse,
  ): Promise<JsonText<ResponsibleUseAcknowledgement>> {
    return this.json(ACKNOWLEDGE, [owner, this.clock.now(), version]);
  }

  /**
   * Makes the row that everything else of this user refers to, and keeps it until the surrounding
   * transaction ends. Call it before the first write.
   */
  async ensure(owner: string, now: Date): Promise<void> {
    const rows = await this.database.rows(ENSURE, [owner, now]);
    // It was there, and its deletion was waited for: now there is none in the way.
    if (rows.length === 0) await this.ensure(owner, now);
  }

  private async json<T>(text: string, values: readonly unknown[]): Promise<JsonText<T>> {
    const [row] = await this.database.rows<{ json: string }>(text, values);
    return new JsonText(row?.json ?? 'null');
  }
}
