import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds the fields that users add to contacts. A contact has its values in one column, by the ID of the field
 * (docs/adr/0019-values-of-custom-fields-in-the-contact.md). A field keeps its choices as `[{"id", "name"}]`, and
 * contacts have the IDs.
 */
export class CustomFields1790007700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.custom_fields (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        name text NOT NULL,
        sort_name text COLLATE "C" NOT NULL,
        kind text NOT NULL CHECK (kind IN ('text', 'number', 'date', 'choice', 'yesNo', 'link')),
        choices jsonb NOT NULL DEFAULT '[]',
        yearly boolean NOT NULL DEFAULT false,
        shown_in text[] NOT NULL DEFAULT '{}',
        position smallint NOT NULL,
        PRIMARY KEY (user_profile_id, id),
        UNIQUE (user_profile_id, sort_name)
      )`);
    await runner.query('ALTER TABLE rapport.custom_fields ENABLE ROW LEVEL SECURITY');
    await runner.query(`
      ALTER TABLE rapport.contacts ADD COLUMN custom_values jsonb NOT NULL DEFAULT '{}'`);
    for (const [event, condition] of [
      ['INSERT', 'true'],
      ['UPDATE', 'OLD.* IS DISTINCT FROM NEW.*'],
      ['DELETE', 'true'],
    ] as const) {
      await runner.query(`
        CREATE CONSTRAINT TRIGGER changes_by_${event.toLowerCase()} AFTER ${event} ON rapport.custom_fields
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (${condition})
        EXECUTE FUNCTION rapport.note_own('custom_field')`);
    }
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
