import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds relations between two contacts. One row has both directions: `contact_id` reports to `other_id`, or was
 * introduced by them; where both sides are alike, `contact_id` is the lower ID (see `storedRelation`). So the unique
 * key finds a relation however it was entered. Own words are '' unless the kind is `other`.
 */
export class Relations1790007400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.relations (
        user_profile_id uuid NOT NULL,
        id uuid NOT NULL,
        contact_id uuid NOT NULL,
        other_id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        kind text NOT NULL
          CHECK (kind IN ('reports_to', 'introduced_by', 'works_with', 'partner', 'other')),
        words text NOT NULL,
        reverse_words text NOT NULL,
        PRIMARY KEY (user_profile_id, id),
        CONSTRAINT relations_once
          UNIQUE (user_profile_id, contact_id, other_id, kind, words, reverse_words),
        CHECK (contact_id <> other_id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE,
        FOREIGN KEY (user_profile_id, other_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE INDEX relations_by_other ON rapport.relations (user_profile_id, other_id)`);
    await runner.query('ALTER TABLE rapport.relations ENABLE ROW LEVEL SECURITY');
    for (const [event, condition] of [
      ['INSERT', 'true'],
      ['UPDATE', 'OLD.* IS DISTINCT FROM NEW.*'],
      ['DELETE', 'true'],
    ] as const) {
      await runner.query(`
        CREATE CONSTRAINT TRIGGER changes_by_${event.toLowerCase()} AFTER ${event} ON rapport.relations
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (${condition})
        EXECUTE FUNCTION rapport.note_of_contact('relation')`);
    }
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
