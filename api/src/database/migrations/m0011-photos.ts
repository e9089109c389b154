import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Photos, fetched once from the addresses that people gave, and small. `id` is the id of the contact,
 * or of the person for their own photo, which has no `contact_id`. `key` is the part of the path that
 * no one can guess; it is there when the photo is. `attempts` and `next_attempt_at` are the state of
 * fetching, stored so that processes share it.
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
    // For deleting a contact, and for finding the addresses that are still to be fetched.
    await runner.query(
      'CREATE INDEX photos_by_contact ON rapport.photos (user_profile_id, contact_id)',
    );
    await runner.query(`
      CREATE INDEX contacts_by_photo ON rapport.contacts (user_profile_id, id)
        WHERE deleted_at IS NULL
          AND (photo_url IS NOT NULL OR linkedin_profile_picture IS NOT NULL)`);
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
