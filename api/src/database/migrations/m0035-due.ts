import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * A contact is due by a cadence that its user chose, and not by one that is assumed. next_due_at says from when on, and
 * is infinity for never. What a next step that was set aside changes about it stands in set_aside_from, and a contact
 * that went badly in repair_at. Rows that exist get all that after the migrations, in small steps (health/
 * fill-due-dates.ts), which due_version is for: whoever was due by the 60 days that were assumed is not due any more.
 */
export class Due1790003400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.contacts
        ADD COLUMN set_aside_from timestamptz(3), ADD COLUMN repair_at timestamptz(3),
        ADD COLUMN due_version smallint, ALTER COLUMN next_due_at SET DEFAULT 'infinity'`);
    await runner.query('ALTER TABLE rapport.contacts ALTER COLUMN due_version SET DEFAULT 1');
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
