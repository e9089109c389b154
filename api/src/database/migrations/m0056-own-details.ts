import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * What users say about themselves: name, company, how they write times and dates, what stands on their card. The photo
 * that they give as a picture has a table of its own, because it is larger than the rest of the row and rarely read.
 */
export class OwnDetails1790005500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.user_profiles
        ADD COLUMN own_details jsonb,
        ADD COLUMN own_details_version integer NOT NULL DEFAULT 0`);
    await runner.query(`
      CREATE TABLE rapport.own_photos (
        user_profile_id uuid PRIMARY KEY
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        key text NOT NULL,
        bytes bytea NOT NULL
      )`);
    await runner.query('ALTER TABLE rapport.own_photos ENABLE ROW LEVEL SECURITY');
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
