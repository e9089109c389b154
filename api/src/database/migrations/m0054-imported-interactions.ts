import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Marks interactions that are the last contact from an imported file. They count for the cadence but not for
 * scores.
 */
export class ImportedInteractions1790005300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.interactions ADD COLUMN imported boolean NOT NULL DEFAULT false`);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
