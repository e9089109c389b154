import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds calendar subscriptions and the feed for calendar programs.
 *
 * A calendar. Its events with contacts become meetings whose source is the calendar's ID. The row has its address,
 * when it's read next, and why it couldn't be read. `people_hash` covers the emails of all contacts at the last
 * read: as long as it's the same, an unmodified calendar doesn't have to be processed.
 *
 * The feed. Anyone with its token may read it, so only the SHA-256 hash of the token is stored.
 */
export class Calendars1790001800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.calendars (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        address text NOT NULL,
        name text,
        name_there text,
        time_zone text NOT NULL,
        etag text,
        last_modified text,
        people_hash text,
        changed_at timestamptz(3),
        read_at timestamptz(3),
        next_at timestamptz(3) NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        failure text,
        failing_since timestamptz(3),
        PRIMARY KEY (user_profile_id, id),
        UNIQUE (user_profile_id, address)
      )`);
    await runner.query(`
      CREATE TABLE rapport.calendar_feeds (
        user_profile_id uuid PRIMARY KEY
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        token_hash bytea NOT NULL,
        time_zone text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        last_read_at timestamptz(3)
      )`);
    for (const table of ['calendars', 'calendar_feeds']) {
      await runner.query(`ALTER TABLE rapport.${table} ENABLE ROW LEVEL SECURITY`);
    }
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
