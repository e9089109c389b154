import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds commitments: promises both ways, questions, numbers, and people that the user marked in notes. A commitment
 * stays when its interaction is deleted, because the promise was still made.
 */
export class Commitments1790003700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.commitments (
        user_profile_id uuid NOT NULL,
        id uuid NOT NULL,
        contact_id uuid NOT NULL,
        interaction_id uuid,
        created_at timestamptz(3) NOT NULL,
        version integer NOT NULL,
        kind text NOT NULL
          CHECK (kind IN ('i_promised', 'they_promised', 'they_asked', 'number', 'person')),
        text text NOT NULL,
        due_on date,
        done_at timestamptz(3),
        snoozed_until date,
        PRIMARY KEY (user_profile_id, id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE,
        FOREIGN KEY (user_profile_id, interaction_id)
          REFERENCES rapport.interactions (user_profile_id, id) ON DELETE SET NULL (interaction_id)
      )`);
    await runner.query(`
      CREATE INDEX commitments_by_contact ON rapport.commitments (user_profile_id, contact_id)`);
    // Deleting an interaction looks up the rows that reference it.
    await runner.query(`
      CREATE INDEX commitments_by_interaction ON rapport.commitments
        (user_profile_id, interaction_id) WHERE interaction_id IS NOT NULL`);
    await runner.query(`
      CREATE INDEX open_commitments ON rapport.commitments (user_profile_id, due_on, id)
        WHERE done_at IS NULL AND kind IN ('i_promised', 'they_promised', 'they_asked')`);
    await runner.query('ALTER TABLE rapport.commitments ENABLE ROW LEVEL SECURITY');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
