import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Creates the first tables.
 *
 * Shape. Every table belongs to a user, and every primary key, foreign key, unique key, and index starts with
 * user_profile_id: each query touches one user's rows only, and the tables can be distributed by that column
 * (Citus) without changes. IDs are UUID v7 created by the application. There are no triggers, sequences, or
 * functions, so distributed tables, poolers, and replicas work without special care.
 *
 * Search. A trigram index can't start with a uuid by itself. Options: (1) scan all contacts of the user, which
 * grows with their number; (2) a trigram index without the user, which reads everyone's matches; (3) btree_gin,
 * which lets a GIN index start with the uuid. btree_gin and pg_trgm ship with Postgres, both are trusted extensions
 * that a database owner may create, and managed services offer both, so this uses (3). `fastupdate` is off because
 * every search would scan the pending entries.
 *
 * Order. sort_name has the collation C: the application already folds case and accents, so the order is the same on
 * every server. Lists sort by last contact with "never" at the end, as a real value, so that keyset pagination
 * works.
 *
 * Row-level security is on without any policy: the owner (this API) is exempt, and every other role sees nothing,
 * even if it's granted access to the tables.
 */
export class Foundation1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const extension of ['pg_trgm', 'btree_gin']) {
      await runner.query(`CREATE EXTENSION IF NOT EXISTS ${extension} WITH SCHEMA rapport`);
    }
    // An extension that already existed may be in another schema.
    const [{ schema: trigrams }] = await runner.query(
      `SELECT quote_ident(n.nspname) AS schema FROM pg_extension e
       JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm'`,
    );

    await runner.query(`
      CREATE TABLE rapport.user_profiles (
        user_profile_id uuid PRIMARY KEY,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL,
        assessment_complete boolean NOT NULL DEFAULT false,
        assessment_version text,
        big_five_openness smallint CHECK (big_five_openness BETWEEN 0 AND 100),
        big_five_conscientiousness smallint CHECK (big_five_conscientiousness BETWEEN 0 AND 100),
        big_five_extraversion smallint CHECK (big_five_extraversion BETWEEN 0 AND 100),
        big_five_agreeableness smallint CHECK (big_five_agreeableness BETWEEN 0 AND 100),
        big_five_neuroticism smallint CHECK (big_five_neuroticism BETWEEN 0 AND 100),
        hexaco_honesty_humility smallint CHECK (hexaco_honesty_humility BETWEEN 0 AND 100),
        panas_positive_affect smallint CHECK (panas_positive_affect BETWEEN 0 AND 100),
        panas_negative_affect smallint CHECK (panas_negative_affect BETWEEN 0 AND 100),
        via_wisdom smallint CHECK (via_wisdom BETWEEN 0 AND 100),
        via_courage smallint CHECK (via_courage BETWEEN 0 AND 100),
        via_love smallint CHECK (via_love BETWEEN 0 AND 100),
        hogan_adjustment smallint CHECK (hogan_adjustment BETWEEN 0 AND 100),
        hogan_ambition smallint CHECK (hogan_ambition BETWEEN 0 AND 100),
        hogan_sociability smallint CHECK (hogan_sociability BETWEEN 0 AND 100),
        responsible_use_version text,
        responsible_use_at timestamptz(3),
        CHECK ((responsible_use_version IS NULL) = (responsible_use_at IS NULL))
      )`);

    await runner.query(`
      CREATE TABLE rapport.contacts (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL,
        last_update_time timestamptz(3) NOT NULL,
        deleted_at timestamptz(3),
        display_name text NOT NULL,
        primary_email text,
        primary_phone text,
        organization_name text,
        organization_title text,
        linkedin_url text,
        photo_url text,
        linkedin_profile_picture text,
        assessment_complete boolean NOT NULL DEFAULT false,
        mbti_type text CHECK (mbti_type ~ '^[EI][SN][TF][JP]$'),
        mbti_confidence double precision CHECK (mbti_confidence BETWEEN 0 AND 100),
        mbti_ambiguous_letters text[] NOT NULL DEFAULT '{}',
        enneagram_type smallint CHECK (enneagram_type BETWEEN 1 AND 9),
        enneagram_confidence double precision CHECK (enneagram_confidence BETWEEN 0 AND 100),
        enneagram_secondary_types smallint[] NOT NULL DEFAULT '{}',
        big_five_openness smallint CHECK (big_five_openness BETWEEN 0 AND 100),
        via_top_strength1 text,
        last_interaction_at timestamptz(3),
        next_due_at timestamptz(3),
        search_text text NOT NULL,
        sort_name text COLLATE "C" NOT NULL,
        PRIMARY KEY (user_profile_id, id)
      )`);
    await runner.query(`
      CREATE INDEX contacts_by_update ON rapport.contacts
        (user_profile_id, last_update_time DESC, id DESC) WHERE deleted_at IS NULL`);
    await runner.query(`
      CREATE INDEX contacts_by_name ON rapport.contacts
        (user_profile_id, sort_name, id) WHERE deleted_at IS NULL`);
    await runner.query(`
      CREATE INDEX contacts_by_last_contact ON rapport.contacts
        (user_profile_id, COALESCE(last_interaction_at, '-infinity') DESC, id DESC)
        WHERE deleted_at IS NULL`);
    await runner.query(`
      CREATE INDEX contacts_by_due_date ON rapport.contacts (user_profile_id, next_due_at)
        WHERE deleted_at IS NULL AND next_due_at IS NOT NULL`);
    await runner.query(`
      CREATE INDEX contacts_by_work_style ON rapport.contacts
        (user_profile_id, mbti_type, last_update_time DESC, id DESC)
        WHERE deleted_at IS NULL AND mbti_type IS NOT NULL`);
    await runner.query(`
      CREATE INDEX contacts_by_motivation ON rapport.contacts
        (user_profile_id, enneagram_type, last_update_time DESC, id DESC)
        WHERE deleted_at IS NULL AND enneagram_type IS NOT NULL`);
    await runner.query(`
      CREATE INDEX contacts_by_deletion ON rapport.contacts (user_profile_id, deleted_at)
        WHERE deleted_at IS NOT NULL`);
    await runner.query(`
      CREATE INDEX contacts_by_text ON rapport.contacts
        USING gin (user_profile_id, search_text ${trigrams}.gin_trgm_ops)
        WITH (fastupdate = off) WHERE deleted_at IS NULL`);

    await runner.query(`
      CREATE TABLE rapport.assessment_runs (
        user_profile_id uuid NOT NULL,
        id uuid NOT NULL,
        contact_id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL,
        mbti_type text NOT NULL CHECK (mbti_type ~ '^[EI][SN][TF][JP]$'),
        mbti_confidence double precision NOT NULL CHECK (mbti_confidence BETWEEN 0 AND 100),
        mbti_ambiguous_letters text[] NOT NULL,
        enneagram_type smallint CHECK (enneagram_type BETWEEN 1 AND 9),
        enneagram_confidence double precision NOT NULL
          CHECK (enneagram_confidence BETWEEN 0 AND 100),
        enneagram_secondary_types smallint[] NOT NULL,
        notes text[] NOT NULL,
        responses jsonb,
        PRIMARY KEY (user_profile_id, id),
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE INDEX assessment_runs_by_contact ON rapport.assessment_runs
        (user_profile_id, contact_id, created_at DESC, id DESC)`);

    await runner.query(`
      CREATE TABLE rapport.idempotency_keys (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        key text NOT NULL,
        fingerprint text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        status smallint,
        headers jsonb,
        body text,
        PRIMARY KEY (user_profile_id, key)
      )`);
    await runner.query(`
      CREATE INDEX idempotency_keys_by_age ON rapport.idempotency_keys
        (user_profile_id, created_at)`);

    for (const table of ['user_profiles', 'contacts', 'assessment_runs', 'idempotency_keys']) {
      await runner.query(`ALTER TABLE rapport.${table} ENABLE ROW LEVEL SECURITY`);
    }
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
