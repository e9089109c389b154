import { Injectable } from '@nestjs/common';
import { IMPORT_UNDO_HOURS } from '@rapport/contracts';
import { calendarWindow } from '../calendars/domain/calendar-window.ts';
import { purgedBefore } from '../changes/domain/change-cursor.ts';
import { Clock } from '../clock.ts';
import { restorableSince, undoableSince } from '../contacts/domain/deletion.ts';
import { Database } from '../database/database.ts';
import { REMOVE_EMPTY_MEETINGS } from '../interactions/meeting-sql.ts';
import { retainedSince } from '../idempotency/domain/key-lifetime.ts';

/** Contacts per transaction, with all their data: keeps locks short, however much there is to do. */
const CONTACTS = 100;
/** Keys and changes per transaction; these are small rows without references. */
const KEYS = 1_000;
/** Changes per transaction, which are smaller still. */
const CHANGES = 10_000;

/**
 * All other data about a person references the contact and is deleted with it. Contacts that a user is restoring or
 * another process is purging are locked, so they're skipped.
 */
const REMOVE_CONTACTS = `WITH due AS (
    SELECT c.user_profile_id, c.id FROM rapport.contacts c
    WHERE c.deleted_at <= $1 LIMIT ${CONTACTS} FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM rapport.contacts c USING due
    WHERE c.user_profile_id = due.user_profile_id AND c.id = due.id RETURNING c.id
  )
  SELECT count(*)::int AS count FROM gone`;

/** Merged contacts whose merge can no longer be undone; their data has moved. */
const REMOVE_MERGED = `WITH due AS (
    SELECT c.user_profile_id, c.id FROM rapport.contact_merges m
    JOIN rapport.contacts c ON c.user_profile_id = m.user_profile_id AND c.id = m.other_id
    WHERE m.merged_at <= $1 AND c.deleted_at IS NOT NULL LIMIT ${CONTACTS} FOR UPDATE OF c SKIP LOCKED
  ), gone AS (
    DELETE FROM rapport.contacts c USING due
    WHERE c.user_profile_id = due.user_profile_id AND c.id = due.id RETURNING c.id
  )
  SELECT count(*)::int AS count FROM gone`;

/** Revocations whose tokens have all expired. */
const REMOVE_REVOCATIONS = 'DELETE FROM rapport.revocations WHERE expires_at <= $1';

/** Expired windows of callers that didn't return. */
const REMOVE_LIMITS = 'DELETE FROM rapport.rate_limits WHERE ends_at <= now()';

const REMOVE_KEYS = `WITH due AS (
    SELECT k.user_profile_id, k.key FROM rapport.idempotency_keys k
    WHERE k.created_at < $1 LIMIT ${KEYS} FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM rapport.idempotency_keys k USING due
    WHERE k.user_profile_id = due.user_profile_id AND k.key = due.key RETURNING k.key
  )
  SELECT count(*)::int AS count FROM gone`;

/** The undo data of an import. Which rows created a contact is kept for the export and the result of the import. */
const FORGET_IMPORT_CHANGES = `WITH due AS (
    SELECT h.user_profile_id, h.import_id, h.row_number
    FROM rapport.import_changes h
    JOIN rapport.imports i ON i.user_profile_id = h.user_profile_id AND i.id = h.import_id
    WHERE h.changed IS NOT NULL AND i.created_at < $1
    LIMIT ${KEYS} FOR UPDATE OF h SKIP LOCKED
  ), forgotten AS (
    UPDATE rapport.import_changes h SET changed = NULL FROM due
    WHERE h.user_profile_id = due.user_profile_id AND h.import_id = due.import_id
      AND h.row_number = due.row_number RETURNING h.row_number
  )
  SELECT count(*)::int AS count FROM forgotten`;
/** Calendar files that can no longer be undone. */
const REMOVE_CALENDAR_FILES = 'DELETE FROM rapport.calendar_files WHERE created_at < $1';
/** Bulk changes that can no longer be undone. */
const REMOVE_BULK_CHANGES = 'DELETE FROM rapport.bulk_changes WHERE created_at < $1';
/** Changes that are older than any valid cursor. */
const REMOVE_CHANGES = `WITH due AS (
    SELECT h.user_profile_id, h.number, h.kind, h.id FROM rapport.changes h
    WHERE h.number < $1 LIMIT ${CHANGES} FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM rapport.changes h USING due
    WHERE h.user_profile_id = due.user_profile_id AND h.number = due.number AND h.kind = due.kind
      AND h.id = due.id RETURNING h.id
  )
  SELECT count(*)::int AS count FROM gone`;
/** An hour longer than the undo period, so that a running undo finds its data. */
const IMPORT_CHANGES_RETENTION_MS = (IMPORT_UNDO_HOURS + 1) * 3_600_000;

/** The previous release stores whole responses and may still run in parallel. */
const EMPTY_ANSWERS = `WITH due AS (
    SELECT k.user_profile_id, k.key FROM rapport.idempotency_keys k
    WHERE k.status IS NOT NULL LIMIT ${KEYS} FOR UPDATE SKIP LOCKED
  ), emptied AS (
    UPDATE rapport.idempotency_keys k SET status = NULL, headers = NULL, body = NULL,
      answer_ref = jsonb_build_object(
        'id', k.body::jsonb -> 'id', 'contactId', k.body::jsonb -> 'contactId')
    FROM due WHERE k.user_profile_id = due.user_profile_id AND k.key = due.key RETURNING k.key
  )
  SELECT count(*)::int AS count FROM emptied`;

/**
 * Permanently removes deleted data that can no longer be restored, expired idempotency keys, and expired undo data.
 */
@Injectable()
export class PurgeService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns how many contacts this call removed */
  async run(): Promise<number> {
    const now = this.clock.now();
    await this.database.rows(REMOVE_REVOCATIONS, [now]);
    await this.database.rows(REMOVE_LIMITS);
    await this.inBatches(EMPTY_ANSWERS, KEYS);
    await this.inBatches(REMOVE_KEYS, KEYS, retainedSince(now));
    const importsBefore = new Date(now.getTime() - IMPORT_CHANGES_RETENTION_MS);
    await this.inBatches(FORGET_IMPORT_CHANGES, KEYS, importsBefore);
    await this.database.rows(REMOVE_CALENDAR_FILES, [importsBefore]);
    await this.database.rows(REMOVE_BULK_CHANGES, [undoableSince(now)]);
    await this.inBatches(REMOVE_CHANGES, CHANGES, purgedBefore(now));
    const merged = await this.inBatches(REMOVE_MERGED, CONTACTS, undoableSince(now));
    const removed =
      merged + (await this.inBatches(REMOVE_CONTACTS, CONTACTS, restorableSince(now)));
    await this.database.rows(REMOVE_EMPTY_MEETINGS, [calendarWindow(now).from]);
    return removed;
  }

  /** Repeats a statement until it finds less than a batch; returns the total number of rows. */
  private async inBatches(statement: string, size: number, ...values: unknown[]): Promise<number> {
    let sum = 0;
    for (let count = size; count === size; sum += count) {
      const [row] = await this.database.rows<{ count: number }>(statement, values);
      count = row?.count ?? 0;
    }
    return sum;
  }
}
