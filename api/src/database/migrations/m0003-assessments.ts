import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds the answers of the assessment page, the scores of a completed assessment, and the coaching catalog.
 *
 * The key of an answer is (user, contact, question), so a later answer replaces the previous one even with
 * concurrent writes. The catalog is the same for all users: its key has no user, and in a distributed database it's
 * a reference table. It used to be filled here and is left empty now; a later migration drops it.
 */
export class Assessments1790000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rapport.assessment_runs ADD COLUMN scores jsonb');

    await runner.query(`
      CREATE TABLE rapport.assessment_responses (
        user_profile_id uuid NOT NULL,
        contact_id uuid NOT NULL,
        question_id text NOT NULL,
        id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL,
        assessment_type text NOT NULL,
        question_text text NOT NULL,
        response_text text NOT NULL,
        selected_option text NOT NULL CHECK (selected_option IN ('A', 'B', 'Unsure')),
        response_score smallint NOT NULL CHECK (response_score BETWEEN 0 AND 100),
        confidence_level text NOT NULL CHECK (confidence_level IN ('high', 'medium', 'low')),
        PRIMARY KEY (user_profile_id, contact_id, question_id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE
      )`);

    await runner.query(`
      CREATE TABLE rapport.coaching_recommendations (
        id text PRIMARY KEY,
        title text NOT NULL,
        content text NOT NULL,
        category text NOT NULL,
        recommendation_type text NOT NULL,
        priority_score smallint NOT NULL CHECK (priority_score BETWEEN 0 AND 100),
        conditions text NOT NULL,
        action_steps text NOT NULL
      )`);

    for (const table of ['assessment_responses', 'coaching_recommendations']) {
      await runner.query(`ALTER TABLE rapport.${table} ENABLE ROW LEVEL SECURITY`);
    }
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
