import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds rate limits that several API processes share: how many requests were granted in total, and how many by the
 * last statement, which returns that number.
 *
 * Callers may be IP addresses, so the key is a hash. Rows are useful for a minute only, so the table is unlogged: a
 * crash empties it and resets all limits.
 */
export class RateLimits1790002200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE rapport.rate_limits (
        caller bytea PRIMARY KEY,
        ends_at timestamptz(3) NOT NULL,
        used integer NOT NULL,
        granted integer NOT NULL
      ) WITH (fillfactor = 50)`);
    await runner.query('ALTER TABLE rapport.rate_limits ENABLE ROW LEVEL SECURITY');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
