const OF_MEETING = `JOIN rapport.interactions i
    ON i.user_profile_id = x.user_profile_id AND i.id = x.interaction_id
  WHERE i.user_profile_id = m.user_profile_id AND i.meeting_id = m.id`;

/** The interactions of the rows that belong to a meeting, by the IDs of the rows. */
const linksOf = (table: string) => `(SELECT COALESCE(jsonb_object_agg(x.id, x.interaction_id), '{}')
  FROM rapport.${table} x ${OF_MEETING})`;

/**
 * Keeps all rows that end with a meeting: $1 owner, $2 meeting, $3 now, $4 how many people, $5 its name. A meeting may
 * have been canceled and restored before.
 */
export const KEEP = `INSERT INTO rapport.bulk_changes
    (user_profile_id, id, created_at, change, contacts, undo)
  SELECT m.user_profile_id, m.id, $3, 'meeting', $4, jsonb_build_object(
    'name', $5::text,
    'meeting', to_jsonb(m),
    'interactions', (SELECT COALESCE(jsonb_agg(to_jsonb(i)), '[]') FROM rapport.interactions i
      WHERE i.user_profile_id = m.user_profile_id AND i.meeting_id = m.id),
    'tips', (SELECT COALESCE(jsonb_agg(to_jsonb(x)), '[]') FROM rapport.tip_feedback x ${OF_MEETING}),
    'commitments', ${linksOf('commitments')},
    'preferences', ${linksOf('stated_preferences')})
  FROM rapport.meetings m WHERE m.user_profile_id = $1 AND m.id = $2
  ON CONFLICT (user_profile_id, id) DO UPDATE
    SET created_at = excluded.created_at, contacts = excluded.contacts, undo = excluded.undo`;

/** $1 owner, $2 meeting, $3 the time before which it can no longer be restored. */
export const TAKE = `DELETE FROM rapport.bulk_changes b
  WHERE b.user_profile_id = $1 AND b.id = $2 AND b.change = 'meeting' AND b.created_at > $3
  RETURNING b.undo`;

/** The contacts that still exist, in the order in which they're locked: $1 owner, $2 IDs. */
export const CONTACTS = `SELECT c.id, c.deleted_at IS NOT NULL AS "isDeleted"
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[]) ORDER BY c.id`;

/** What stays of a calendar's meeting: $1 owner, $2 meeting. */
export const REMOVE_CANCELED = `DELETE FROM rapport.meetings m
  WHERE m.user_profile_id = $1 AND m.id = $2 AND m.state = 'canceled' RETURNING m.id`;

/** $1 owner, $2 the row. */
export const RESTORE_MEETING = `INSERT INTO rapport.meetings
  SELECT r.* FROM jsonb_populate_record(NULL::rapport.meetings, $2::jsonb) r
  WHERE r.user_profile_id = $1`;

/** $1 owner, $2 all rows, $3 the contact. */
export const RESTORE_INTERACTION = `INSERT INTO rapport.interactions
  SELECT r.* FROM jsonb_populate_recordset(NULL::rapport.interactions, $2::jsonb) r
  WHERE r.user_profile_id = $1 AND r.contact_id = $3`;

const IS_BACK = `EXISTS (SELECT FROM rapport.interactions i
  WHERE i.user_profile_id = $1 AND i.meeting_id = $3 AND i.id = r.interaction_id)`;

/** $1 owner, $2 all rows, $3 meeting. */
export const RESTORE_TIPS = `INSERT INTO rapport.tip_feedback
  SELECT r.* FROM jsonb_populate_recordset(NULL::rapport.tip_feedback, $2::jsonb) r
  WHERE r.user_profile_id = $1 AND ${IS_BACK}`;

const link = (table: string) => `UPDATE rapport.${table} x SET interaction_id = r.interaction_id
  FROM (SELECT key::uuid AS id, value::uuid AS interaction_id FROM jsonb_each_text($2::jsonb)) r
  WHERE x.user_profile_id = $1 AND x.id = r.id AND x.interaction_id IS NULL AND ${IS_BACK}`;

/** $1 owner, $2 interactions by ID, $3 meeting. */
export const LINK_COMMITMENTS = link('commitments');
export const LINK_PREFERENCES = link('stated_preferences');
