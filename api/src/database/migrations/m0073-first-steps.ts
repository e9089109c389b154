import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds the first steps after sign-up: when the user was through with them, and which contacts are sample people. Users
 * who are there already are through with them.
 */
export class FirstSteps1790007200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.user_profiles
        ADD COLUMN first_steps_ended_at timestamptz(3) DEFAULT '2026-11-29T00:00:00Z',
        ADD COLUMN sample_contact_ids uuid[] NOT NULL DEFAULT '{}'`);
    // The default is for the rows that are there, without a write to each of them.
    await runner.query(
      'ALTER TABLE rapport.user_profiles ALTER COLUMN first_steps_ended_at DROP DEFAULT',
    );
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
