import { IMPORT_UNDO_HOURS } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { type ImportSummaryDto, type ImportedRowDto } from './dto/import.dto.ts';

const SUMMARY = {
  id: 'i.id',
  fileName: 'i.file_name',
  source: 'i.source',
  rowCount: 'i.row_count',
  createdAt: utc('i.created_at'),
  undoableUntil: utc(`(i.created_at + interval '${IMPORT_UNDO_HOURS} hours')`),
  added: 'i.added',
  merged: 'i.merged',
  skipped: 'i.skipped',
  refused: 'i.refused',
  undoneAt: utc('i.undone_at'),
  removed: 'i.removed',
  restored: 'i.restored',
  kept: 'i.kept',
} satisfies Record<keyof ImportSummaryDto, string>;

/**
 * The contact that row `r` was merged into or added; null if it's deleted, even if it can still be restored.
 * Written as two primary-key lookups per row: with a join, or with `deleted_at IS NULL` as a condition (which
 * allows other indexes), Postgres read all contacts for each row as long as its statistics said the tables were
 * nearly empty.
 */
const CONTACT_ID = `(SELECT CASE WHEN c.deleted_at IS NULL THEN c.id END FROM rapport.contacts c
  WHERE c.user_profile_id = r.user_profile_id AND c.id = (
    SELECT h.contact_id FROM rapport.import_changes h WHERE h.user_profile_id = r.user_profile_id
      AND h.import_id = r.import_id AND h.row_number = r.row_number))`;

const ROW = {
  row: 'r.row_number',
  outcome: 'r.outcome',
  contactId: CONTACT_ID,
  problems: 'r.problems',
} satisfies Record<keyof ImportedRowDto, string>;

/** The rows of import `i` that match `filter`. */
const rowsJson = (filter: string) => `(
  SELECT COALESCE(json_agg(${jsonObject(ROW)} ORDER BY r.row_number), '[]')
  FROM rapport.import_rows r
  WHERE r.user_profile_id = i.user_profile_id AND r.import_id = i.id${filter})`;

const OWN = 'i.user_profile_id = $1 AND i.id = $2';

/** $1 owner. */
export const LIST_IMPORTS = `SELECT ${jsonObject(SUMMARY)}::text AS json FROM rapport.imports i
  WHERE i.user_profile_id = $1 ORDER BY i.id DESC LIMIT 100`;

/** $1 owner, $2 import. */
export const FIND_IMPORT = `SELECT ${jsonObject(SUMMARY)}::text AS json FROM rapport.imports i WHERE ${OWN}`;

/** $1 owner, $2 import. */
export const FIND_DETAILS = `SELECT ${jsonObject({ ...SUMMARY, rows: rowsJson('') })}::text AS json
  FROM rapport.imports i WHERE ${OWN}`;

/** $1 owner, $2 import, $3 row numbers. */
export const FIND_ROWS = `SELECT ${jsonObject({
  import: jsonObject(SUMMARY),
  rows: rowsJson(' AND r.row_number = ANY($3)'),
})}::text AS json FROM rapport.imports i WHERE ${OWN}`;

/** $1 owner, $2 import. Makes adding rows and undoing the import wait for each other. */
export const LOCK_IMPORT = `SELECT i.created_at AS "createdAt", i.undone_at AS "undoneAt"
  FROM rapport.imports i WHERE ${OWN} FOR UPDATE`;

/** $1 owner, $2 ID, $3 now, $4 file name, $5 source, $6 number of rows. */
export const INSERT_IMPORT = `INSERT INTO rapport.imports
  (user_profile_id, id, created_at, file_name, source, row_count) VALUES ($1, $2, $3, $4, $5, $6)`;

/** $1 owner, $2 import, $3 row numbers. */
export const KNOWN_ROWS = `SELECT r.row_number AS row FROM rapport.import_rows r
  WHERE r.user_profile_id = $1 AND r.import_id = $2 AND r.row_number = ANY($3)`;

/** The contact of an earlier row. $1 owner, $2 import, $3 row number. */
export const CONTACT_OF_ROW = `SELECT h.contact_id AS id FROM rapport.import_changes h
  WHERE h.user_profile_id = $1 AND h.import_id = $2 AND h.row_number = $3`;

