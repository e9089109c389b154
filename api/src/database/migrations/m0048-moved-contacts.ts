import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Where the address of a contact leads that became part of another one, for as long as that one is there: its row of
 * contact_merges goes with the contact, ten minutes after the merge. `id` is the former contact.
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
    // For the deletion of a contact, which looks for what refers to it.
    await runner.query(`
      CREATE INDEX moved_contacts_by_contact ON rapport.moved_contacts
        (user_profile_id, contact_id)`);
    await runner.query('ALTER TABLE rapport.moved_contacts ENABLE ROW LEVEL SECURITY');
    await runner.query(`
      INSERT INTO rapport.moved_contacts (user_profile_id, id, contact_id)
        SELECT user_profile_id, other_id, contact_id FROM rapport.contact_merges`);
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
