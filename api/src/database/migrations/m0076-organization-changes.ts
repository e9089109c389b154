import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Lets the table of changes that can be undone have those of organizations, too, and adds the companies that the user
 * told apart: lists of their names.
 */
export class OrganizationChanges1790007500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.bulk_changes
        DROP CONSTRAINT bulk_changes_change_check,
        ADD CONSTRAINT bulk_changes_change_check CHECK
          (change IN ('labels', 'cadence', 'organization', 'meeting')) NOT VALID`);
    await runner.query(`
      ALTER TABLE rapport.user_profiles
        ADD COLUMN different_companies jsonb NOT NULL DEFAULT '[]'`);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
