import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds the daily email. `digests` has each user's settings and when the next email is due; the index on that time
 * includes only users who get one. `digest_emails` is the queue: one row per user and local day (number 0), and
 * more for emails that users requested. The primary key prevents two emails for one day, across any number of
 * processes.
 *
 * `next_try_at` is when a row may be claimed; while a process works on it, it's the end of that process's lease.
 * `handed_over_at` is set as soon as the mail server has received the whole message.
 */
export class Digest1790001900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.digests (
        user_profile_id uuid PRIMARY KEY
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        enabled boolean NOT NULL,
        hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
        time_zone text NOT NULL,
        email text,
        email_as_of timestamptz(3) NOT NULL,
        unsubscribe_key text NOT NULL,
        next_day date,
        next_at timestamptz(3),
        last_sent_at timestamptz(3),
        CHECK (enabled = (next_at IS NOT NULL) AND enabled = (next_day IS NOT NULL)),
        CHECK (NOT enabled OR email IS NOT NULL)
      )`);
    await runner.query(
      'CREATE INDEX digests_by_next_time ON rapport.digests (next_at) WHERE next_at IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE rapport.digest_emails (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.digests (user_profile_id) ON DELETE CASCADE,
        day date NOT NULL,
        number smallint NOT NULL,
        due_at timestamptz(3) NOT NULL,
        next_try_at timestamptz(3) NOT NULL,
        attempts smallint NOT NULL DEFAULT 0,
        claim uuid,
        handed_over_at timestamptz(3),
        outcome text CHECK (outcome IN ('sent', 'nothing', 'late', 'off', 'refused')),
        settled_at timestamptz(3),
        PRIMARY KEY (user_profile_id, day, number)
      )`);
    await runner.query(`
      CREATE INDEX digest_emails_to_send ON rapport.digest_emails (next_try_at)
        WHERE outcome IS NULL`);
    for (const table of ['digests', 'digest_emails']) {
      await runner.query(`ALTER TABLE rapport.${table} ENABLE ROW LEVEL SECURITY`);
    }
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
