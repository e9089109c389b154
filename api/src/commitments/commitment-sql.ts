import {
  COMMITMENT_DAYS_AHEAD,
  COMMITMENT_LIMITS,
  OPEN_COMMITMENT_KINDS,
} from '@rapport/contracts';
import { jsonObject, ofOneUser, utc } from '../database/sql.ts';
import { CONTACT_PHOTO_PATH } from '../photos/photo-path.ts';
import {
  type CommitmentDto,
  type CommitmentPersonDto,
  type OpenCommitmentDto,
} from './dto/commitment.dto.ts';

/** A commitment as the API returns it; `o` is rapport.commitments. */
export const COMMITMENT_FIELDS = {
  id: 'o.id',
  contactId: 'o.contact_id',
  interactionId: 'o.interaction_id',
  kind: 'o.kind',
  text: 'o.text',
  dueOn: 'o.due_on',
  createdAt: utc('o.created_at'),
  doneAt: utc('o.done_at'),
  snoozedUntil: 'o.snoozed_until',
} satisfies Record<keyof CommitmentDto, string>;

const COMMITMENT_JSON = jsonObject(COMMITMENT_FIELDS);

const PERSON = jsonObject({
  id: 'c.id',
  displayName: 'c.display_name',
  givenName: 'c.given_name',
  familyName: 'c.family_name',
  photoPath: CONTACT_PHOTO_PATH,
} satisfies Record<keyof CommitmentPersonDto, string>);

const OPEN_JSON = jsonObject({
  person: PERSON,
  commitment: COMMITMENT_JSON,
} satisfies Record<keyof OpenCommitmentDto, string>);

const PRESENT = `rapport.commitments o
  JOIN rapport.contacts c ON c.user_profile_id = o.user_profile_id AND c.id = o.contact_id
  WHERE o.user_profile_id = $1 AND c.deleted_at IS NULL`;

/** True if `o` is a promise or question that isn't done. */
export const IS_OPEN = `o.done_at IS NULL
  AND o.kind IN (${OPEN_COMMITMENT_KINDS.map((kind) => `'${kind}'`).join(', ')})`;

/** $1 owner, $2 contact, $3 id. */
export const FIND_COMMITMENT = `SELECT ${COMMITMENT_JSON}::text AS json, o.version FROM ${PRESENT}
  AND o.contact_id = $2 AND o.id = $3`;

/** Like FIND_COMMITMENT, but locked for a change. */
export const LOCK_COMMITMENT = `SELECT o.version, o.kind, o.done_at AS "doneAt" FROM ${PRESENT}
  AND o.contact_id = $2 AND o.id = $3 FOR NO KEY UPDATE OF o`;

/** $1 owner, $2 contact; no row if the contact doesn't exist. Open ones first, by due date. */
export const LIST_COMMITMENTS = `SELECT (SELECT COALESCE(json_agg(${COMMITMENT_JSON}
      ORDER BY o.done_at DESC NULLS FIRST, o.due_on NULLS LAST, o.created_at, o.id), '[]')
    FROM rapport.commitments o
    WHERE o.user_profile_id = c.user_profile_id AND o.contact_id = c.id)::text AS json
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;

const openOnes = (condition: string, most: number) =>
  ofOneUser(`SELECT COALESCE(json_agg(f.json
    ORDER BY f.due_on NULLS LAST, f.created_at, f.id), '[]')::text AS json
  FROM (SELECT ${OPEN_JSON} AS json, o.due_on, o.created_at, o.id FROM ${PRESENT} AND ${IS_OPEN}
    AND ${condition} ORDER BY o.due_on NULLS LAST, o.created_at, o.id LIMIT ${most}) f`);

/** $1 owner. */
export const OPEN_COMMITMENTS = openOnes('true', COMMITMENT_LIMITS.perContact);

/** $1 owner, $2 contacts. */
export const COMMITMENTS_OF_CONTACTS = openOnes(
  'o.contact_id = ANY($2::uuid[])',
  COMMITMENT_LIMITS.perContact,
);

/** The commitments relevant on a day: $1 owner, $2 the day. */
export const COMMITMENTS_OF_DAY = openOnes(
  `(o.due_on IS NULL OR o.due_on <= $2::date + ${COMMITMENT_DAYS_AHEAD})
    AND (o.snoozed_until IS NULL OR o.snoozed_until <= $2::date)`,
  50,
);

/** $1 owner, $2 contact. */
export const COUNT_COMMITMENTS = `SELECT count(*)::int AS count FROM rapport.commitments o
  WHERE o.user_profile_id = $1 AND o.contact_id = $2`;
