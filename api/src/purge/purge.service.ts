import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { ContactNotFound } from '../contacts/contact-errors.ts';
import { restorableSince } from '../contacts/domain/deletion.ts';
import { Database } from '../database/database.ts';

/** Contacts per transaction: short locks, however much there is to do. */
const BATCH = 100;

/**
 * Everything else about a person refers to the contact and goes with it. What cannot refer to it is
 * a stored answer: it is replaced by the answer that every other call gives by now, so that the key
 * still protects from doing the request again. A contact that somebody is restoring or another
 * process is purging is locked, and left to them.
 */
const PURGE = `WITH due AS (
    SELECT c.user_profile_id, c.id FROM rapport.contacts c
    WHERE c.deleted_at <= $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM rapport.contacts c USING due
    WHERE c.user_profile_id = due.user_profile_id AND c.id = due.id
    RETURNING c.user_profile_id, c.id
  ), forgotten AS (
    UPDATE rapport.idempotency_keys k SET status = $2, body = $3, headers = $4 FROM gone
    WHERE k.user_profile_id = gone.user_profile_id AND k.body LIKE '%' || gone.id || '%'
  )
  SELECT count(*)::int AS count FROM gone`;

/** No token lives any more that one of these is about. */
const FORGET = 'DELETE FROM rapport.revocations WHERE expires_at <= $1';

/** Removes for good what was deleted and can no longer be restored. */
@Injectable()
export class PurgeService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns how many contacts this call removed */
  async run(): Promise<number> {
    const { status, message, code } = new ContactNotFound();
    const parameters = [
      restorableSince(this.clock.now()),
      status,
      JSON.stringify({ error: message, code }),
      { 'Content-Type': 'application/json; charset=utf-8' },
    ];
    await this.database.rows(FORGET, [this.clock.now()]);
    let removed = 0;
    for (let batch = BATCH; batch === BATCH; removed += batch) {
      const [row] = await this.database.rows<{ count: number }>(PURGE, parameters);
      batch = row?.count ?? 0;
    }
    return removed;
  }
}
