import { Injectable } from '@nestjs/common';
import { countryCode, countryName } from '@rapport/contracts';
import { Database } from '../database/database.ts';
import { type Place, placeKey, PLACES } from './domain/details.ts';
import { type PlacesDto } from './dto/places.dto.ts';

/** The maximum per kind. A longer menu is too long to look through. */
const MOST_PLACES = 200;
/** The maximum number of names that are read, most frequent first. */
const MOST_NAMES = 2_000;

const NAMES = `SELECT p.kind, p.name FROM rapport.contacts c
  CROSS JOIN LATERAL (
    SELECT 'city' AS kind, a ->> 'city' AS name
      FROM jsonb_array_elements(COALESCE(c.details -> 'addresses', '[]')) a
    UNION SELECT 'country', a ->> 'country'
      FROM jsonb_array_elements(COALESCE(c.details -> 'addresses', '[]')) a
    UNION SELECT 'department', c.details ->> 'department') p
  WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL AND c.place_keys <> '{}'
    AND p.name IS NOT NULL
  GROUP BY p.kind, p.name ORDER BY count(*) DESC, p.name LIMIT ${MOST_NAMES}`;

/** The places of a user's contacts. */
@Injectable()
export class PlacesService {
  constructor(private readonly database: Database) {}

  async places(owner: string): Promise<PlacesDto> {
    const rows = await this.database.rows<{ kind: Place; name: string }>(NAMES, [owner]);
    const found = { city: [''], country: [''], department: [''] };
    for (const kind of PLACES) {
      const names = new Map<string, string>();
      for (const { name } of rows.filter((row) => row.kind === kind)) {
        const key = placeKey(kind, name);
        if (!names.has(key)) names.set(key, kind === 'country' ? inEnglish(name) : name);
      }
      const most = [...names.values()].slice(0, MOST_PLACES);
      found[kind] = most.toSorted((one, other) => one.localeCompare(other, 'en'));
    }
    return found;
  }
}

function inEnglish(country: string): string {
  const code = countryCode(country);
  return (code === null ? null : countryName(code)) ?? country;
}
