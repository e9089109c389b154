import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds photos that users upload instead of giving an address. `photo_key` of a contact identifies the current photo
 * and is the secret part of its path. A merge moves the row of the photo that's kept.
 */
export class ContactPhotos1790002600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rapport.contacts ADD COLUMN photo_key text');
    await runner.query(`
      CREATE TABLE rapport.contact_photos (
        user_profile_id uuid NOT NULL,
        key text NOT NULL,
        contact_id uuid NOT NULL,
        bytes bytea NOT NULL,
        PRIMARY KEY (user_profile_id, key),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE
      )`);
    await runner.query('ALTER TABLE rapport.contact_photos ENABLE ROW LEVEL SECURITY');
    await runner.query(
      'CREATE INDEX contact_photos_by_contact ON rapport.contact_photos (user_profile_id, contact_id)',
    );
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
