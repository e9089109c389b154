import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Two indexes for lists that used to walk through all contacts of a user.
 *
 * A search for punctuation, or for one or two characters of a script without spaces, has no three
 * letters in a row for the trigram index to look up. contacts_by_marks knows every character of a
 * contact's text that is not a plain letter, a digit or a space. It is an expression and not a
 * column, so that there is nothing to fill or to keep up to date, and an API of the version before
 * goes on working beside it. It is not partial: the planner takes statistics about an expression
 * (how rare is this character?) from whole indexes only.
 *
 * contacts_by_due_date now holds what lists are ordered by, so that contacts which are due are put
 * in order without a visit to each.
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

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
