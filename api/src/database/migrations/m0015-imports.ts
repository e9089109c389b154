import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds file imports and the outcome of each row. A row number is unique within an import, so sending a batch twice
 * changes nothing. `import_changes` has what an undo needs. It's deleted with its contact, while the row itself
 * stays, so that it isn't imported again.
 */
export class Imports1790001400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.imports (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        file_name text NOT NULL,
        source text NOT NULL,
        row_count integer NOT NULL,
        added integer NOT NULL DEFAULT 0,
        merged integer NOT NULL DEFAULT 0,
        skipped integer NOT NULL DEFAULT 0,
        refused integer NOT NULL DEFAULT 0,
        undone_at timestamptz(3),
        removed integer NOT NULL DEFAULT 0,
        restored integer NOT NULL DEFAULT 0,
        kept integer NOT NULL DEFAULT 0,
        PRIMARY KEY (user_profile_id, id)
      )`);
    await runner.query(`
      CREATE TABLE rapport.import_rows (
        user_profile_id uuid NOT NULL,
        import_id uuid NOT NULL,
        row_number integer NOT NULL,
        outcome text NOT NULL CHECK (outcome IN ('added', 'merged', 'skipped', 'refused')),
        problems jsonb NOT NULL DEFAULT '[]',
        PRIMARY KEY (user_profile_id, import_id, row_number),
        FOREIGN KEY (user_profile_id, import_id)
          REFERENCES rapport.imports (user_profile_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE rapport.import_changes (
        user_profile_id uuid NOT NULL,
        import_id uuid NOT NULL,
        row_number integer NOT NULL,
        contact_id uuid NOT NULL,
        version integer NOT NULL,
        changed jsonb,
        PRIMARY KEY (user_profile_id, import_id, row_number),
        FOREIGN KEY (user_profile_id, import_id, row_number)
          REFERENCES rapport.import_rows (user_profile_id, import_id, row_number) ON DELETE CASCADE,
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE
      )`);
    // For deleting a contact, which looks up the rows that reference it, and for its export.
    await runner.query(`
      CREATE INDEX import_changes_by_contact ON rapport.import_changes
        (user_profile_id, contact_id)`);

    for (const table of ['imports', 'import_rows', 'import_changes']) {
      await runner.query(`ALTER TABLE rapport.${table} ENABLE ROW LEVEL SECURITY`);
    }
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
