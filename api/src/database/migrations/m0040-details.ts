import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * What is known of a contact beyond how to reach them by email and phone, in one column, because most contacts have
 * little of it and no list reads it; and what the places among it are found by.
 */
export class Details1790003900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rapport.contacts
      ADD COLUMN details jsonb NOT NULL DEFAULT '{}', ADD COLUMN place_keys text[] NOT NULL DEFAULT '{}'`);
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
