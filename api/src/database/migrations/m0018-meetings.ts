import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Meetings with one or several contacts. A meeting has what they share: title, time, place, link, and
 * whether someone said how it went. Each contact has an interaction of its own that refers to it, so
 * health, planned times, exports, merges and deletions treat a meeting like every other interaction.
 *
 * `source` and `external_uid` say which event of which calendar a meeting is, so that a calendar that is
 * read again finds it. A meeting of a calendar that was canceled here stays without its title: the next
 * read must not plan it again. A meeting of the user's own that no one takes part in any more is removed.
 *
 * An interaction survives the meeting: it is what happened with that person.
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

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
