import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { isUnsettled } from '../contacts/contact-times-sql.ts';
import { Database } from '../database/database.ts';
import { AttentionService } from './attention.service.ts';

/** Contacts per query. */
const BATCH = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface Key {
  owner: string;
  id: string;
}

const UNSETTLED = `SELECT c.user_profile_id AS owner, c.id FROM rapport.contacts c
  WHERE c.deleted_at IS NULL AND ${isUnsettled('$1')} AND (c.user_profile_id, c.id) > ($2, $3)
  ORDER BY c.user_profile_id, c.id LIMIT ${BATCH}`;

// Rows locked by a user's change or by another process are settled by those.
const LOCK = `SELECT c.id FROM rapport.contacts c
  WHERE c.user_profile_id = $2 AND c.id = $3 AND c.deleted_at IS NULL AND ${isUnsettled('$1')}
  FOR NO KEY UPDATE SKIP LOCKED`;

/**
 * Updates the contacts whose planned time has passed. No response depends on it; it only keeps the number of rows
 * with outdated plain columns small.
 */
@Injectable()
export class SettlePlansService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attention: AttentionService,
  ) {}

  /** @returns how many contacts this call updated */
  async run(): Promise<number> {
    const now = this.clock.now();
    let settled = 0;
    let last: Key = { owner: BEFORE_ALL, id: BEFORE_ALL };
    let batch: Key[];
    do {
      batch = await this.database.rows<Key>(UNSETTLED, [now, last.owner, last.id]);
      for (const key of batch) settled += await this.settle(key, now);
      last = batch.at(-1) ?? last;
    } while (batch.length === BATCH);
    return settled;
  }

  private settle({ owner, id }: Key, now: Date): Promise<number> {
    return this.database.transaction(async () => {
      const locked = await this.database.rows(LOCK, [now, owner, id]);
      if (locked.length > 0) await this.attention.changing(owner, id, () => Promise.resolve());
      return locked.length;
    });
  }
}
