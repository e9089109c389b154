export const COLLECTIONS = `SELECT id, url, may_write AS "mayWrite", syncs, sync_token AS "syncToken"
  FROM rapport.address_book_collections
  WHERE user_profile_id = $1 AND book_id = $2 AND chosen ORDER BY place`;

const OF_BOOK = 'c.user_profile_id = $1 AND c.book_id = $2';
/** Cards that are new, or have another ETag than at the last sync. */
export const MARK_CHANGED = `INSERT INTO rapport.address_book_cards AS c
    (user_profile_id, book_id, id, collection_id, href)
  SELECT $1, $2, l.id, $3, l.href FROM unnest($4::uuid[], $5::text[]) AS l (id, href)
  ON CONFLICT (user_profile_id, book_id, href) DO UPDATE SET dirty = true, gone = false`;
export const KNOWN = `SELECT c.href, c.etag FROM rapport.address_book_cards c
  WHERE ${OF_BOOK} AND c.collection_id = $3 AND NOT c.gone`;
export const MARK_GONE = `UPDATE rapport.address_book_cards c SET dirty = true, gone = true
  WHERE ${OF_BOOK} AND c.collection_id = $3 AND c.href = ANY($4::text[]) AND c.etag IS NOT NULL`;
export const SET_TOKEN = `UPDATE rapport.address_book_collections c SET sync_token = $4
  WHERE ${OF_BOOK} AND c.id = $3`;

/** Linked cards whose contact changed, was deleted, or is no more; with an open question, too. */
export const MARK_LOCAL = `UPDATE rapport.address_book_cards c SET dirty = true
  FROM (SELECT d.id FROM rapport.address_book_cards d
    LEFT JOIN rapport.address_book_links l ON l.user_profile_id = d.user_profile_id
      AND l.book_id = d.book_id AND l.card_id = d.id
    LEFT JOIN rapport.contacts o ON o.user_profile_id = l.user_profile_id AND o.id = l.contact_id
    WHERE d.user_profile_id = $1 AND d.book_id = $2 AND d.state = 'linked' AND NOT d.dirty
      AND (o.id IS NULL OR o.deleted_at IS NOT NULL OR o.version IS DISTINCT FROM l.version
        OR o.photo_key IS DISTINCT FROM (l.base -> 'contact' ->> 'photo'))) m
  WHERE ${OF_BOOK} AND c.id = m.id`;

/** The contacts that take part and have no card: all, or those with one of the labels $3. */
export const WITHOUT_CARD = `SELECT o.id FROM rapport.contacts o
  WHERE o.user_profile_id = $1 AND o.deleted_at IS NULL
    AND ($3::uuid[] = '{}' OR o.label_ids && $3::uuid[])
    AND NOT EXISTS (SELECT FROM rapport.address_book_links l WHERE l.user_profile_id = $1
      AND l.book_id = $2 AND l.contact_id = o.id)
    AND o.id::text NOT IN (
      SELECT jsonb_array_elements_text(c.person -> 'contactIds') FROM rapport.address_book_cards c
      WHERE ${OF_BOOK} AND c.state = 'match')
  ORDER BY o.id`;
export const ADD_LOCAL = `WITH listed AS (
    SELECT * FROM unnest($4::uuid[], $5::uuid[], $6::text[]) AS l (id, contact_id, href)
  ), added AS (
    INSERT INTO rapport.address_book_cards
      (user_profile_id, book_id, id, collection_id, href, uid, state)
    SELECT $1, $2, l.id, $3, l.href, l.contact_id::text, 'linked' FROM listed l
    ON CONFLICT DO NOTHING RETURNING id)
  INSERT INTO rapport.address_book_links (user_profile_id, book_id, card_id, contact_id)
  SELECT $1, $2, l.id, l.contact_id FROM listed l JOIN added a ON a.id = l.id
  ON CONFLICT DO NOTHING`;

