import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds the calendars that were found in the accounts of address books. One that the user chose also has a row in
 * `calendars` with the same ID and is read like a subscription, with the password of its account.
 */
export class AccountCalendars1790007600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.account_calendars (
        user_profile_id uuid NOT NULL,
        id uuid NOT NULL,
        book_id uuid NOT NULL,
        place integer NOT NULL,
        url text NOT NULL,
        name text NOT NULL,
        PRIMARY KEY (user_profile_id, id),
        FOREIGN KEY (user_profile_id, book_id)
          REFERENCES rapport.address_books (user_profile_id, id) ON DELETE CASCADE
      )`);
    await runner.query('ALTER TABLE rapport.account_calendars ENABLE ROW LEVEL SECURITY');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
