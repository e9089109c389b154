import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds redirects from merged contacts to the contact they were merged into, for as long as that contact exists.
 * contact_merges can't be used, because its rows are purged ten minutes after the merge. `id` is the former
 * contact.
 */
export class MovedContacts1790004700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.moved_contacts (
        user_profile_id uuid NOT NULL,
        id uuid NOT NULL,
        contact_id uuid NOT NULL,
        PRIMARY KEY (user_profile_id, id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE
      )`);
    // Deleting a contact looks up the rows that reference it.
    await runner.query(`
      CREATE INDEX moved_contacts_by_contact ON rapport.moved_contacts
        (user_profile_id, contact_id)`);
    await runner.query('ALTER TABLE rapport.moved_contacts ENABLE ROW LEVEL SECURITY');
    await runner.query(`
      INSERT INTO rapport.moved_contacts (user_profile_id, id, contact_id)
        SELECT user_profile_id, other_id, contact_id FROM rapport.contact_merges`);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
