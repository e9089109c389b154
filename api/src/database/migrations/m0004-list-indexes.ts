import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds two indexes for lists that used to read all contacts of a user.
 *
 * A search for punctuation, or for one or two characters of a script without spaces, has no trigram to look up.
 * contacts_by_marks indexes every character of a contact's text that isn't a plain letter, a digit, or a space.
 * It's an expression rather than a column, so there is nothing to backfill or keep up to date, and the previous
 * release of the API keeps working. It isn't partial, because the planner uses expression statistics (how rare is
 * this character?) only from full indexes.
 *
 * contacts_by_due_date now includes the columns that lists are ordered by, so due contacts are sorted without
 * reading each row.
 */
export class ListIndexes1790000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX contacts_by_marks ON rapport.contacts
        USING gin (user_profile_id,
          string_to_array(regexp_replace(search_text, '[a-z0-9 ]', '', 'g'), NULL))
        WITH (fastupdate = off)`);
    await runner.query('DROP INDEX rapport.contacts_by_due_date');
    await runner.query(`
      CREATE INDEX contacts_by_due_date ON rapport.contacts (user_profile_id, next_due_at)
        INCLUDE (id, last_update_time, sort_name, last_interaction_at)
        WHERE deleted_at IS NULL AND next_due_at IS NOT NULL`);
    await runner.query('ANALYZE rapport.contacts');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
