import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds the key that a list sorted by last name goes by, which SQL can't compute (contacts/domain/family-sort.ts). Existing
 * rows get theirs after the migrations, in small steps; until then they're sorted by their whole name.
 */
export class SortFamilyName1790005400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rapport.contacts ADD COLUMN sort_family_name text COLLATE "C"');
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
