import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Adds the parts of a contact's name, as entered or imported. */
export class NameParts1790004400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.contacts
        ADD COLUMN name_prefix text,
        ADD COLUMN given_name text,
        ADD COLUMN additional_names text,
        ADD COLUMN family_name text,
        ADD COLUMN name_suffix text`);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
