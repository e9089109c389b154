import { type EntityManager } from 'typeorm';
import { backfill } from '../database/backfill.ts';
import { type DatabaseSettings } from '../env.ts';
import { dueHistoryColumns, dueInput, type DueHistoryRow } from './contact-history.ts';
import { STORE_TIMES, storedTimes } from './store-times.ts';

/** Contacts per transaction; keeps locks short. */
const BATCH = 500;

const STALE = `WITH stale AS (
    SELECT c.user_profile_id, c.id FROM rapport.contacts c WHERE c.due_version IS NULL
    ORDER BY c.user_profile_id, c.id LIMIT ${BATCH} FOR NO KEY UPDATE
  )
  SELECT c.user_profile_id AS owner, ${dueHistoryColumns('$1')}
  FROM stale JOIN rapport.contacts c USING (user_profile_id, id)`;

/**
 * Recomputes due dates that an earlier release wrote, after the migrations.
 * @param settings for the owner of the schema
 */
export function backfillDueDates(settings: DatabaseSettings): Promise<void> {
  return backfill(settings, fillSome);
}

/** @returns how many contacts it updated */
async function fillSome(entities: EntityManager): Promise<number> {
  const now = new Date();
  const rows: (DueHistoryRow & { owner: string })[] = await entities.query(STALE, [now]);
  for (const owner of new Set(rows.map((row) => row.owner))) {
    const times = rows
      .filter((row) => row.owner === owner)
      .map(({ owner: _, ...row }) => storedTimes(dueInput(row, now)));
    await entities.query(STORE_TIMES, [owner, JSON.stringify(times)]);
  }
  return rows.length;
}
