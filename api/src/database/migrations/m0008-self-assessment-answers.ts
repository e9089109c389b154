import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Stores the answers behind a self-assessment, and drops the coaching catalog.
 *
 * `self_assessment` has the answers together with the scores they were saved with. The previous release of the API
 * writes only scores; if the answers don't match them anymore, the answers count as unknown.
 *
 * The coaching cards are now part of the program. Their table was filled only once, so existing databases kept
 * outdated texts.
 */
export class SelfAssessmentAnswers1790000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rapport.user_profiles ADD COLUMN self_assessment jsonb');
    await runner.query('DROP TABLE rapport.coaching_recommendations');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
