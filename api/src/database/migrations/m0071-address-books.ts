import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds address books on other servers. `address_book_cards` has a row for each card and is the queue of a sync, too:
 * a card with `dirty` has to be looked at, and the row is settled in the transaction that writes the contact, so a sync
 * that was killed goes on where it stopped. It has nothing about a contact, except `person`: whom a new card may be.
 *
 * `address_book_links` connects a card with its contact, and goes with either of them. `base` is both as they were at
 * the last sync. A card in the state `linked` without a link had a contact that was removed for good.
 *
 * `claim` is the process that syncs, until `claimed_until`. The password is encrypted; `password_key` is the ID of the
 * key.
 */
export class AddressBooks1790007000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.address_books (
        user_profile_id uuid NOT NULL
          REFERENCES rapport.user_profiles (user_profile_id) ON DELETE CASCADE,
        id uuid NOT NULL,
        address text NOT NULL,
        user_name text NOT NULL,
        password bytea NOT NULL,
        password_key text NOT NULL,
        two_way boolean NOT NULL DEFAULT false,
        label_ids uuid[] NOT NULL DEFAULT '{}',
        created_at timestamptz(3) NOT NULL,
        next_at timestamptz(3) NOT NULL,
        claim uuid,
        claimed_until timestamptz(3),
        synced_at timestamptz(3),
        done integer,
        total integer,
        failure text,
        failing_since timestamptz(3),
        failures integer NOT NULL DEFAULT 0,
        moved_to text,
        PRIMARY KEY (user_profile_id, id)
      )`);
    await runner.query(`
      CREATE TABLE rapport.address_book_collections (
        user_profile_id uuid NOT NULL,
        book_id uuid NOT NULL,
        id uuid NOT NULL,
        place integer NOT NULL,
        url text NOT NULL,
        name text NOT NULL,
        may_write boolean NOT NULL,
        syncs boolean NOT NULL,
        chosen boolean NOT NULL DEFAULT false,
        sync_token text,
        PRIMARY KEY (user_profile_id, book_id, id),
        FOREIGN KEY (user_profile_id, book_id)
          REFERENCES rapport.address_books (user_profile_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE rapport.address_book_cards (
        user_profile_id uuid NOT NULL,
        book_id uuid NOT NULL,
        id uuid NOT NULL,
        collection_id uuid NOT NULL,
        href text COLLATE "C" NOT NULL,
        etag text,
        uid text,
        state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'linked', 'match', 'left')),
        dirty boolean NOT NULL DEFAULT true,
        gone boolean NOT NULL DEFAULT false,
        person jsonb,
        decision jsonb,
        problem text,
        problem_fields text[] NOT NULL DEFAULT '{}',
        PRIMARY KEY (user_profile_id, book_id, id),
        UNIQUE (user_profile_id, book_id, href),
        FOREIGN KEY (user_profile_id, book_id, collection_id)
          REFERENCES rapport.address_book_collections (user_profile_id, book_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE INDEX address_book_cards_to_sync ON rapport.address_book_cards (user_profile_id, book_id, id)
        WHERE dirty`);
    await runner.query(`
      CREATE TABLE rapport.address_book_links (
        user_profile_id uuid NOT NULL,
        book_id uuid NOT NULL,
        card_id uuid NOT NULL,
        contact_id uuid NOT NULL,
        version integer,
        base jsonb,
        question jsonb,
        PRIMARY KEY (user_profile_id, book_id, card_id),
        UNIQUE (user_profile_id, book_id, contact_id),
        FOREIGN KEY (user_profile_id, book_id, card_id)
          REFERENCES rapport.address_book_cards (user_profile_id, book_id, id) ON DELETE CASCADE,
        FOREIGN KEY (user_profile_id, contact_id)
          REFERENCES rapport.contacts (user_profile_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE INDEX address_book_links_by_contact
        ON rapport.address_book_links (user_profile_id, contact_id)`);
    const tables = ['books', 'book_collections', 'book_cards', 'book_links'];
    for (const table of tables) {
      await runner.query(`ALTER TABLE rapport.address_${table} ENABLE ROW LEVEL SECURITY`);
    }
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
