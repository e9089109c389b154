import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds the default cadences for new contacts: for all, or for those with a label; null if the user hasn't chosen
 * any.
 */
export class CadenceDefaults1790003500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rapport.user_profiles ADD COLUMN cadence_defaults jsonb');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
