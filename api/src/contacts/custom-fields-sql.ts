import { type CustomField } from '@rapport/contracts';
import { jsonObject } from '../database/sql.ts';
import { type NamedCustomValueDto } from './custom-values.dto.ts';

/** The columns of rapport.custom_fields, which is `f`, under the names of the API. */
const CUSTOM_FIELD_COLUMNS = {
  id: 'f.id',
  name: 'f.name',
  kind: 'f.kind',
  choices: 'f.choices',
  yearly: 'f.yearly',
  shownIn: 'f.shown_in',
} satisfies Record<keyof CustomField, string>;

const COLUMNS = Object.entries(CUSTOM_FIELD_COLUMNS)
  .map(([name, column]) => `${column} AS "${name}"`)
  .join(', ');

/** A custom field as the API returns it. */
export const CUSTOM_FIELD_JSON = jsonObject(CUSTOM_FIELD_COLUMNS);

/** All custom fields of user $1 as JSON, in their order. */
export const CUSTOM_FIELDS_JSON = `SELECT
    COALESCE(json_agg(${CUSTOM_FIELD_JSON} ORDER BY f.position, f.id), '[]')::text AS json
  FROM rapport.custom_fields f WHERE f.user_profile_id = $1`;

/** The custom fields of user $1, in their order. */
export const CUSTOM_FIELDS = `SELECT ${COLUMNS} FROM rapport.custom_fields f
  WHERE f.user_profile_id = $1 ORDER BY f.position, f.id`;

/**
 * Those of user $1 with the IDs $2, locked against changes and deletion until the transaction ends, so that no value
 * outlives its field.
 */
export const LOCKED_CUSTOM_FIELDS = `SELECT ${COLUMNS} FROM rapport.custom_fields f
  WHERE f.user_profile_id = $1 AND f.id = ANY($2::uuid[]) ORDER BY f.id FOR SHARE`;

/** The values of rapport.contacts `c` in the fields that meet `condition`; most contacts have none. */
function valuesWhere(condition: string): string {
  return `CASE WHEN c.custom_values = '{}' THEN '{}'::jsonb ELSE
    (SELECT COALESCE(jsonb_object_agg(f.id, c.custom_values -> f.id::text), '{}')
      FROM rapport.custom_fields f
      WHERE f.user_profile_id = c.user_profile_id AND c.custom_values ? f.id::text AND ${condition})
    END`;
}

const CHOICE_NAME = `(SELECT o -> 'name' FROM jsonb_array_elements(f.choices) o
  WHERE o ->> 'id' = c.custom_values ->> f.id::text)`;

/**
 * A list of the values of rapport.contacts `c` in the fields that meet `condition`, in the user's order and with names
 * in place of IDs, for files and texts that stand alone.
 */
function namedCustomValues(condition: string): string {
  const value = jsonObject({
    name: 'f.name',
    kind: 'f.kind',
    value: `CASE f.kind WHEN 'choice' THEN ${CHOICE_NAME} ELSE c.custom_values -> f.id::text END`,
  } satisfies Record<keyof NamedCustomValueDto, string>);
  return `CASE WHEN c.custom_values = '{}' THEN '[]'::json ELSE
    (SELECT COALESCE(json_agg(${value} ORDER BY f.position, f.id), '[]')
      FROM rapport.custom_fields f
      WHERE f.user_profile_id = c.user_profile_id AND c.custom_values ? f.id::text AND ${condition})
    END`;
}

/** All named values of rapport.contacts `c`. */
export const NAMED_CUSTOM_VALUES = namedCustomValues('true');

/** Those that briefings show. */
export const BRIEFED_CUSTOM_VALUES = namedCustomValues(`'briefing' = ANY(f.shown_in)`);

/** A date in a custom field. */
export interface CustomDate {
  fieldId: string;
  /** The name of the field. */
  label: string;
  /** `YYYY-MM-DD`. */
  day: string;
  yearly: boolean;
}

const CUSTOM_DATE = jsonObject({
  fieldId: 'f.id',
  label: 'f.name',
  day: 'c.custom_values ->> f.id::text',
  yearly: 'f.yearly',
} satisfies Record<keyof CustomDate, string>);

/** The dates in custom fields of rapport.contacts `c`, in the user's order of the fields. */
export const CUSTOM_DATES = `(SELECT COALESCE(json_agg(${CUSTOM_DATE} ORDER BY f.position, f.id), '[]')
  FROM rapport.custom_fields f WHERE f.user_profile_id = c.user_profile_id AND f.kind = 'date'
    AND c.custom_values ? f.id::text)`;

/** True if rapport.contacts `c` of user $1 has a date in a custom field. */
export const HAS_CUSTOM_DATE = `c.custom_values ?| ARRAY(SELECT f.id::text FROM rapport.custom_fields f
  WHERE f.user_profile_id = $1 AND f.kind = 'date')`;

/** All values of rapport.contacts `c`, by the ID of the field. */
export const CUSTOM_VALUES = valuesWhere('true');

/** Those of the fields that rows of the contact list show. */
export const LISTED_CUSTOM_VALUES = valuesWhere(`'list' = ANY(f.shown_in)`);
