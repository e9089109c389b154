import { UNMERGE_MINUTES } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { type UndoableMergeDto } from './dto/duplicates.dto.ts';

/** Columns derived from others or from the time; they don't indicate a change by the user. */
const DERIVED = [
  'version',
  'last_interaction_at',
  'next_due_at',
  'planned_at',
  'planned_types',
  'planned_due_at',
  'planned_from',
  'due_at',
  'set_aside_from',
  'repair_at',
  'due_version',
  'identity',
  'duplicate_keys',
  'duplicate_keys_of',
  'phone_keys',
  'phone_keys_of',
  'search_text',
];
const STATE = `to_jsonb(c) - ARRAY[${DERIVED.map((column) => `'${column}'`).join(', ')}]`;

/** True if `c` is unchanged since the merge `m`. A column added after the merge is ignored while it's null. */
const IS_UNTOUCHED = `jsonb_strip_nulls(m.undo -> 'after') = jsonb_strip_nulls(${STATE})`;

/** Locks both contacts in a fixed order, so that two merges wait for each other instead of deadlocking. */
export const LOCK = `SELECT c.id, c.version, c.created_at AS "createdAt", c.objected_at AS "objectedAt",
    c.deleted_at AS "deletedAt", c.photo_key AS "photoKey", to_jsonb(c) AS row,
    (SELECT max(r.created_at) FROM rapport.assessment_runs r
      WHERE r.user_profile_id = $1 AND r.contact_id = c.id) AS "estimatedAt"
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[])
  ORDER BY c.id FOR UPDATE`;

export const STATE_OF = `SELECT ${STATE} AS state FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2`;

const ESTIMATE = [
  'assessment_complete',
  'mbti_type',
  'mbti_confidence',
  'mbti_ambiguous_letters',
  'enneagram_type',
  'enneagram_confidence',
  'enneagram_secondary_types',
  'enneagram_co_leaders',
  'mbti_open_reasons',
  'enneagram_open_reason',
  'narrowing_question_count',
  'estimate_of',
  'reviewed_at',
];

/** Copies the estimate of $3 to the contact $2. */
export const TAKE_ESTIMATE = `UPDATE rapport.contacts c
  SET ${ESTIMATE.map((column) => `${column} = o.${column}`).join(', ')}
  FROM rapport.contacts o WHERE c.user_profile_id = $1 AND c.id = $2
    AND o.user_profile_id = $1 AND o.id = $3`;

const NEITHER_OBJECTED = 'num_nonnulls(c.objected_at, o.objected_at) = 0';

/** Fills empty values of the contact $2 from $3; $4 says whether the cadence is taken from $3. */
export const TAKE_REST = `UPDATE rapport.contacts c SET
    created_at = LEAST(c.created_at, o.created_at),
    linkedin_profile_picture = COALESCE(c.linkedin_profile_picture, o.linkedin_profile_picture),
    big_five_openness = CASE WHEN ${NEITHER_OBJECTED}
      THEN COALESCE(c.big_five_openness, o.big_five_openness) END,
    via_top_strength1 = CASE WHEN ${NEITHER_OBJECTED}
      THEN COALESCE(c.via_top_strength1, o.via_top_strength1) END,
    objected_at = LEAST(c.objected_at, o.objected_at),
    cadence_days = CASE WHEN $4 THEN o.cadence_days ELSE c.cadence_days END,
    cadence_changes = CASE WHEN $4 THEN o.cadence_changes ELSE c.cadence_changes END
  FROM rapport.contacts o WHERE c.user_profile_id = $1 AND c.id = $2
    AND o.user_profile_id = $1 AND o.id = $3`;

/** Moves the cached photo of the contact $2 to $3. */
export const MOVE_PHOTO = `UPDATE rapport.photos SET id = $3, contact_id = $3
  WHERE user_profile_id = $1 AND id = $2
    AND NOT EXISTS (SELECT FROM rapport.photos p WHERE p.user_profile_id = $1 AND p.id = $3)`;

