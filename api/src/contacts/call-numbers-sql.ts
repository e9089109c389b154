/**
 * The numbers of rapport.contacts `c` whose country comes from its addresses, keyed by their digits: in
 * `phone_keys`, each `^` follows the number with its country. Null without one.
 */
export const CALL_NUMBERS = `(SELECT json_object_agg(substr(k.key, 2), c.phone_keys[k.place - 1])
  FROM unnest(c.phone_keys) WITH ORDINALITY AS k (key, place)
  WHERE k.key LIKE '^%' AND c.phone_keys[k.place - 1] LIKE '+%')`;