/** $1 owner, $2 import, $3 JSON list of row, outcome, problems, contactId, version, changed. */
export const INSERT_ROWS = `WITH done AS (
    SELECT * FROM json_to_recordset($3) AS _ ("row" integer, outcome text, problems jsonb,
      "contactId" uuid, version integer, changed jsonb)
  ), stored AS (
    INSERT INTO rapport.import_rows (user_profile_id, import_id, row_number, outcome, problems)
    SELECT $1, $2, "row", outcome, problems FROM done
  ), kept AS (
    INSERT INTO rapport.import_changes
      (user_profile_id, import_id, row_number, contact_id, version, changed)
    SELECT $1, $2, "row", "contactId", version, changed FROM done WHERE "contactId" IS NOT NULL
  )
  UPDATE rapport.imports i SET
    added = i.added + (SELECT count(*) FROM done WHERE outcome = 'added'),
    merged = i.merged + (SELECT count(*) FROM done WHERE outcome = 'merged'),
    skipped = i.skipped + (SELECT count(*) FROM done WHERE outcome = 'skipped'),
    refused = i.refused + (SELECT count(*) FROM done WHERE outcome = 'refused')
  WHERE ${OWN}`;

/** The cadence that the user set for a contact. $1 owner, $2 contact. */
export const CADENCE = `SELECT c.cadence_days AS days FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2`;

/** Returns a row if there was contact on a day or later. $1 owner, $2 contact, $3 day, $4 now. */
export const HAD_CONTACT_SINCE = `SELECT FROM rapport.interactions i
  WHERE i.user_profile_id = $1 AND i.contact_id = $2
    AND i.interaction_date >= ($3::date)::timestamp AT TIME ZONE 'UTC' AND i.interaction_date <= $4
  LIMIT 1`;

/** Returns a row if the contact already has this next step. $1 owner, $2 contact, $3 day, $4 text. */
export const HAS_STEP = `SELECT FROM rapport.commitments o
  WHERE o.user_profile_id = $1 AND o.contact_id = $2 AND o.due_on = $3::date AND o.text = $4 LIMIT 1`;

/**
 * What an import did to contacts, in three statements that read one table each. Joined in one statement, they took
 * minutes right after an import, while Postgres's statistics said the tables were nearly empty.
 * $1 owner, $2 import.
 */
export const CHANGES = `SELECT contact_id AS id, version, row_number AS row
  FROM rapport.import_changes WHERE user_profile_id = $1 AND import_id = $2`;
export const ADDED_ROWS = `SELECT row_number AS row FROM rapport.import_rows
  WHERE user_profile_id = $1 AND import_id = $2 AND outcome = 'added'`;
/** $1 owner, $2 IDs. */
export const PRESENT = `SELECT id FROM rapport.contacts
  WHERE user_profile_id = $1 AND id = ANY($2::uuid[]) AND deleted_at IS NULL`;

const NOTHING_ABOUT = ['interactions', 'assessment_runs', 'assessment_responses', 'observations']
  .map(
    (table) => `AND NOT EXISTS (SELECT 1 FROM rapport.${table} x
      WHERE x.user_profile_id = c.user_profile_id AND x.contact_id = c.id
        ${table === 'interactions' ? 'AND NOT x.imported' : ''})`,
  )
  .join('\n    ');

/**
 * Deletes added contacts that haven't changed since the import and have no new history.
 * $1 owner, $2 now, $3 IDs, $4 their versions.
 */
export const REMOVE_ADDED = `WITH gone AS (
    UPDATE rapport.contacts c SET deleted_at = $2
    FROM unnest($3::uuid[], $4::integer[]) AS t (id, version)
    WHERE c.user_profile_id = $1 AND c.id = t.id AND c.deleted_at IS NULL AND c.version = t.version
    ${NOTHING_ABOUT}
    RETURNING c.id)
  SELECT count(*)::int AS count FROM gone`;

/** The merges into existing contacts, last one first. $1 owner, $2 import. */
export const MERGES = `SELECT h.contact_id AS id, h.changed FROM rapport.import_changes h
  JOIN rapport.contacts c ON c.user_profile_id = h.user_profile_id AND c.id = h.contact_id
    AND c.deleted_at IS NULL
  WHERE h.user_profile_id = $1 AND h.import_id = $2 AND h.changed IS NOT NULL
    AND NOT (h.contact_id = ANY($3))
  ORDER BY h.row_number DESC`;

/** $1 owner, $2 import, $3 now, $4 removed, $5 restored, $6 kept. */
export const MARK_UNDONE = `UPDATE rapport.imports i
  SET undone_at = $3, removed = $4, restored = $5, kept = $6 WHERE ${OWN}`;
