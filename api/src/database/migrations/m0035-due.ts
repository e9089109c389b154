import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Makes contacts due only by a cadence that the user chose, not by an assumed one. next_due_at has the due date, or
 * infinity for never. set_aside_from has the effect of a next step that was set aside, and repair_at that of a
 * contact that went badly. Existing rows are filled after the migrations in small batches
 * (attention/backfill-due-dates.ts) and marked by due_version: contacts that were due by the assumed 60 days no longer
 * are.
 */
export class Due1790003400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.contacts
        ADD COLUMN set_aside_from timestamptz(3), ADD COLUMN repair_at timestamptz(3),
        ADD COLUMN due_version smallint, ALTER COLUMN next_due_at SET DEFAULT 'infinity'`);
    await runner.query('ALTER TABLE rapport.contacts ALTER COLUMN due_version SET DEFAULT 1');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
