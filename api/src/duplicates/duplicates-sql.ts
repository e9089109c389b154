import { MATCHES_SHOWN } from '@rapport/contracts';
import { contactSummaryJson } from '../contacts/contact-projection.ts';

/** A key shared by more contacts doesn't identify anyone. This also limits how much of an account is read. */
const MOST_SHARING = 20;
/** Candidates per person: the contacts with the most keys in common. */
const MOST_CANDIDATES = 3 * MATCHES_SHOWN;
/** Candidate pairs per account, those with the most keys in common first. */
const MOST_PAIRS = 10_000;

/** The identifying columns of a contact `c`, as `Identity` in the contracts. */
export const IDENTITY_COLUMNS = `c.display_name AS "displayName",
  c.organization_name AS "organizationName",
  ${valuesOf('c.primary_email', 'c.other_emails')} AS emails,
  ${valuesOf('c.primary_phone', 'c.other_phones')} AS phones,
  ${valuesOf('c.linkedin_url', 'c.other_links')} AS links,
  COALESCE(c.details -> 'addresses', '[]') AS addresses`;

/** A key that proves identity, or nearly so, counts as several. */
const WEIGHT = "CASE WHEN left(key, 1) IN ('l', 'e') THEN 4 ELSE 1 END";

/**
 * The contacts of $1 that have one of the keys $3; each key belongs to the person at index $2. `likeness` in the
 * contracts decides which of them are alike.
 */
export const CANDIDATES = `
  WITH sought AS MATERIALIZED (
    SELECT s.key, array_agg(s.place) AS places
    FROM unnest($2::int[], $3::text[]) AS s (place, key) GROUP BY s.key),
  held AS MATERIALIZED (
    SELECT s.key, s.places, c.id, count(*) OVER (PARTITION BY s.key) AS sharing
    FROM sought s CROSS JOIN LATERAL (
      SELECT c.id FROM rapport.contacts c
      WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL
        AND c.duplicate_keys @> ARRAY[s.key]
      LIMIT ${MOST_SHARING + 1}) c),
  found AS (
    SELECT p.place, held.id, sum(${WEIGHT}) AS weight
    FROM held CROSS JOIN unnest(held.places) AS p (place)
    WHERE held.sharing <= ${MOST_SHARING} GROUP BY p.place, held.id),
  ranked AS (
    SELECT f.*, row_number() OVER (PARTITION BY f.place ORDER BY f.weight DESC, f.id) AS rank
    FROM found f),
  near AS (
    SELECT r.id, array_agg(r.place) AS places FROM ranked r
    WHERE r.rank <= ${MOST_CANDIDATES} GROUP BY r.id)
  SELECT n.id, n.places, ${IDENTITY_COLUMNS}
  FROM near n JOIN rapport.contacts c ON c.user_profile_id = $1 AND c.id = n.id`;

/** The pairs of contacts of $1 that have a key in common, except those that the user marked as different. */
export const CANDIDATE_PAIRS = `
  WITH held AS (
    SELECT c.id, k.key LIKE 'v:%' AS long,
      CASE WHEN k.key LIKE 'v:%' THEN 's:' || substr(k.key, 3) ELSE k.key END AS key
    FROM rapport.contacts c CROSS JOIN unnest(c.duplicate_keys) AS k (key)
    WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL),
  counted AS (SELECT h.*, count(*) OVER (PARTITION BY h.key) AS sharing FROM held h),
  shared AS MATERIALIZED (
    SELECT c.id, c.key, c.long FROM counted c WHERE c.sharing BETWEEN 2 AND ${MOST_SHARING}),
  pairs AS (
    SELECT a.id AS id, b.id AS other_id, sum(${WEIGHT.replace('key', 'a.key')}) AS weight
    FROM shared a JOIN shared b ON b.key = a.key
    WHERE a.id < b.id AND NOT (a.long AND b.long)
    GROUP BY a.id, b.id)
  SELECT p.id, p.other_id AS "otherId" FROM pairs p
  WHERE NOT EXISTS (SELECT FROM rapport.duplicate_dismissals d WHERE d.user_profile_id = $1
    AND d.contact_id = p.id AND d.other_id = p.other_id)
  ORDER BY p.weight DESC, p.id, p.other_id LIMIT ${MOST_PAIRS}`;

/** The identities of the contacts $2 of $1. */
export const IDENTITIES = `SELECT c.id, ${IDENTITY_COLUMNS} FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = ANY($2::uuid[])`;

/** The contacts $3 of $1 as list entries; $2 is the current time. */
export const SUMMARIES = `SELECT c.id, (${contactSummaryJson('$2')})::text AS json
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.id = ANY($3::uuid[])`;

function valuesOf(first: string, others: string): string {
  return `array_remove(ARRAY[${first}] ||
    ARRAY(SELECT o ->> 'value' FROM jsonb_array_elements(${others}) o), NULL)`;
}
