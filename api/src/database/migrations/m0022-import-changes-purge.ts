import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * `changed` has former values of a contact, which only the undo of an import reads. The purge forgets
 * them when the day of the undo is over, and finds them by this index: it has nothing else.
 */
export class ImportChangesPurge1790002100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX import_changes_to_forget ON rapport.import_changes
        (user_profile_id, import_id) WHERE changed IS NOT NULL`);
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
