import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The cadences that new contacts get, all of them or those with a label; null as long as the user has chosen none. */
export class CadenceDefaults1790003500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rapport.user_profiles ADD COLUMN cadence_defaults jsonb');
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
