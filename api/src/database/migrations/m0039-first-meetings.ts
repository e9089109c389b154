import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds a kind of label that marks contacts as candidates, for whom no estimate is made, and a source for answers
 * that come from something the contact wrote.
 */
export class FirstMeetings1790003800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rapport.labels ADD COLUMN kind text');
    await runner.query(`
      ALTER TABLE rapport.labels
        ADD CONSTRAINT labels_kind CHECK (kind IN ('candidate')) NOT VALID`);
    await runner.query(`
      ALTER TABLE rapport.assessment_runs
        DROP CONSTRAINT assessment_runs_source_check,
        ADD CONSTRAINT assessment_runs_source_check CHECK
          (source IN ('quiz', 'page', 'change', 'observation', 'writing')) NOT VALID`);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
