import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * What one knows of a person beyond one email, phone and page: more of them and what each is for, a
 * pinned note, a birthday, how they met, and labels. And lists that a user wants to see again.
 *
 * First ones. primary_email, primary_phone and linkedin_url stay the first of each, and the other ones
 * are beside them. An API of the release before, which may run beside this one and writes only the
 * first one, thus keeps the rest.
 *
 * Labels. A contact holds the ids of its labels itself. A list can then be filtered while it is read in
 * its order, and one GIN index finds the contacts of a label, also in one bitmap with the matches of a
 * search in contacts_by_text. A table of pairs would take an index lookup per contact and label, and the
 * planner could not combine it with the search. An id of a deleted label may stay in a contact: nothing
 * shows it, and the next change of the contact's labels removes it.
 *
 * Search. Phones and links are found now, so the stored texts get those that are there already. They
 * need no other folding than lower case; what does gets it with the next change of the contact.
 */
export class FactsAndLabels1790001300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.contacts
        ADD COLUMN primary_email_kind text NOT NULL DEFAULT 'other',
        ADD COLUMN other_emails jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN primary_phone_kind text NOT NULL DEFAULT 'other',
        ADD COLUMN other_phones jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN other_links jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN pinned_note text,
        ADD COLUMN birthday text CHECK (birthday ~ '^([0-9]{4}|-)-[0-9]{2}-[0-9]{2}$'),
        ADD COLUMN how_we_met text,
        ADD COLUMN label_ids uuid[] NOT NULL DEFAULT '{}'`);
    await runner.query(`
      UPDATE rapport.contacts SET search_text = search_text
        || COALESCE(' ' || lower(primary_phone)
          || ' ' || regexp_replace(primary_phone, '[^0-9]', '', 'g'), '')
        || COALESCE(' ' || regexp_replace(lower(linkedin_url),
          '^https?://(www[.])?(([a-z]+[.])?linkedin[.]com/(in/|pub/)?)?', ''), '')
      WHERE primary_phone IS NOT NULL OR linkedin_url IS NOT NULL`);
    await runner.query(`
      CREATE INDEX contacts_by_label ON rapport.contacts USING gin (user_profile_id, label_ids)
        WITH (fastupdate = off) WHERE deleted_at IS NULL`);

    await runner.query(`
      CREATE TABLE rapport.labels (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        name text NOT NULL,
        sort_name text COLLATE "C" NOT NULL,
        color text NOT NULL,
        PRIMARY KEY (user_profile_id, id),
        UNIQUE (user_profile_id, sort_name)
      )`);
    await runner.query(`
      CREATE TABLE rapport.saved_views (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        name text NOT NULL,
        sort_name text COLLATE "C" NOT NULL,
        query jsonb NOT NULL,
        PRIMARY KEY (user_profile_id, id),
        UNIQUE (user_profile_id, sort_name)
      )`);
    for (const table of ['labels', 'saved_views']) {
      await runner.query(`ALTER TABLE rapport.${table} ENABLE ROW LEVEL SECURITY`);
    }
    await runner.query('ANALYZE rapport.contacts');
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
