import { DUPLICATE_REASONS, MATCHES_SHOWN } from '@rapport/contracts';
import { contactSummaryJson } from '../contacts/contact-projection.ts';

/** A value that more contacts have says nothing about who they are: the number of a switchboard. */
const MOST_SHARING = 20;

/** Each reason by the first letter of the keys that give it, and how certain it is. */
const CERTAINTY = { email: 4, phone: 2, name: 1 } as const;
const LETTERS = { email: "('e')", phone: "('p', 'i', 'n')", name: "('o')" } as const;

/** The columns that say why, for rows that are grouped by pair and have a `key`. */
const WHY = DUPLICATE_REASONS.map(
  (reason) => `bool_or(left(key, 1) IN ${LETTERS[reason]}) AS ${reason}`,
).join(', ');

function reasons(alias: string): string {
  const each = DUPLICATE_REASONS.map(
    (reason) => `CASE WHEN ${alias}.${reason} THEN '${reason}' END`,
  );
  return `array_to_json(array_remove(ARRAY[${each.join(', ')}], NULL))`;
}

function certainty(alias: string): string {
  return DUPLICATE_REASONS.map((reason) => `${alias}.${reason}::int * ${CERTAINTY[reason]}`).join(
    ' + ',
  );
}

/** A contact as JSON; `summary` has the alias `c`. */
const CONTACT = (alias: string, at: string) =>
  `(SELECT ${contactSummaryJson(at)} FROM rapport.contacts c
    WHERE c.user_profile_id = $1 AND c.id = ${alias})`;

/**
 * The contacts of $1 that have one of the keys $4, each of which belongs to the person at the place $3;
 * $2 is the time. Rows come in the order of the places, the most certain contact first.
 */
export const MATCHES = `
  WITH sought AS (SELECT s.place, s.key FROM unnest($3::int[], $4::text[]) AS s (place, key)),
  held AS (
    SELECT c.id, unnest(c.duplicate_keys) AS key FROM rapport.contacts c
    WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL AND c.duplicate_keys && $4::text[]),
  found AS (SELECT place, id, ${WHY} FROM held JOIN sought USING (key) GROUP BY place, id),
  ranked AS (
    SELECT f.*, row_number() OVER (PARTITION BY f.place ORDER BY ${certainty('f')} DESC, f.id) AS rank
    FROM found f)
  SELECT r.place, json_build_object('contact', ${CONTACT('r.id', '$2')}, 'reasons', ${reasons('r')})::text AS json
  FROM ranked r WHERE r.rank <= ${MATCHES_SHOWN} ORDER BY r.place, r.rank`;

/**
 * The pairs of contacts of $1 that share a key, without those that the user told apart; $2 is the time,
 * $3 the limit, and $4 to $6 the certainty and the ids of the last pair of the page before, or null.
 */
export const PAIRS = `
  WITH held AS (
    SELECT c.id, k.key LIKE 'i:%' AS abroad,
      CASE WHEN k.key LIKE 'i:%' THEN 'n:' || substr(k.key, 3) ELSE k.key END AS key
    FROM rapport.contacts c CROSS JOIN unnest(c.duplicate_keys) AS k (key)
    WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL),
  shared AS (
    SELECT key FROM held GROUP BY key HAVING count(DISTINCT id) BETWEEN 2 AND ${MOST_SHARING}),
  pairs AS (
    SELECT a.id AS id, b.id AS other_id, ${WHY.replaceAll('left(key', 'left(a.key')}
    FROM shared s JOIN held a ON a.key = s.key JOIN held b ON b.key = s.key
    WHERE a.id < b.id AND NOT (a.abroad AND b.abroad)
    GROUP BY a.id, b.id),
  page AS (
    SELECT p.*, ${certainty('p')} AS certainty FROM pairs p
    WHERE NOT EXISTS (SELECT FROM rapport.duplicate_dismissals d WHERE d.user_profile_id = $1
        AND d.contact_id = p.id AND d.other_id = p.other_id)
      AND ($4::int IS NULL
        OR (-(${certainty('p')}), p.id, p.other_id) > (-$4::int, $5::uuid, $6::uuid))
    ORDER BY certainty DESC, p.id, p.other_id LIMIT $3)
  SELECT p.certainty, p.id, p.other_id AS "otherId", json_build_object(
      'contact', ${CONTACT('p.id', '$2')}, 'other', ${CONTACT('p.other_id', '$2')},
      'reasons', ${reasons('p')})::text AS json
  FROM page p ORDER BY p.certainty DESC, p.id, p.other_id`;
