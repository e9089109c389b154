import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Makes every planned interaction a meeting: a planned call has a meeting of the type `call`. Meetings get notes.
 * `source_notes` has the notes from the calendar's last read: a read updates the notes only if the user hasn't
 * edited them. An empty title means that the user didn't enter one.
 *
 * `logged` records what logging the outcome changed: who was absent, and what was noted for everyone. Undoing the
 * outcome needs it.
 *
 * The import of a calendar file can be undone for a day. `changes` has each meeting before and after the import;
 * the purge removes the row when that day is over.
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

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
