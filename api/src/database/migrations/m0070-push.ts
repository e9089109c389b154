import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds reminders on devices. `push_settings` has what a user wants, and when the next morning message is due.
 * `push_devices` has the subscriptions of browsers; the ID of one is made of its endpoint, so a browser that another
 * user had before is found. `push_messages` is the queue: its key has the occasion, so a device gets each occasion
 * once, across any number of processes. It has no text, because each message is written when it's sent.
 *
 * `next_try_at` is when a row may be claimed; while a process works on it, it's the end of that process's lease.
 */
export class Push1790006900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.push_settings (
        user_profile_id uuid PRIMARY KEY
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        meeting_minutes smallint CHECK (meeting_minutes IN (10, 30, 60)),
        promises boolean NOT NULL,
        summary boolean NOT NULL,
        hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
        quiet boolean NOT NULL,
        quiet_from smallint NOT NULL CHECK (quiet_from BETWEEN 0 AND 23),
        quiet_to smallint NOT NULL CHECK (quiet_to BETWEEN 0 AND 23),
        hide_names boolean NOT NULL,
        time_zone text NOT NULL,
        hour_cycle text NOT NULL CHECK (hour_cycle IN ('h12', 'h23')),
        next_day date,
        next_at timestamptz(3),
        CHECK ((promises OR summary) = (next_at IS NOT NULL)),
        CHECK ((next_day IS NULL) = (next_at IS NULL))
      )`);
    await runner.query(`
      CREATE INDEX push_settings_by_next_time ON rapport.push_settings (next_at)
        WHERE next_at IS NOT NULL`);
    await runner.query(`
      CREATE TABLE rapport.push_devices (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.push_settings (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        name text NOT NULL,
        endpoint text NOT NULL,
        public_key text NOT NULL,
        auth text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        last_success_at timestamptz(3),
        failure text CHECK (failure IN ('refused', 'failed')),
        failed_at timestamptz(3),
        PRIMARY KEY (user_profile_id, id)
      )`);
    await runner.query('CREATE INDEX push_devices_by_id ON rapport.push_devices (id)');
    await runner.query(`
      CREATE TABLE rapport.push_messages (
        user_profile_id uuid NOT NULL,
        device_id uuid NOT NULL,
        occasion text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('meeting', 'promises', 'summary')),
        meeting_id uuid,
        day date,
        expires_at timestamptz(3) NOT NULL,
        next_try_at timestamptz(3) NOT NULL,
        attempts smallint NOT NULL DEFAULT 0,
        claim uuid,
        outcome text CHECK (outcome IN ('sent', 'nothing', 'late', 'off', 'refused', 'failed')),
        settled_at timestamptz(3),
        PRIMARY KEY (user_profile_id, device_id, occasion),
        FOREIGN KEY (user_profile_id, device_id)
          REFERENCES rapport.push_devices (user_profile_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE INDEX push_messages_to_send ON rapport.push_messages (next_try_at)
        WHERE outcome IS NULL`);
    for (const table of ['push_settings', 'push_devices', 'push_messages']) {
      await runner.query(`ALTER TABLE rapport.${table} ENABLE ROW LEVEL SECURITY`);
    }
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
