import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Adds the hour cycle of the daily email: 12 hours, as before, or 24. */
export class DigestHourCycle1790002500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.digests ADD COLUMN hour_cycle text NOT NULL DEFAULT 'h12'
        CHECK (hour_cycle IN ('h12', 'h23'))`);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
