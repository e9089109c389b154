import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * The keys that duplicates are found by lacked the profile of a LinkedIn address that came from an email,
 * `linkedin.com/comm/in/…`. They're computed again when someone looks for duplicates.
 */
export class ProfilesInEmails1790003900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE rapport.contacts SET duplicate_keys_of = NULL WHERE search_text LIKE '%comm/in/%'`,
    );
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
