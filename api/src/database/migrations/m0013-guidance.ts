import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds what guidance uses in addition to results: the source of a run's answers, observations, and feedback on
 * tips. Also adds what a contact has a right to: the reason why notes about them are kept, and an objection.
 *
 * There is no estimate while a contact objects: the database refuses one, even from the previous release of the
 * API, which may run at the same time and doesn't support objections. That release writes runs without a source;
 * those with scores came from the assessment page, all others from the quiz.
 */
export class Guidance1790001200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.assessment_runs
        ADD COLUMN base_run_id uuid,
        ADD COLUMN source text CHECK (source IN ('quiz', 'page', 'change', 'observation')),
        ADD COLUMN changes jsonb`);
    await runner.query(`
      ALTER TABLE rapport.contacts
        ADD COLUMN legal_basis_note text,
        ADD COLUMN informed_at timestamptz(3),
        ADD COLUMN objected_at timestamptz(3),
        ADD COLUMN reviewed_at timestamptz(3),
        ADD CONSTRAINT contacts_no_estimate_after_objection
          CHECK (objected_at IS NULL OR (mbti_type IS NULL AND NOT assessment_complete))`);

    await runner.query(`
      CREATE TABLE rapport.observations (
        user_profile_id uuid NOT NULL,
        contact_id uuid NOT NULL,
        id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        question_id text NOT NULL,
        answer text NOT NULL CHECK (answer IN ('A', 'B', 'did_not_come_up')),
        interaction_id uuid,
        run_id uuid,
        PRIMARY KEY (user_profile_id, contact_id, id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE rapport.tip_feedback (
        user_profile_id uuid NOT NULL,
        contact_id uuid NOT NULL,
        tip_id text NOT NULL,
        interaction_id uuid NOT NULL,
        helped boolean,
        marked_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_profile_id, contact_id, tip_id, interaction_id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE,
        FOREIGN KEY (user_profile_id, interaction_id)
          REFERENCES rapport.interactions (user_profile_id, id) ON DELETE CASCADE
      )`);
    // Deleting an interaction looks up the rows that reference it.
    await runner.query(`
      CREATE INDEX tip_feedback_by_interaction ON rapport.tip_feedback
        (user_profile_id, interaction_id)`);

    for (const table of ['observations', 'tip_feedback']) {
      await runner.query(`ALTER TABLE rapport.${table} ENABLE ROW LEVEL SECURITY`);
    }
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
