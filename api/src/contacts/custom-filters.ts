import { type CustomFilter, parseCustomFilter } from '@rapport/contracts';
import { type Database } from '../database/database.ts';
import { type SqlParameters } from '../database/sql.ts';
import { dayOf, daysFrom, daysOfYear } from './domain/days-ahead.ts';
import { fold } from './domain/search-text.ts';
import { type ContactListQuery } from './dto/contact-list.query.ts';

/** The values that user $1 has in field $2, as text. Postgres can't fold them. */
const VALUES = `SELECT DISTINCT c.custom_values ->> $2::text AS value FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL AND c.custom_values ? $2::text`;

/** The values that contain the text of a filter, by the filter as written. */
export type FoundValues = ReadonlyMap<string, readonly string[]>;

/** Returns what the conditions `contains` of a list find. */
export async function foundCustomValues(
  database: Database,
  owner: string,
  written: readonly string[],
): Promise<FoundValues> {
  const found = new Map<string, string[]>();
  for (const text of written) {
    const filter = parseCustomFilter(text);
    if (filter?.test !== 'contains') continue;
    const rows = await database.rows<{ value: string }>(VALUES, [owner, filter.fieldId]);
    const wanted = fold(filter.text);
    const values = rows.map(({ value }) => value);
    found.set(
      text,
      values.filter((value) => fold(value).includes(wanted)),
    );
  }
  return found;
}

/**
 * Returns the conditions for the custom fields that a list is filtered by; none without such a filter. A field that
 * doesn't exist finds no contacts, also with `empty`: a change of all that match must not reach all contacts.
 * @param user the placeholder of the owner
 */
export function customFilters(
  { customField }: Pick<ContactListQuery, 'customField'>,
  found: FoundValues,
  user: string,
  now: Date,
  parameters: SqlParameters,
): string[] {
  return customField.flatMap((text) => {
    const filter = parseCustomFilter(text);
    if (filter === null) return ['false'];
    const id = `${parameters.add(filter.fieldId)}::text`;
    const exists = `EXISTS (SELECT FROM rapport.custom_fields f
      WHERE f.user_profile_id = ${user} AND f.id = ${id}::uuid)`;
    return [
      exists,
      conditionOf(filter, { id, values: found.get(text) ?? [], user, now }, parameters),
    ];
  });
}

interface Field {
  /** The placeholder of its ID. */
  id: string;
  /** What `contains` found. */
  values: readonly string[];
  user: string;
  now: Date;
}

function conditionOf(
  condition: CustomFilter,
  { id, values, user, now }: Field,
  parameters: SqlParameters,
): string {
  const value = `(c.custom_values -> ${id})`;
  const text = `(c.custom_values ->> ${id})`;
  switch (condition.test) {
    case 'set':
      return `c.custom_values ? ${id}`;
    case 'empty':
      return `NOT c.custom_values ? ${id}`;
    case 'yes':
      return `${value} = 'true'`;
    case 'no':
      return `${value} = 'false'`;
    case 'contains':
      return `${text} = ANY(${parameters.add(values)}::text[])`;
    case 'any':
      return `${text} = ANY(${parameters.add(condition.choices)}::text[])`;
    case 'numbers':
      return [
        `jsonb_typeof${value} = 'number'`,
        ...ends(condition).map(
          ([sign, end]) => `${value} ${sign} ${parameters.add(String(end))}::jsonb`,
        ),
      ].join(' AND ');
    case 'days':
      return ends(condition)
        .map(([sign, end]) => `${text} COLLATE "C" ${sign} ${parameters.add(end)}`)
        .join(' AND ');
    case 'within': {
      const days = daysFrom(dayOf(now), condition.days);
      const isYearly = `(SELECT y.yearly FROM rapport.custom_fields y
        WHERE y.user_profile_id = ${user} AND y.id = ${id}::uuid)`;
      const ofYear = parameters.add([...new Set(days.flatMap(daysOfYear))]);
      return `CASE WHEN ${isYearly} THEN right(${text}, 5) = ANY(${ofYear}::text[])
        ELSE ${text} = ANY(${parameters.add(days)}::text[]) END`;
    }
    default:
      return condition satisfies never;
  }
}

/** Returns the ends of a range that are given, each with its operator. */
function ends<T>({ from, to }: { from: T | null; to: T | null }): (readonly [string, T])[] {
  const both = [['>=', from] as const, ['<=', to] as const];
  return both.flatMap(([sign, end]) => (end === null ? [] : [[sign, end] as const]));
}
