import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The fields that a contact's keys are computed from, on one line. */
const IDENTITY = ['display_name', 'organization_name', 'primary_email', 'primary_phone']
  .map((column) => `COALESCE(${column}, '')`)
  .concat('other_emails::text', 'other_phones::text')
  .join(` || E'\\x1f' || `);

/**
 * Adds finding and merging of duplicates.
 *
 * Keys. duplicate_keys has the keys that a contact is found by (see `duplicateKeys` of the contracts), which SQL
 * can't compute. `identity` is generated from the fields that the keys are computed from, and duplicate_keys_of has
 * the identity of the stored keys. If the two differ, the keys are stale, and a search for duplicates recomputes
 * them first. So every write is covered, including those of the previous release of the API, which may run at the
 * same time; and existing rows don't need a backfill here. contacts_with_stale_keys has only the stale rows.
 *
 * Merging. A contact that was merged into another is deleted like any other. After ten minutes it's purged together
 * with its row of contact_merges, which has what undoing the merge needs.
 */
export class Merge1790001500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.contacts
        ADD COLUMN identity text GENERATED ALWAYS AS (md5(${IDENTITY})) STORED,
        ADD COLUMN duplicate_keys text[] NOT NULL DEFAULT '{}',
        ADD COLUMN duplicate_keys_of text`);
    await runner.query(`
      CREATE INDEX contacts_by_duplicate_keys ON rapport.contacts
        USING gin (user_profile_id, duplicate_keys)
        WITH (fastupdate = off) WHERE deleted_at IS NULL`);
    await runner.query(`
      CREATE INDEX contacts_with_stale_keys ON rapport.contacts (user_profile_id, id)
        WHERE deleted_at IS NULL AND duplicate_keys_of IS DISTINCT FROM identity`);

    await runner.query(`
      CREATE TABLE rapport.duplicate_dismissals (
        user_profile_id uuid NOT NULL,
        contact_id uuid NOT NULL,
        other_id uuid NOT NULL,
        dismissed_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_profile_id, contact_id, other_id),
        CHECK (contact_id < other_id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE,
        FOREIGN KEY (user_profile_id, other_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE rapport.contact_merges (
        user_profile_id uuid NOT NULL,
        contact_id uuid NOT NULL,
        other_id uuid NOT NULL,
        merged_at timestamptz(3) NOT NULL,
        undo jsonb NOT NULL,
        PRIMARY KEY (user_profile_id, other_id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE,
        FOREIGN KEY (user_profile_id, other_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE
      )`);
    // Deleting a contact looks up the rows that reference it.
    await runner.query(`
      CREATE INDEX duplicate_dismissals_by_other ON rapport.duplicate_dismissals
        (user_profile_id, other_id)`);
    await runner.query(`
      CREATE INDEX contact_merges_by_contact ON rapport.contact_merges
        (user_profile_id, contact_id, merged_at DESC)`);
    for (const table of ['duplicate_dismissals', 'contact_merges']) {
      await runner.query(`ALTER TABLE rapport.${table} ENABLE ROW LEVEL SECURITY`);
    }
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
