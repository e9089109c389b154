import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Tokens that users make for programs. A token itself is stored nowhere: `hash` is its SHA-256, and `prefix` its
 * beginning, by which a user recognizes it.
 */
export class AccessTokens1790005900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.access_tokens (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        hash bytea NOT NULL CHECK (length(hash) = 32),
        prefix text NOT NULL,
        name text NOT NULL,
        scopes text[] NOT NULL,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        last_used_at timestamptz(3),
        PRIMARY KEY (user_profile_id, id)
      )`);
    await runner.query('CREATE UNIQUE INDEX access_tokens_by_hash ON rapport.access_tokens (hash)');
    await runner.query('ALTER TABLE rapport.access_tokens ENABLE ROW LEVEL SECURITY');
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
