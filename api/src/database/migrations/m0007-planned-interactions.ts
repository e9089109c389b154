import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds planned interactions, the due date of the first contact, and the history of cadences.
 *
 * Planned interactions. A contact's row has the times that lists show, filter, and sort by. These change when a
 * planned time passes, without any write. So the row also has the upcoming values: planned_at has the planned
 * times, soonest first, and planned_due_at the due date after each of them. Lists find the current entry with
 * width_bucket, which is correct no matter when the row was written. planned_from, the first planned time, finds
 * the few rows where the entry differs from the plain columns. The purge rewrites such rows, so there are never
 * many.
 *
 * First contact. due_at is next_due_at, or the creation date plus the cadence if the contact never had an
 * interaction. It's a generated column, so rows written by the previous release of the API have it too.
 *
 * Cadence. cadence_changes has the days on which the cadence changed: [{setAt, daysBefore}], oldest first. A
 * contact without any always had its current cadence.
 */
export class PlannedInteractions1790000600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.contacts
        ADD COLUMN planned_at timestamptz(3)[],
        ADD COLUMN planned_types text[],
        ADD COLUMN planned_due_at timestamptz(3)[],
        ADD COLUMN planned_from timestamptz(3) GENERATED ALWAYS AS (planned_at[1]) STORED,
        ADD COLUMN cadence_changes jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN due_at timestamptz(3) GENERATED ALWAYS AS (COALESCE(next_due_at,
          CASE WHEN last_interaction_at IS NULL THEN
            (created_at AT TIME ZONE 'UTC' + make_interval(days => COALESCE(cadence_days, 60)))
              AT TIME ZONE 'UTC'
          END)) STORED`);

    // Planned interactions used to count as contact. The cadence that applied is the difference between the last
    // interaction and the due date.
    await runner.query(`
      UPDATE rapport.contacts c SET
        last_interaction_at = history.last,
        next_due_at = history.last + (c.next_due_at - c.last_interaction_at),
        planned_at = history.planned_at,
        planned_types = history.planned_types,
        planned_due_at = (SELECT array_agg(p + (c.next_due_at - c.last_interaction_at) ORDER BY p)
          FROM unnest(history.planned_at) p)
      FROM (
        SELECT i.user_profile_id, i.contact_id,
          max(i.interaction_date) FILTER (WHERE i.interaction_date <= now()) AS last,
          array_agg(i.interaction_date ORDER BY i.interaction_date, i.id)
            FILTER (WHERE i.interaction_date > now()) AS planned_at,
          array_agg(i.type ORDER BY i.interaction_date, i.id)
            FILTER (WHERE i.interaction_date > now()) AS planned_types
        FROM rapport.interactions i
        JOIN rapport.contacts f ON f.user_profile_id = i.user_profile_id AND f.id = i.contact_id
        WHERE f.last_interaction_at > now() GROUP BY i.user_profile_id, i.contact_id
      ) history
      WHERE c.user_profile_id = history.user_profile_id AND c.id = history.contact_id
        AND history.planned_at IS NOT NULL`);

    await runner.query('DROP INDEX rapport.contacts_by_due_date');
    await runner.query(`
      CREATE INDEX contacts_by_due_date ON rapport.contacts (user_profile_id, due_at)
        INCLUDE (id, last_update_time, sort_name, last_interaction_at, planned_from)
        WHERE deleted_at IS NULL AND due_at IS NOT NULL`);
    await runner.query(`
      CREATE INDEX contacts_by_plan ON rapport.contacts (user_profile_id, planned_from)
        WHERE deleted_at IS NULL AND planned_from IS NOT NULL`);
    await runner.query('ANALYZE rapport.contacts');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
