import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds more facts about contacts: several emails, phones, and links with their kinds, a pinned note, a birthday,
 * how they met, and labels. Also adds saved views.
 *
 * First ones. primary_email, primary_phone, and linkedin_url stay the first of each, with the others in separate
 * columns. So the previous release of the API, which may run at the same time and writes only the first, keeps the
 * rest.
 *
 * Labels. The IDs of a contact's labels are stored in its row. So a list can be filtered while it's read in order,
 * and one GIN index finds the contacts of a label, also in one bitmap with the matches of contacts_by_text. A join
 * table would need an index lookup per contact and label, and the planner couldn't combine it with the search. The
 * ID of a deleted label may stay in a contact: nothing shows it, and the next change of the contact's labels
 * removes it.
 *
 * Search. Phones and links are now searchable, so existing ones are added to the stored texts. They need no folding
 * other than lowercase; the rest is folded with the next change of the contact.
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

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
