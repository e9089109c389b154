import { ADDRESS_BOOK_LIMITS } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import {
  type AddressBookCalendarDto,
  type AddressBookCollectionDto,
  type AddressBookDto,
} from './dto/address-book.dto.ts';
import {
  type CardContactDto,
  type CardProblemDto,
  type CardQuestionDto,
} from './dto/card-question.dto.ts';

const OF_BOOK = 'x.user_profile_id = b.user_profile_id AND x.book_id = b.id';
const COLLECTION = jsonObject({
  id: 'x.id',
  name: 'x.name',
  mayWrite: 'x.may_write',
  chosen: 'x.chosen',
} satisfies Record<keyof AddressBookCollectionDto, string>);

const CALENDAR = jsonObject({
  id: 'x.id',
  name: 'COALESCE(k.name_there, x.name)',
  chosen: 'k.id IS NOT NULL',
  readAt: utc('k.read_at'),
  failure: 'k.failure',
  failingSince: utc('k.failing_since'),
} satisfies Record<keyof AddressBookCalendarDto, string>);

/**
 * A question without an answer: about a match, or about a linked card. The cards of linked questions are found once,
 * and not once for each card: before the first ANALYZE Postgres takes the wrong index for that, and the cost of 10,000
 * cards is quadratic.
 */
const isAsked = (bookId: string) => `x.decision IS NULL AND (x.state = 'match' OR x.id IN (
    SELECT l.card_id FROM rapport.address_book_links l
    WHERE l.user_profile_id = $1 AND l.book_id = ${bookId} AND l.question IS NOT NULL
      AND l.contact_id NOT IN (SELECT o.id FROM rapport.contacts o
        WHERE o.user_profile_id = $1 AND o.deleted_at IS NOT NULL)))`;
const count = (condition: string) => `(SELECT count(*)::int FROM rapport.address_book_cards x
    WHERE ${OF_BOOK} AND ${condition})`;

const BOOK = {
  id: 'b.id',
  address: 'b.address',
  userName: 'b.user_name',
  twoWay: 'b.two_way',
  labelIds: 'b.label_ids',
  collections: `(SELECT COALESCE(json_agg(${COLLECTION} ORDER BY x.place), '[]')
    FROM rapport.address_book_collections x WHERE ${OF_BOOK})`,
  calendars: `(SELECT COALESCE(json_agg(${CALENDAR} ORDER BY x.place), '[]')
    FROM rapport.account_calendars x LEFT JOIN rapport.calendars k
      ON k.user_profile_id = x.user_profile_id AND k.id = x.id WHERE ${OF_BOOK})`,
  syncing: 'b.claim IS NOT NULL OR (b.next_at <= $2 AND b.failure IS NULL)',
  done: 'CASE WHEN b.claim IS NOT NULL THEN b.done END',
  total: 'CASE WHEN b.claim IS NOT NULL THEN b.total END',
  syncedAt: utc('b.synced_at'),
  failure: 'b.failure',
  failingSince: utc('b.failing_since'),
  movedTo: 'b.moved_to',
  linked: count("x.state = 'linked'"),
  questions: count(isAsked('b.id')),
  problems: count('x.problem IS NOT NULL'),
  createdAt: utc('b.created_at'),
} satisfies Record<keyof AddressBookDto, string>;

/** The connections of the user $1, oldest first, without passwords; $2 is the time. */
export const ADDRESS_BOOKS = `SELECT
    COALESCE(json_agg(${jsonObject(BOOK)} ORDER BY b.id), '[]')::text AS json
  FROM rapport.address_books b WHERE b.user_profile_id = $1`;

/** The connection $3 of the user $1; $2 is the time. */
export const FIND_ADDRESS_BOOK = `SELECT ${jsonObject(BOOK)}::text AS json
  FROM rapport.address_books b WHERE b.user_profile_id = $1 AND b.id = $3`;

const CONTACT = jsonObject({
  id: 'o.id',
  displayName: 'o.display_name',
  organizationName: 'o.organization_name',
  primaryEmail: 'o.primary_email',
  primaryPhone: 'o.primary_phone',
} satisfies Record<keyof CardContactDto, string>);

