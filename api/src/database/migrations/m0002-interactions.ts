import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds interactions, cadences, and the state of suggested actions.
 *
 * Health and actions depend on the current time, so they're computed on read. Only the columns that lists filter
 * and sort by are stored on the contact (last_interaction_at, next_due_at). They're written in the transaction that
 * changes an interaction or the cadence.
 *
 * The index of the interactions includes type and outcome, so that health and actions are computed with index-only
 * scans, without reading the notes.
 */
export class Interactions1790000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.contacts
        ADD COLUMN cadence_days smallint CHECK (cadence_days BETWEEN 1 AND 730)`);

    await runner.query(`
      CREATE TABLE rapport.interactions (
        user_profile_id uuid NOT NULL,
        id uuid NOT NULL,
        contact_id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        interaction_date timestamptz(3) NOT NULL,
        type text NOT NULL
          CHECK (type IN ('call', 'meeting', 'email', 'message', 'event', 'note')),
        outcome text CHECK (outcome IN ('positive', 'neutral', 'negative', 'follow_up_needed')),
        duration integer CHECK (duration BETWEEN 0 AND 10080),
        description text,
        notes text,
        PRIMARY KEY (user_profile_id, id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE INDEX interactions_by_contact ON rapport.interactions
        (user_profile_id, contact_id, interaction_date DESC, id DESC) INCLUDE (type, outcome)`);

    await runner.query(`
      CREATE TABLE rapport.action_marks (
        user_profile_id uuid NOT NULL,
        contact_id uuid NOT NULL,
        action_id text NOT NULL,
        status text NOT NULL CHECK (status IN ('snoozed', 'done', 'dismissed')),
        snoozed_until timestamptz(3),
        updated_at timestamptz(3) NOT NULL,
        CHECK ((status = 'snoozed') = (snoozed_until IS NOT NULL)),
        PRIMARY KEY (user_profile_id, contact_id, action_id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE
      )`);

    for (const table of ['interactions', 'action_marks']) {
      await runner.query(`ALTER TABLE rapport.${table} ENABLE ROW LEVEL SECURITY`);
    }
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
