import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds users' own details: name, company, time and date formats, and the content of their card. An uploaded photo
 * has its own table, because it's larger than the rest of the row and rarely read.
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

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
