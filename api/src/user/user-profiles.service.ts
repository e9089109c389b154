import { Injectable } from '@nestjs/common';
import { AccountService } from '../auth/account.service.ts';
import { AuthenticationRequired } from '../auth/auth-errors.ts';
import { currentCaller } from '../auth/current-call.ts';
import { type User } from '../auth/user.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { JsonText } from '../http/json-text.ts';
import { RevocationsService } from '../auth/revocations.service.ts';
import { LOCK_PERSON } from './lock-person.ts';
import { UserProfileEntity } from './user-profile.entity.ts';
import {
  PROFILE_JSON,
  RESPONSIBLE_USE_JSON,
  SCORE_COLUMNS,
  USER_SCORES_JSON,
} from './user-projection.ts';
import { type AcknowledgeResponsibleUseDto } from './dto/acknowledge-responsible-use.dto.ts';
import { type SaveUserPersonalityDto } from './dto/save-user-personality.dto.ts';
import {
  type ResponsibleUseDto,
  type UserProfileDto,
  type UserScoresDto,
} from './dto/user-profile.dto.ts';

const FIND = `SELECT ${PROFILE_JSON}::text AS json
  FROM (SELECT $1::uuid AS id, $2::text AS email, $3::boolean AS account_removable) caller
  LEFT JOIN rapport.user_profiles p ON p.user_profile_id = caller.id`;

const SCORES = `SELECT ${USER_SCORES_JSON}::text AS json
  FROM (SELECT $1::uuid AS id) caller
  LEFT JOIN rapport.user_profiles p ON p.user_profile_id = caller.id`;

// Accepting the same text again changes nothing.
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

/** Finds the row and protects it from deletion. */
const KEEP =
  'SELECT user_profile_id FROM rapport.user_profiles WHERE user_profile_id = $1 FOR KEY SHARE';
/** The same, but exclusive among such transactions. Rows that reference it can still be added in the meantime. */
const KEEP_ALONE =
  'SELECT user_profile_id FROM rapport.user_profiles WHERE user_profile_id = $1 FOR NO KEY UPDATE';
const MAKE = `INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at)
  VALUES ($1, $2, $2) ON CONFLICT DO NOTHING RETURNING user_profile_id`;

/** User profiles; the row is created by the first write. */
@Injectable()
export class UserProfilesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
    private readonly revocations: RevocationsService,
  ) {}

  find(user: User): Promise<JsonText<UserProfileDto>> {
    return this.json(FIND, [user.id, user.email, this.accounts.canDelete]);
  }

  scores(owner: string): Promise<JsonText<UserScoresDto>> {
    return this.json(SCORES, [owner]);
  }

  /** Stores a self-assessment, replacing the earlier one. */
  savePersonality(
    owner: string,
    { answers = null, ...body }: SaveUserPersonalityDto,
  ): Promise<JsonText<UserScoresDto>> {
    const scores = Object.fromEntries(
      Object.entries(body).filter(([name]) => Object.hasOwn(SCORE_COLUMNS, name)),
    );
    const selfAssessment = answers && { answers, scores };
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.ensure(owner, now);
      const profile = { ...body, selfAssessment, updatedAt: now };
      await this.database.entities.update(UserProfileEntity, { userProfileId: owner }, profile);
      return this.scores(owner);
    });
  }

  acknowledgeResponsibleUse(
    owner: string,
    { version }: AcknowledgeResponsibleUseDto,
  ): Promise<JsonText<ResponsibleUseDto>> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.ensure(owner, now);
      return this.json(ACKNOWLEDGE, [owner, now, version]);
    });
  }

  /**
   * Creates the row that all other data of this user references, and protects it until the surrounding transaction
   * ends. Call it before the first write.
   * @throws {AuthenticationRequired} if it's missing because the caller was deleted
   */
  async ensure(owner: string, now: Date): Promise<void> {
    const kept = await this.database.keptRows(KEEP, [owner]);
    if (kept.length === 0) await this.make(owner, now);
  }

  /**
   * The same for a write that first counts existing rows: such transactions of one user run one after the other, so
   * that each counts the other's row.
   * @throws {AuthenticationRequired}
   */
  async ensureAlone(owner: string, now: Date): Promise<void> {
    await this.ensure(owner, now);
    await this.database.rows(KEEP_ALONE, [owner]);
  }

  /**
   * Creating or deleting a user is rare, so the two wait for each other. This also rejects an old token in a
   * process that doesn't know of the deletion yet.
   */
  private async make(owner: string, now: Date): Promise<void> {
    await this.database.rows(LOCK_PERSON, [owner]);
    const caller = currentCaller();
    // A program's token is deleted with the user, so it saw a user who no longer exists.
    const isGone =
      caller?.program !== undefined ||
      (caller !== null && (await this.revocations.certainVerdict(caller)) !== 'good');
    if (isGone) {
      throw new AuthenticationRequired();
    }
    const made = await this.database.rows(MAKE, [owner, now]);
    // A concurrent request created it.
    if (made.length === 0) await this.ensure(owner, now);
  }

  private async json<T>(text: string, values: readonly unknown[]): Promise<JsonText<T>> {
    const [row] = await this.database.rows<{ json: string }>(text, values);
    return new JsonText(row?.json ?? 'null');
  }
}