const OF_CONNECTION = 'x.user_profile_id = $1 AND x.book_id = $2';
const LINK = `LEFT JOIN rapport.address_book_links l ON l.user_profile_id = x.user_profile_id
    AND l.book_id = x.book_id AND l.card_id = x.id`;

/** One card that matches one contact, which no other card matches. */
const IS_CERTAIN = `COALESCE(x.state = 'match' AND jsonb_array_length(x.person -> 'sameBy') > 0
    AND count(*) OVER (PARTITION BY x.state, x.person -> 'contactIds') = 1, false)`;

const QUESTION = jsonObject({
  id: 'x.id',
  kind: `COALESCE(l.question ->> 'kind', 'match')`,
  certain: IS_CERTAIN,
  card: `CASE WHEN x.state = 'match' THEN x.person - 'contactIds' END`,
  contacts: `(SELECT COALESCE(json_agg(${CONTACT} ORDER BY o.id), '[]') FROM rapport.contacts o
    WHERE o.user_profile_id = x.user_profile_id AND o.deleted_at IS NULL
      AND (o.id = l.contact_id OR o.id::text IN (
        SELECT jsonb_array_elements_text(COALESCE(x.person -> 'contactIds', '[]')))))`,
  fields: `COALESCE(l.question -> 'fields', '[]')`,
} satisfies Record<keyof CardQuestionDto, string>);

/** The questions of the connection $2 of the user $1. */
export const QUESTIONS = `SELECT COALESCE(json_agg(q.json ORDER BY q.id), '[]')::text AS json FROM (
    SELECT x.id, ${QUESTION} AS json FROM rapport.address_book_cards x ${LINK}
    WHERE ${OF_CONNECTION} AND ${isAsked('$2')} ORDER BY x.id LIMIT ${ADDRESS_BOOK_LIMITS.questions}) q`;

/** Answers those of the questions $3 that are certain. */
export const ACCEPT_CERTAIN = `WITH asked AS (
    SELECT x.id, ${IS_CERTAIN} AS certain FROM rapport.address_book_cards x
    WHERE ${OF_CONNECTION} AND x.state = 'match' AND x.decision IS NULL
  ), accepted AS (
    UPDATE rapport.address_book_cards x SET dirty = true, decision = jsonb_build_object(
      'kind', 'same', 'contactId', x.person -> 'contactIds' ->> 0)
    FROM asked a WHERE ${OF_CONNECTION} AND x.id = a.id AND a.certain AND x.id = ANY($3::uuid[])
      AND x.state = 'match' AND x.decision IS NULL
    RETURNING x.id)
  SELECT id FROM accepted`;

/** The question $3 of the connection $2 of the user $1, locked. */
export const FIND_QUESTION = `SELECT x.state, x.person -> 'contactIds' AS "contactIds",
    (SELECT l.question FROM rapport.address_book_links l WHERE l.user_profile_id = x.user_profile_id
      AND l.book_id = x.book_id AND l.card_id = x.id) AS question
  FROM rapport.address_book_cards x
  WHERE ${OF_CONNECTION} AND x.id = $3 AND ${isAsked('$2')} FOR UPDATE OF x`;

const PROBLEM = jsonObject({
  id: 'x.id',
  problem: 'x.problem',
  fields: 'x.problem_fields',
  contact: `(SELECT ${CONTACT} FROM rapport.contacts o WHERE o.user_profile_id = l.user_profile_id
    AND o.id = l.contact_id AND o.deleted_at IS NULL)`,
  file: `regexp_replace(x.href, '^.*/', '')`,
} satisfies Record<keyof CardProblemDto, string>);

/** The problems of the connection $2 of the user $1. */
export const PROBLEMS = `SELECT COALESCE(json_agg(q.json ORDER BY q.id), '[]')::text AS json FROM (
    SELECT x.id, ${PROBLEM} AS json FROM rapport.address_book_cards x ${LINK}
    WHERE ${OF_CONNECTION} AND x.problem IS NOT NULL
    ORDER BY x.id LIMIT ${ADDRESS_BOOK_LIMITS.listed}) q`;
