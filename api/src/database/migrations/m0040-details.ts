import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds further details of a contact in one column, because most contacts have few and no list reads them, and keys
 * for finding contacts by place.
 */
export class Details1790003900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rapport.contacts
      ADD COLUMN details jsonb NOT NULL DEFAULT '{}', ADD COLUMN place_keys text[] NOT NULL DEFAULT '{}'`);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
