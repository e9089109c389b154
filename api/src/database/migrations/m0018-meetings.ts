import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds meetings with one or more contacts. A meeting has the shared data: title, time, place, link, and whether its
 * outcome was logged. Each contact has their own interaction that references it, so health, planned times, exports,
 * merges, and deletions treat a meeting like any other interaction.
 *
 * `source` and `external_uid` identify the calendar event, so that a later read of the calendar finds the meeting.
 * A meeting from a calendar that was canceled in Rapport is kept without its title, so that the next read doesn't
 * plan it again. A meeting created in Rapport is removed when no one attends it anymore.
 *
 * An interaction outlives its meeting, because it's part of the contact's history.
 */
export class Meetings1790001700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.meetings (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        title text NOT NULL,
        starts_at timestamptz(3) NOT NULL,
        duration integer CHECK (duration BETWEEN 0 AND 10080),
        place text,
        link text,
        state text NOT NULL CHECK (state IN ('planned', 'held', 'canceled')),
        source text NOT NULL DEFAULT 'own',
        external_uid text,
        CHECK ((source = 'own') = (external_uid IS NULL)),
        PRIMARY KEY (user_profile_id, id)
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX meetings_by_event ON rapport.meetings
        (user_profile_id, source, external_uid) WHERE external_uid IS NOT NULL`);
    await runner.query(`
      CREATE INDEX meetings_by_time ON rapport.meetings (user_profile_id, starts_at, id)
        WHERE state <> 'canceled'`);
    await runner.query(`
      ALTER TABLE rapport.interactions
        ADD COLUMN meeting_id uuid,
        ADD FOREIGN KEY (user_profile_id, meeting_id)
          REFERENCES rapport.meetings (user_profile_id, id) ON DELETE SET NULL (meeting_id)`);
    await runner.query(`
      CREATE INDEX interactions_by_meeting ON rapport.interactions (user_profile_id, meeting_id)
        WHERE meeting_id IS NOT NULL`);
    await runner.query('ALTER TABLE rapport.meetings ENABLE ROW LEVEL SECURITY');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
