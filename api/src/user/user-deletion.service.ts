import { Injectable } from '@nestjs/common';
import { type DeletedUser } from '@rapport/contracts';
import { AccountService } from '../auth/account.service.ts';
import { Database } from '../database/database.ts';

/** Keeps others from adding anything until all of it is gone. */
const LOCK =
  'SELECT user_profile_id FROM rapport.user_profiles WHERE user_profile_id = $1 FOR UPDATE';

/** Rows per statement: each has to end well within the statement timeout, however many there are. */
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
  ) {}

  /**
   * Removes every row of a user, all or none, and then the account where that is possible. The
   * account comes last: without it nobody could sign in to ask for the rest again.
   */
  async delete(owner: string): Promise<DeletedUser> {
    await this.database.transaction(() => this.deleteRows(owner));
    return { accountDeleted: await this.accounts.delete(owner) };
  }

  /** What refers to a contact goes with it, and what refers to the profile goes with that. */
  private async deleteRows(owner: string): Promise<void> {
    const profile = await this.database.rows(LOCK, [owner]);
    // Nothing is there, or another deletion took it while this one waited. What was added since then
    // was added after this deletion; without the lock, two of them could wait for each other.
    if (profile.length === 0) return;
    for (let deleted = BATCH; deleted === BATCH;) {
      const [row] = await this.database.rows<{ count: number }>(DELETE_CONTACTS, [owner]);
      deleted = row?.count ?? 0;
    }
    await this.database.rows(DELETE_PROFILE, [owner]);
  }
}
