import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Marks the last contact that a file named. It counts for the cadence and for no score. */
export class ImportedInteractions1790005300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.interactions ADD COLUMN imported boolean NOT NULL DEFAULT false`);
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
