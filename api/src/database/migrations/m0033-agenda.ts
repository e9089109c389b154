import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Everything that is planned is a meeting: a planned call has a meeting of the type `call`. A meeting has
 * notes of its own. `source_notes` is what its calendar said last, so a reading of the calendar changes
 * notes only while the user has left them as they came. An empty title means that the user gave none.
 *
 * `logged` is what logging the outcome did beyond the outcome itself: who was not there, and what was noted
 * for everyone. Taking the outcome back needs it.
 *
 * An import of a calendar file can be undone for a day. `changes` has each meeting as it was before and
 * after; the purge removes the row when the day is over.
 */
export class Agenda1790003200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.meetings
        ADD COLUMN type text NOT NULL DEFAULT 'meeting',
        ADD COLUMN notes text,
        ADD COLUMN source_notes text,
        ADD COLUMN logged jsonb`);
    await runner.query(`
      CREATE TABLE rapport.calendar_files (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        undone_at timestamptz(3),
        kept integer,
        changes jsonb NOT NULL,
        PRIMARY KEY (user_profile_id, id)
      )`);
    await runner.query('ALTER TABLE rapport.calendar_files ENABLE ROW LEVEL SECURITY');
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
