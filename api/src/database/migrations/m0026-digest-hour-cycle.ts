import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** How the daily email writes times: with twelve hours, as all have until now, or with twenty-four. */
export class DigestHourCycle1790002500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.digests ADD COLUMN hour_cycle text NOT NULL DEFAULT 'h12'
        CHECK (hour_cycle IN ('h12', 'h23'))`);
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