/**
 * The photo with the key $4 becomes that of the contact $2. Any other goes to $3, where it's deleted with that
 * contact or restored by an undo.
 */
export const MOVE_GIVEN_PHOTOS = `UPDATE rapport.contact_photos
  SET contact_id = CASE WHEN key = $4 THEN $2::uuid ELSE $3::uuid END
  WHERE user_profile_id = $1 AND contact_id IN ($2, $3)`;
export const SET_PHOTO_KEY = `UPDATE rapport.contacts SET photo_key = $3
  WHERE user_profile_id = $1 AND id = $2`;

/** Returns each photo to the contact that references it. */
export const RETURN_GIVEN_PHOTOS = `UPDATE rapport.contact_photos g SET contact_id = c.id
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.id IN ($2, $3) AND c.photo_key = g.key
    AND g.user_profile_id = $1 AND g.contact_id IN ($2, $3)`;

export const DELETE_OTHER = `UPDATE rapport.contacts SET deleted_at = $3
  WHERE user_profile_id = $1 AND id = $2`;

export const RECORD = `INSERT INTO rapport.contact_merges
    (user_profile_id, contact_id, other_id, merged_at, undo) VALUES ($1, $2, $3, $4, $5)`;

export const LATEST = `SELECT m.other_id AS "otherId", m.undo, ${IS_UNTOUCHED} AS untouched
  FROM rapport.contact_merges m
  JOIN rapport.contacts c ON c.user_profile_id = m.user_profile_id AND c.id = m.contact_id
  WHERE m.user_profile_id = $1 AND m.contact_id = $2 AND m.merged_at > $3 AND c.deleted_at IS NULL
  ORDER BY m.merged_at DESC LIMIT 1`;

const UNDOABLE_MERGE = jsonObject({
  contactId: 'l.contact_id',
  displayName: 'l.display_name',
  otherId: 'l.other_id',
  otherName: 'l.other_name',
  mergedAt: utc('l.merged_at'),
  undoableUntil: utc(`(l.merged_at + interval '${UNMERGE_MINUTES} minutes')`),
} satisfies Record<keyof UndoableMergeDto, string>);

/** The latest merge of each contact since $2, if an undo would lose nothing. */
export const UNDOABLE = `SELECT COALESCE(json_agg(${UNDOABLE_MERGE} ORDER BY l.merged_at DESC), '[]')::text AS json
  FROM (SELECT DISTINCT ON (m.contact_id) m.contact_id, m.other_id, m.merged_at, c.display_name,
      o.display_name AS other_name, ${IS_UNTOUCHED} AS untouched
    FROM rapport.contact_merges m
    JOIN rapport.contacts c ON c.user_profile_id = m.user_profile_id AND c.id = m.contact_id
    JOIN rapport.contacts o ON o.user_profile_id = m.user_profile_id AND o.id = m.other_id
    WHERE m.user_profile_id = $1 AND m.merged_at > $2 AND c.deleted_at IS NULL
    ORDER BY m.contact_id, m.merged_at DESC) l
  WHERE l.untouched`;

/** The columns that a restore sets; new columns are included automatically. */
export const COLUMNS = `SELECT quote_ident(a.attname) AS name FROM pg_attribute a
  WHERE a.attrelid = 'rapport.contacts'::regclass AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attgenerated = '' AND a.attname <> ALL ('{user_profile_id,id,version}')`;

/** Returns the statement that restores the columns of the contact $2 from the row $3. */
export function restoreSql(columns: readonly string[]): string {
  return `UPDATE rapport.contacts c SET version = c.version + 1,
      ${columns.map((column) => `${column} = b.${column}`).join(', ')}
    FROM jsonb_populate_record(NULL::rapport.contacts, $3::jsonb) b
    WHERE c.user_profile_id = $1 AND c.id = $2`;
}

export const UNDELETE = `UPDATE rapport.contacts SET deleted_at = NULL
  WHERE user_profile_id = $1 AND id = $2`;

export const FORGET =
  'DELETE FROM rapport.contact_merges WHERE user_profile_id = $1 AND other_id = $2';
