import { type Claim, KEY_WAIT_MS } from '../http/one-statement.ts';
import { type NewContact } from './contact-columns.ts';
import { contactJson } from './contact-projection.ts';

/** Where each fact of a new contact goes, and the type of its value. */
const COLUMNS = {
  userProfileId: ['user_profile_id', 'uuid'],
  id: ['id', 'uuid'],
  createdAt: ['created_at', 'timestamptz'],
  lastUpdateTime: ['last_update_time', 'timestamptz'],
  displayName: ['display_name', 'text'],
  primaryEmail: ['primary_email', 'text'],
  primaryEmailKind: ['primary_email_kind', 'text'],
  otherEmails: ['other_emails', 'jsonb'],
  primaryPhone: ['primary_phone', 'text'],
  primaryPhoneKind: ['primary_phone_kind', 'text'],
  otherPhones: ['other_phones', 'jsonb'],
  organizationName: ['organization_name', 'text'],
  organizationTitle: ['organization_title', 'text'],
  linkedinUrl: ['linkedin_url', 'text'],
  otherLinks: ['other_links', 'jsonb'],
  pinnedNote: ['pinned_note', 'text'],
  birthday: ['birthday', 'text'],
  howWeMet: ['how_we_met', 'text'],
  labelIds: ['label_ids', 'uuid[]'],
  searchText: ['search_text', 'text'],
  sortName: ['sort_name', 'text'],
} satisfies Record<keyof NewContact, readonly [string, string]>;

const NAMES = Object.keys(COLUMNS);
/** In the order in which `valuesOf` gives the values. */
const VALUES = Object.values(COLUMNS).map(([, type], index) => `$${index + 1}::${type}`);
const [OWNER, ID, NOW] = VALUES;
const AFTER = VALUES.length;

/** What the statement gives back is the contact, and nothing where `from` has no row. */
const addFrom = (from: string) => `INSERT INTO rapport.contacts AS c
    (${Object.values(COLUMNS)
      .map(([column]) => column)
      .join(', ')})
  SELECT ${VALUES.join(', ')} FROM ${from}
  RETURNING ${contactJson(NOW ?? '')}::text AS json, c.version AS version`;

/** The row of the person stays until the statement ends. */
const ADD = `WITH person AS (
    SELECT p.user_profile_id FROM rapport.user_profiles p
    WHERE p.user_profile_id = ${OWNER} FOR KEY SHARE
  ) ${addFrom('person')}`;

const ADD_WITH_KEY = `WITH limited AS MATERIALIZED (
    SELECT set_config('lock_timeout', '${KEY_WAIT_MS}', true)
  ), person AS (
    SELECT p.user_profile_id FROM limited, rapport.user_profiles p
    WHERE p.user_profile_id = ${OWNER} FOR KEY SHARE OF p
  ), claimed AS (
    INSERT INTO rapport.idempotency_keys
      (user_profile_id, key, fingerprint, created_at, answer_ref)
    SELECT person.user_profile_id, $${AFTER + 1}::text, $${AFTER + 2}::text, ${NOW},
      jsonb_build_object('id', ${ID}, 'contactId', NULL)
    FROM person ON CONFLICT DO NOTHING RETURNING user_profile_id
  ) ${addFrom('claimed')}`;

/**
 * Adds a contact, and stores the key with it, in one statement. No row comes back where the person has no
 * row yet or the key is known: then nothing was written.
 */
export function addContactSql(
  contact: NewContact,
  claim: Claim | null,
): { text: string; values: unknown[] } {
  const values = valuesOf(contact);
  return claim === null
    ? { text: ADD, values }
    : { text: ADD_WITH_KEY, values: [...values, claim.key, claim.fingerprint] };
}

function valuesOf(contact: NewContact): unknown[] {
  const values: Record<string, unknown> = {
    ...contact,
    // pg would write a list as an array of Postgres.
    otherEmails: JSON.stringify(contact.otherEmails),
    otherPhones: JSON.stringify(contact.otherPhones),
    otherLinks: JSON.stringify(contact.otherLinks),
  };
  return NAMES.map((name) => values[name]);
}
