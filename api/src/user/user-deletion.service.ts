import { Injectable } from '@nestjs/common';
import { AccountService } from '../auth/account.service.ts';
import { AuthenticationRequired } from '../auth/auth-errors.ts';
import { type User } from '../auth/user.ts';
import { Database } from '../database/database.ts';
import { type UserRevocation } from '../auth/known-revocations.ts';
import { RevocationsService } from '../auth/revocations.service.ts';
import { LOCK_PERSON } from './lock-person.ts';
import { type DeletedUserDto } from './dto/deleted-user.dto.ts';

/** Blocks additions until everything is deleted. */
const LOCK =
  'SELECT user_profile_id FROM rapport.user_profiles WHERE user_profile_id = $1 FOR UPDATE';

/** Rows per statement, small enough to stay well within the statement timeout. */
const BATCH = 2_000;
const DELETE_CONTACTS = `WITH gone AS (
    DELETE FROM rapport.contacts WHERE user_profile_id = $1 AND id IN (
      SELECT id FROM rapport.contacts WHERE user_profile_id = $1 LIMIT ${BATCH})
    RETURNING id)
  SELECT count(*)::int AS count FROM gone`;
const DELETE_PROFILE = 'DELETE FROM rapport.user_profiles WHERE user_profile_id = $1';

@Injectable()
export class UserDeletionService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountService,
    private readonly revocations: RevocationsService,
  ) {}

  /**
   * Removes all rows of a user in one transaction, and then the account if possible. The account comes last,
   * because without it the user couldn't sign in to retry. All tokens issued so far are refused from here on, so
   * that none of them creates new data.
   * @throws {AuthenticationRequired} if a revoked token repeats the request after the user has started over
   */
  async delete(user: User): Promise<DeletedUserDto> {
    const revocation = await this.database.transaction(() => this.deleteRows(user));
    if (revocation) this.revocations.learn(revocation);
    const accountDeleted = await this.accounts.delete(user.id);
    if (revocation) await this.revocations.secondOf(revocation);
    return { accountDeleted };
  }

  /**
   * Rows that reference a contact or the profile are deleted with it.
   * @returns null if this token has already deleted the user
   */
  private async deleteRows(user: User): Promise<UserRevocation | null> {
    const owner = user.id;
    await this.database.rows(LOCK_PERSON, [owner]);
    const profile = await this.database.rows(LOCK, [owner]);
    if ((await this.revocations.certainVerdict(user)) !== 'good') {
      if (profile.length > 0) throw new AuthenticationRequired();
      return null;
    }
    for (let deleted = profile.length === 0 ? 0 : BATCH; deleted === BATCH;) {
      const [row] = await this.database.rows<{ count: number }>(DELETE_CONTACTS, [owner]);
      deleted = row?.count ?? 0;
    }
    await this.database.rows(DELETE_PROFILE, [owner]);
    // Last, because others query recent revocations.
    return this.revocations.recordDeletion(user);
  }
}
