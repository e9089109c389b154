import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds follow-ups: what was promised for which day. An interaction with the outcome `follow_up_needed` may have a
 * date, a text, and a state: open (null), snoozed, done, or dismissed.
 *
 * No constraint ties these columns to the outcome, because the previous release of the API changes outcomes without
 * updating them. They count only with that outcome. The index has only open and snoozed follow-ups, so the many
 * that are done cost nothing.
 */
export class FollowUps1790001600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.interactions
        ADD COLUMN follow_up_at date,
        ADD COLUMN follow_up_text text,
        ADD COLUMN follow_up_status text
          CHECK (follow_up_status IN ('snoozed', 'done', 'dismissed')),
        ADD COLUMN follow_up_snoozed_until timestamptz(3),
        ADD COLUMN follow_up_marked_at timestamptz(3)`);
    await runner.query(`
      CREATE INDEX interactions_by_follow_up ON rapport.interactions
        (user_profile_id, follow_up_at, id)
        WHERE follow_up_at IS NOT NULL AND outcome = 'follow_up_needed'
          AND (follow_up_status IS NULL OR follow_up_status = 'snoozed')`);
    await runner.query(`
      CREATE INDEX interactions_with_follow_up ON rapport.interactions
        (user_profile_id, contact_id, interaction_date DESC)
        WHERE follow_up_at IS NOT NULL AND outcome = 'follow_up_needed'`);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
