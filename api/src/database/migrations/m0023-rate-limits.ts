import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * What callers may still do in their minute, for several processes of the API: how many requests were
 * granted in all, and how many by the last statement, which reads that as its answer.
 *
 * A row belongs to a caller of any kind, an address among them, so the hash of the caller is the key. It
 * is worth a minute, so the table is not logged: a crash empties it, and all limits begin again.
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

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
