import { RELATION_KINDS, relationText } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { CONTACT_PHOTO_PATH } from '../photos/photo-path.ts';
import { type RelatedPersonDto, type RelationDto } from './dto/relation.dto.ts';

/** A relation of a contact as the statements below return it. */
export type RelationRow = Omit<RelationDto, 'says'>;

/** Returns `same` if the contact with the ID `of` is first in the stored direction, else `turned`. */
const seenFrom = (of: string, same: string, turned: string) =>
  `CASE WHEN r.contact_id = ${of} THEN ${same} ELSE ${turned} END`;

const turnedKind = `CASE r.kind WHEN 'reports_to' THEN 'manages' WHEN 'introduced_by' THEN 'introduced'
  ELSE r.kind END`;

/** The fields of `r` (rapport.relations) as seen from the contact with the ID `of`. */
export const relationFields = (of: string) => ({
  id: 'r.id',
  kind: seenFrom(of, 'r.kind', turnedKind),
  words: `NULLIF(${seenFrom(of, 'r.words', 'r.reverse_words')}, '')`,
  reverseWords: `NULLIF(${seenFrom(of, 'r.reverse_words', 'r.words')}, '')`,
  createdAt: utc('r.created_at'),
});

const PERSON = jsonObject({
  id: 'c.id',
  displayName: 'c.display_name',
  givenName: 'c.given_name',
  familyName: 'c.family_name',
  photoPath: CONTACT_PHOTO_PATH,
} satisfies Record<keyof RelatedPersonDto, string>);

const KIND_ORDER = `array_position('{${RELATION_KINDS.join(',')}}'::text[], j.row ->> 'kind')`;

const ROW = jsonObject({
  ...relationFields('p.id'),
  contactId: 'p.id',
  other: PERSON,
} satisfies Record<keyof RelationRow, string>);

/**
 * The relations of the contact `c`, as a list of `RelationRow`; those with deleted contacts are left out. Inside, `p`
 * is that contact, and `c` the other one.
 */
export const RELATIONS_OF_CONTACT = `(
  SELECT COALESCE(json_agg(j.row ORDER BY ${KIND_ORDER}, j.sort_name, j.id), '[]') FROM (
    SELECT ${ROW} AS row, c.sort_name, r.id
    FROM (SELECT c.user_profile_id AS owner, c.id) p
    JOIN rapport.relations r
      ON r.user_profile_id = p.owner AND (r.contact_id = p.id OR r.other_id = p.id)
    JOIN rapport.contacts c ON c.user_profile_id = r.user_profile_id
      AND c.id = ${seenFrom('p.id', 'r.other_id', 'r.contact_id')} AND c.deleted_at IS NULL
  ) j)`;

/** $1 owner, $2 contact; no row if the contact doesn't exist. */
export const LIST_RELATIONS = `SELECT ${RELATIONS_OF_CONTACT} AS relations
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;

/** $1 owner, $2 contact. */
export const COUNT_RELATIONS = `SELECT count(*)::int AS count FROM rapport.relations r
  WHERE r.user_profile_id = $1 AND (r.contact_id = $2 OR r.other_id = $2)`;

/** $1 owner, $2 ID, $3 contact, $4 other, $5 kind, $6 words, $7 reverse words, $8 now; no row if it exists. */
export const ADD_RELATION = `WITH added AS (
  INSERT INTO rapport.relations
    (user_profile_id, id, contact_id, other_id, kind, words, reverse_words, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id
) SELECT id FROM added`;

/** $1 owner, $2 contact, $3 ID; no row if the contact has no such relation. */
export const REMOVE_RELATION = `WITH removed AS (
  DELETE FROM rapport.relations r
  WHERE r.user_profile_id = $1 AND r.id = $3 AND (r.contact_id = $2 OR r.other_id = $2)
  RETURNING r.id
) SELECT id FROM removed`;

/** Returns relations as the API sends them. */
export function relations(rows: readonly RelationRow[]): RelationDto[] {
  return rows.map((row) => ({ ...row, says: relationText(row, row.other.displayName) }));
}
