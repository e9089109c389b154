import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Tokens that are refused although their signature is good and their time has not come: those of an
 * ended session, and those that were issued before a sign-out everywhere, a change of the password or
 * a deletion. A row is kept for the life of a token and then purged.
 *
 * A row belongs to an account at the auth service and not to a profile, because it has to outlive the
 * profile: it keeps a deleted person's old token from making a new one.
 *
 * kind: `session` refuses the tokens of `session_id`; `all` and `deleted` refuse every token that was
 * issued until `revoked_at`; `others` does the same but spares the tokens of `session_id`. The zero
 * UUID stands for no session, because a part of a primary key cannot be null.
 *
 * Every process reads the rows that were recorded since it last looked. The table holds no more than
 * the sign-outs of one token's life, so that it needs no index for that.
 */
export class Revocations1790000800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.revocations (
        user_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('session', 'all', 'others', 'deleted')),
        session_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
        revoked_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        recorded_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (user_id, kind, session_id)
      )`);
    await runner.query('ALTER TABLE rapport.revocations ENABLE ROW LEVEL SECURITY');
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
