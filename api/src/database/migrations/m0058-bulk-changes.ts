import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds bulk changes of labels or cadence, which can be undone for ten minutes, even after a reload or on another
 * device. `undo` has the request bodies that revert the change. A row is deleted when it's undone, or by the purge.
 */
export class BulkChanges1790005700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.bulk_changes (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        change text NOT NULL CHECK (change IN ('labels', 'cadence')),
        contacts integer NOT NULL,
        undo jsonb NOT NULL,
        PRIMARY KEY (user_profile_id, id)
      )`);
    await runner.query('ALTER TABLE rapport.bulk_changes ENABLE ROW LEVEL SECURITY');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
