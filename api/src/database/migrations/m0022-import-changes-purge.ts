import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds the index with which the purge finds `changed` values to clear. They're former values of a contact that only
 * the undo of an import needs, and are cleared when its undo period ends.
 */
export class ImportChangesPurge1790002100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX import_changes_to_forget ON rapport.import_changes
        (user_profile_id, import_id) WHERE changed IS NOT NULL`);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
