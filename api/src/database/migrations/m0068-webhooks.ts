import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds webhooks. A webhook reads the feed of changes: `read_number`, `read_kind`, and `read_id` are the place up to
 * which its deliveries are queued. `webhook_deliveries` is the queue, and the log of what was sent.
 *
 * `next_at` of a webhook is when the next delivery may be sent; while a process sends one, it's the end of that
 * process's lease, so a webhook has one delivery under way. `next_try_at` is the same for each delivery.
 * `tell_at` is when to try the email that says that the webhook was turned off. The secrets are stored as they are,
 * because they sign each message.
 */
export class Webhooks1790006700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.webhooks (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        name text NOT NULL,
        address text NOT NULL,
        events text[] NOT NULL,
        enabled boolean NOT NULL DEFAULT true,
        secret text NOT NULL,
        old_secret text,
        old_secret_until timestamptz(3),
        email text,
        email_as_of timestamptz(3) NOT NULL,
        created_at timestamptz(3) NOT NULL,
        read_number bigint NOT NULL,
        read_kind text COLLATE "C" NOT NULL,
        read_id uuid NOT NULL,
        next_at timestamptz(3) NOT NULL,
        failures integer NOT NULL DEFAULT 0,
        failing_since timestamptz(3),
        off_reason text CHECK (off_reason IN ('gone', 'failing')),
        off_at timestamptz(3),
        tell_at timestamptz(3),
        PRIMARY KEY (user_profile_id, id)
      )`);
    await runner.query(`
      CREATE TABLE rapport.webhook_deliveries (
        user_profile_id uuid NOT NULL,
        webhook_id uuid NOT NULL,
        id uuid NOT NULL,
        type text NOT NULL,
        number bigint NOT NULL,
        place integer NOT NULL,
        data jsonb NOT NULL,
        made_at timestamptz(3) NOT NULL,
        next_try_at timestamptz(3) NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        first_try_at timestamptz(3),
        tried_at timestamptz(3),
        claim uuid,
        outcome text CHECK (outcome IN ('delivered', 'failed')),
        status smallint,
        failure text,
        excerpt text,
        took_ms integer,
        PRIMARY KEY (user_profile_id, webhook_id, id),
        FOREIGN KEY (user_profile_id, webhook_id)
          REFERENCES rapport.webhooks (user_profile_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE INDEX webhook_deliveries_to_send ON rapport.webhook_deliveries (next_try_at)
        WHERE outcome IS NULL`);
    for (const table of ['webhooks', 'webhook_deliveries']) {
      await runner.query(`ALTER TABLE rapport.${table} ENABLE ROW LEVEL SECURITY`);
    }
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
