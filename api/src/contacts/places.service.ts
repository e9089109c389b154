import { Injectable } from '@nestjs/common';
import { countryCode, countryName } from '@rapport/contracts';
import { Database } from '../database/database.ts';
import { type Place, placeKey, PLACES } from './domain/details.ts';
import { fold } from './domain/search-text.ts';
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

const COMPANIES = `SELECT c.organization_name AS name FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL AND c.organization_name IS NOT NULL
  GROUP BY c.organization_name ORDER BY count(*) DESC, c.organization_name LIMIT ${MOST_NAMES}`;

/** The places and companies of a user's contacts. */
@Injectable()
export class PlacesService {
  constructor(private readonly database: Database) {}

  async places(owner: string): Promise<PlacesDto> {
    const rows = await this.database.rows<{ kind: Place; name: string }>(NAMES, [owner]);
    const companies = await this.database.rows<{ name: string }>(COMPANIES, [owner]);
    const found = { city: [''], country: [''], department: [''] };
    for (const kind of PLACES) {
      const names = rows.filter((row) => row.kind === kind).map(({ name }) => name);
      const most = firstOfEach(names, (name) => placeKey(kind, name));
      found[kind] = inOrder(kind === 'country' ? most.map(inEnglish) : most);
    }
    const company = firstOfEach(
      companies.map(({ name }) => name),
      fold,
    );
    return { ...found, company: inOrder(company) };
  }
}

/** Returns the first name of each key. */
function firstOfEach(names: readonly string[], keyOf: (name: string) => string): string[] {
  const first = new Map<string, string>();
  for (const name of names) {
    const key = keyOf(name);
    if (!first.has(key)) first.set(key, name);
  }
  return [...first.values()].slice(0, MOST_PLACES);
}

function inOrder(names: readonly string[]): string[] {
  return names.toSorted((one, other) => one.localeCompare(other, 'en'));
}

function inEnglish(country: string): string {
  const code = countryCode(country);
  return (code === null ? null : countryName(code)) ?? country;
}
