import { type SqlParameters } from '../database/sql.ts';
import { placeKey, PLACES } from './domain/details.ts';
import { type ContactListQuery } from './dto/contact-list.query.ts';

/** Returns the conditions for the places that a list is filtered by; none without such a filter. */
export function placeFilters(query: ContactListQuery, parameters: SqlParameters): string[] {
  const keys = PLACES.flatMap((kind) => {
    const name = query[kind];
    return name === undefined ? [] : placeKey(kind, name);
  });
  if (keys.length === 0) return [];
  // The index contains only contacts with a place.
  return ["c.place_keys <> '{}'", `c.place_keys @> ${parameters.add(keys)}::text[]`];
}
