import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds revocations: tokens that are refused although they're valid and haven't expired. They belong to an ended
 * session, or were issued before a global sign-out, a password change, or a deletion. A row is kept for the
 * lifetime of a token and then purged.
 *
 * A row belongs to an account of the auth service rather than to a profile, because it has to outlive the profile:
 * it prevents an old token of a deleted user from creating a new one.
 *
 * kind: `session` refuses the tokens of `session_id`; `all` and `deleted` refuse every token issued until
 * `revoked_at`; `others` does the same except for the tokens of `session_id`. The zero UUID means no session,
 * because a primary key column can't be null.
 *
 * Every process reads the rows recorded since its last read. The table only has the sign-outs within one token
 * lifetime, so it needs no index for that.
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

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
