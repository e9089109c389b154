import { type NewContact } from './contact-columns.ts';
import { contactJson } from './contact-projection.ts';
import { ofPlainFacts } from './plain-facts.ts';

/** The column of each fact of a new contact, and the type of its value. */
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
  ...ofPlainFacts((column) => [column, 'text'] as const),
  details: ['details', 'jsonb'],
  customValues: ['custom_values', 'jsonb'],
  placeKeys: ['place_keys', 'text[]'],
  labelIds: ['label_ids', 'uuid[]'],
  searchText: ['search_text', 'text'],
  sortName: ['sort_name', 'text'],
  sortFamilyName: ['sort_family_name', 'text'],
  phoneKeys: ['phone_keys', 'text[]'],
  phoneKeysOf: ['phone_keys_of', 'jsonb'],
} satisfies Record<keyof NewContact, readonly [string, string]>;

const NAMES = Object.keys(COLUMNS);
/** In the order of the values from `valuesOf`. */
const VALUES = Object.values(COLUMNS).map(([, type], index) => `$${index + 1}::${type}`);
const [OWNER, , NOW] = VALUES;

/** The default cadence of a new contact, by label or in general (cadences/domain/default-for.ts). */
const CADENCE = `COALESCE(
    (SELECT min((d ->> 'days')::int) FROM jsonb_array_elements(p.cadence_defaults -> 'labels') d
      WHERE (d ->> 'labelId')::uuid = ANY(${VALUES[NAMES.indexOf('labelIds')]})),
    (p.cadence_defaults ->> 'days')::int)`;

/** Locks the row of the user until the statement ends. */
const ADD = `WITH person AS (
    SELECT p.user_profile_id, ${CADENCE} AS cadence FROM rapport.user_profiles p
    WHERE p.user_profile_id = ${OWNER} FOR KEY SHARE
  ) INSERT INTO rapport.contacts AS c
    (${Object.values(COLUMNS)
      .map(([column]) => column)
      .join(', ')}, cadence_days, next_due_at)
  SELECT ${VALUES.join(', ')}, person.cadence,
    COALESCE(${NOW} + make_interval(hours => 24 * person.cadence), 'infinity') FROM person
  RETURNING (${contactJson(NOW ?? '')})::text AS json, c.version AS version`;

/** Adds a contact and returns it, in one statement. It returns no row if the user has no profile yet. */
export function addContactSql(contact: NewContact): { text: string; values: unknown[] } {
  const values: Record<string, unknown> = {
    ...contact,
    // Otherwise pg would write a list as a Postgres array.
    otherEmails: JSON.stringify(contact.otherEmails),
    otherPhones: JSON.stringify(contact.otherPhones),
    otherLinks: JSON.stringify(contact.otherLinks),
    details: JSON.stringify(contact.details),
    customValues: JSON.stringify(contact.customValues),
    phoneKeysOf: JSON.stringify(contact.phoneKeysOf),
  };
  return { text: ADD, values: NAMES.map((name) => values[name]) };
}