/** What belongs to an address book that isn't synced anymore stays as it is. */
const IS_SYNCED = `EXISTS (SELECT FROM rapport.address_book_collections k
    WHERE k.user_profile_id = c.user_profile_id AND k.book_id = c.book_id AND k.id = c.collection_id AND k.chosen)`;
export const COUNT = `SELECT count(*)::int AS count FROM rapport.address_book_cards c
  WHERE ${OF_BOOK} AND c.dirty AND ${IS_SYNCED}`;
export const NEXT = `SELECT c.id, c.collection_id AS "collectionId", c.href, c.etag, c.state, c.gone, c.decision,
    l.contact_id AS "contactId", l.base, l.question
  FROM rapport.address_book_cards c
  LEFT JOIN rapport.address_book_links l ON l.user_profile_id = c.user_profile_id
    AND l.book_id = c.book_id AND l.card_id = c.id
  WHERE ${OF_BOOK} AND c.dirty AND c.gone = $3 AND c.id > $4 AND ${IS_SYNCED} ORDER BY c.id LIMIT $5`;
/** How many linked cards there are, and how many of them are gone. */
export const GONE = `SELECT count(*)::int AS linked, (count(*) FILTER (WHERE c.gone AND c.dirty))::int AS gone
  FROM rapport.address_book_cards c WHERE ${OF_BOOK} AND c.state = 'linked'`;

export const SETTLE = `UPDATE rapport.address_book_cards c SET dirty = false, gone = false, decision = NULL,
    state = $4, etag = $5, uid = COALESCE($6, c.uid), person = $7, problem = $8, problem_fields = $9
  WHERE ${OF_BOOK} AND c.id = $3`;
export const LINK = `INSERT INTO rapport.address_book_links
    (user_profile_id, book_id, card_id, contact_id, version, base, question)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (user_profile_id, book_id, card_id) DO UPDATE SET contact_id = excluded.contact_id,
    version = excluded.version, base = excluded.base, question = excluded.question`;
export const ASK_DELETION = `WITH asked AS (
    UPDATE rapport.address_book_links l SET question = '{"kind": "deletion"}'
    WHERE l.user_profile_id = $1 AND l.book_id = $2 AND l.card_id = $3)
  UPDATE rapport.address_book_cards c SET dirty = false WHERE ${OF_BOOK} AND c.id = $3`;
export const FOUND = `UPDATE rapport.address_book_cards c SET etag = '' WHERE ${OF_BOOK} AND c.id = $3`;
export const ADOPT = `WITH adopted AS (
    UPDATE rapport.address_book_cards c SET state = 'linked' WHERE ${OF_BOOK} AND c.id = $3)
  INSERT INTO rapport.address_book_links (user_profile_id, book_id, card_id, contact_id, base)
  VALUES ($1, $2, $3, $4, $5)`;
export const END_QUESTION = `UPDATE rapport.address_book_links l SET question = NULL
  WHERE l.user_profile_id = $1 AND l.book_id = $2 AND l.card_id = $3`;
export const UNLINK = `DELETE FROM rapport.address_book_links l
  WHERE l.user_profile_id = $1 AND l.book_id = $2 AND l.card_id = $3`;
export const FORGET = `DELETE FROM rapport.address_book_cards c WHERE ${OF_BOOK} AND c.id = $3`;
export const LINKED_CONTACTS = `SELECT l.contact_id AS id FROM rapport.address_book_links l
  WHERE l.user_profile_id = $1 AND l.book_id = $2 AND l.contact_id = ANY($3::uuid[])`;
/** The contact of a card with this UID that's gone: the card was moved. */
export const OF_UID = `SELECT c.id, l.contact_id AS "contactId", l.base FROM rapport.address_book_cards c
  JOIN rapport.address_book_links l ON l.user_profile_id = c.user_profile_id
    AND l.book_id = c.book_id AND l.card_id = c.id
  WHERE ${OF_BOOK} AND c.uid = $3 AND c.gone AND c.id <> $4 LIMIT 1`;
