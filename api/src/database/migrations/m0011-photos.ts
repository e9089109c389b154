import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds photos, which are fetched once from the addresses that users entered, and downscaled. `id` is the ID of the
 * contact, or of the user for their own photo, which has no `contact_id`. `key` is the secret part of the path;
 * it's set once the photo is stored. `attempts` and `next_attempt_at` are the fetch state that processes share.
 */
export class Photos1790001000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.photos (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        contact_id uuid,
        address text NOT NULL,
        attempts smallint NOT NULL,
        next_attempt_at timestamptz(3) NOT NULL,
        key text,
        bytes bytea,
        PRIMARY KEY (user_profile_id, id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE,
        CHECK ((key IS NULL) = (bytes IS NULL))
      )`);
    await runner.query('ALTER TABLE rapport.photos ENABLE ROW LEVEL SECURITY');
    // For deleting a contact, and for finding addresses that still have to be fetched.
    await runner.query(
      'CREATE INDEX photos_by_contact ON rapport.photos (user_profile_id, contact_id)',
    );
    await runner.query(`
      CREATE INDEX contacts_by_photo ON rapport.contacts (user_profile_id, id)
        WHERE deleted_at IS NULL
          AND (photo_url IS NOT NULL OR linkedin_profile_picture IS NOT NULL)`);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
