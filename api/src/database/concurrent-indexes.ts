/** An index on a table that already has rows. */
export interface ConcurrentIndex {
  /** Without the schema. */
  name: string;
  /** What follows `CREATE INDEX CONCURRENTLY <name>`, like `ON rapport.contacts (user_profile_id)`. */
  on: string;
  unique?: true;
}

/**
 * Indexes that are built after the migrations without blocking writes: `CREATE INDEX CONCURRENTLY` can't run in the
 * transaction that all migrations share. Entries are never removed. Until an index is built, the API must work
 * without it, only more slowly.
 */
export const CONCURRENT_INDEXES: readonly ConcurrentIndex[] = [
  {
    // Contacts by two-week span of their due date, ordered by update within each span. The first page of a very
    // long list of those who are or aren't due reads one page per span (contacts/due-keys-sql.ts).
    name: 'contacts_by_due_span',
    on: `ON rapport.contacts (user_profile_id,
        date_bin('14 days', due_at, '0001-01-01T00:00:00Z'::timestamptz),
        last_update_time DESC, id DESC)
      INCLUDE (due_at, planned_from) WHERE deleted_at IS NULL AND due_at IS NOT NULL`,
  },
  {
    // Contacts whose duplicate keys are from an earlier version or stale (duplicates/duplicate-keys.service.ts).
    name: 'contacts_with_stale_keys_2',
    on: `ON rapport.contacts (user_profile_id, id) WHERE deleted_at IS NULL
      AND duplicate_keys_of IS DISTINCT FROM ('2 '
        || md5(identity || COALESCE(linkedin_url, '') || other_links::text))`,
  },
  {
    // The same for version 3, in which differently written phone numbers are equal.
    name: 'contacts_with_stale_keys_3',
    on: `ON rapport.contacts (user_profile_id, id) WHERE deleted_at IS NULL
      AND duplicate_keys_of IS DISTINCT FROM ('3 '
        || md5(identity || COALESCE(linkedin_url, '') || other_links::text))`,
  },
  {
    // Contacts by phone number (contacts/found-phones.ts).
    name: 'contacts_by_phone_keys',
    on: `ON rapport.contacts USING gin (user_profile_id, phone_keys)
      WITH (fastupdate = off) WHERE deleted_at IS NULL`,
  },
  {
    // Contacts whose phone keys are missing or stale (contacts/phone-keys-sql.ts).
    name: 'contacts_with_stale_phone_keys_1',
    on: `ON rapport.contacts (user_profile_id, id) WHERE deleted_at IS NULL
      AND (phone_keys_of ->> 'version' IS DISTINCT FROM '1'
        OR phone_keys_of ->> 'first' IS DISTINCT FROM primary_phone
        OR phone_keys_of -> 'others' IS DISTINCT FROM other_phones)`,
  },
  {
    // Contacts whose next step was set aside; there are few of them (today/today-sql.ts).
    name: 'contacts_set_aside',
    on: `ON rapport.contacts (user_profile_id) WHERE deleted_at IS NULL AND set_aside_from IS NOT NULL`,
  },
  {
    // Contacts by city, country, or department (contacts/contact-list-sql.ts).
    name: 'contacts_by_place_keys',
    on: `ON rapport.contacts USING gin (user_profile_id, place_keys)
      WITH (fastupdate = off) WHERE deleted_at IS NULL AND place_keys <> '{}'`,
  },
  {
    // Contacts with a city, country, or department (contacts/places.service.ts).
    name: 'contacts_with_places',
    on: `ON rapport.contacts (user_profile_id, id) WHERE deleted_at IS NULL AND place_keys <> '{}'`,
  },
  {
    // Contacts whose due date was computed by an earlier release (attention/backfill-due-dates.ts).
    name: 'contacts_with_stale_due_1',
    on: 'ON rapport.contacts (user_profile_id, id) WHERE due_version IS NULL',
  },
  {
    // Imported last contacts, at most one or two per contact (attention/contact-history.ts).
    name: 'interactions_imported',
    on: 'ON rapport.interactions (user_profile_id, contact_id, id) WHERE imported',
  },
  {
    // The order by last name (contacts/contact-list-sql.ts).
    name: 'contacts_by_family_name',
    on: `ON rapport.contacts (user_profile_id, COALESCE(sort_family_name, sort_name), id)
      WHERE deleted_at IS NULL`,
  },
  {
    // Those without a place in that order, or with one of an earlier name (contacts/backfill-family-sort.ts).
    name: 'contacts_with_stale_family_sort',
    on: `ON rapport.contacts (user_profile_id, id)
      WHERE right(sort_family_name, length(sort_name) + 1) IS DISTINCT FROM E'\\t' || sort_name`,
  },
  {
    // Whose program is calling: its token says it alone (auth/access-token-verifier.ts).
    name: 'access_tokens_by_token',
    on: 'ON rapport.access_tokens (hash)',
  },
  {
    // The assessed ones in the order of the list, of which there may be few (contacts/contact-list-sql.ts).
    name: 'contacts_by_assessment',
    on: `ON rapport.contacts (user_profile_id, last_update_time DESC, id DESC)
      WHERE deleted_at IS NULL AND assessment_complete`,
  },
];
