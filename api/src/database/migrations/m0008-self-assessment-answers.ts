import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * The answers behind a self-assessment, and no stored coaching catalog.
 *
 * `self_assessment` holds the answers together with the scores they were saved with. An API of the
 * release before writes scores only; the answers then no longer fit the scores and count as unknown.
 *
 * The coaching cards are content of the program. Their table was filled once, so that a database
 * that existed kept the text of its time.
 */
export class SelfAssessmentAnswers1790000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rapport.user_profiles ADD COLUMN self_assessment jsonb');
    await runner.query('DROP TABLE rapport.coaching_recommendations');
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
