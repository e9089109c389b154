import { type SqlParameters } from '../database/sql.ts';
import { placeKey, PLACES } from './domain/details.ts';
import { type ContactListQuery } from './dto/contact-list.query.ts';

/** The conditions that `c` is in the places that a list is filtered by; none where it isn't. */
export function placeFilters(query: ContactListQuery, parameters: SqlParameters): string[] {
  const keys = PLACES.flatMap((kind) => {
    const name = query[kind];
    return name === undefined ? [] : placeKey(kind, name);
  });
  if (keys.length === 0) return [];
  // The index has only those with a place.
  return ["c.place_keys <> '{}'", `c.place_keys @> ${parameters.add(keys)}::text[]`];
}
