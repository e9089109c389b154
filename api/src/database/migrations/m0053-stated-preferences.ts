import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds stated preferences. A new one replaces older ones of its kind, which stay as history. One stays when the
 * interaction in which it was stated is deleted.
 */
export class StatedPreferences1790005200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.stated_preferences (
        user_profile_id uuid NOT NULL,
        id uuid NOT NULL,
        contact_id uuid NOT NULL,
        interaction_id uuid,
        created_at timestamptz(3) NOT NULL,
        kind text NOT NULL CHECK (kind IN
          ('channel', 'when', 'lead', 'length', 'opening', 'address', 'topic', 'other')),
        value jsonb NOT NULL,
        text text,
        learned_on date NOT NULL,
        PRIMARY KEY (user_profile_id, id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE,
        FOREIGN KEY (user_profile_id, interaction_id)
          REFERENCES rapport.interactions (user_profile_id, id) ON DELETE SET NULL (interaction_id)
      )`);
    await runner.query(`
      CREATE INDEX stated_preferences_by_contact ON rapport.stated_preferences
        (user_profile_id, contact_id)`);
    // Deleting an interaction looks up the rows that reference it.
    await runner.query(`
      CREATE INDEX stated_preferences_by_interaction ON rapport.stated_preferences
        (user_profile_id, interaction_id) WHERE interaction_id IS NOT NULL`);
    await runner.query('ALTER TABLE rapport.stated_preferences ENABLE ROW LEVEL SECURITY');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
