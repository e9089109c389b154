import { isUuid } from '../uuid.ts';
import { CUSTOM_FIELD_LIMITS } from '../values/custom-field.ts';

/** The maximum number of days that the condition `within` looks ahead. */
export const MOST_DAYS_WITHIN = 366;

/** A condition on the value of a custom field, by which a list of contacts is filtered. */
export type CustomCondition =
  /** Has a value, or has none; true, or false. */
  | { test: 'set' | 'empty' | 'yes' | 'no' }
  /** The text or link contains this, whatever its case and accents. */
  | { test: 'contains'; text: string }
  /** The number is in this range, both ends included; null for an open end. One end at least is given. */
  | { test: 'numbers'; from: number | null; to: number | null }
  /** The same for a date as `YYYY-MM-DD`. */
  | { test: 'days'; from: string | null; to: string | null }
  /** The date, or the next time of a yearly one, is today or at most so many days ahead. */
  | { test: 'within'; days: number }
  /** The choice is one of these, by ID. */
  | { test: 'any'; choices: readonly string[] };

/** A condition and the ID of its field. */
export type CustomFilter = { fieldId: string } & CustomCondition;

const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const DAY = /^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Returns a filter as a value of `customField` in the query of a list, like `<id>:contains:oat milk`. */
export function customFilterText(filter: CustomFilter): string {
  const value = valueOf(filter);
  return [filter.fieldId, wordOf(filter.test), ...(value === null ? [] : [value])].join(':');
}

/** Returns the filter that `customFilterText` wrote; null for any other text. */
export function parseCustomFilter(text: string): CustomFilter | null {
  const [, fieldId, test = '', value] = /^([^:]*):([^:]*)(?::([^]*))?$/.exec(text) ?? [];
  if (!isUuid(fieldId)) return null;
  const condition = conditionOf(test, value);
  return condition && { fieldId: fieldId.toLowerCase(), ...condition };
}

function wordOf(test: CustomCondition['test']): string {
  return test === 'numbers' || test === 'days' ? 'range' : test;
}

function valueOf(condition: CustomCondition): string | null {
  switch (condition.test) {
    case 'set':
    case 'empty':
    case 'yes':
    case 'no':
      return null;
    case 'contains':
      return condition.text;
    case 'numbers':
    case 'days':
      return `${condition.from ?? ''}..${condition.to ?? ''}`;
    case 'within':
      return String(condition.days);
    case 'any':
      return condition.choices.join(',');
    default:
      return condition satisfies never;
  }
}

function conditionOf(test: string, value: string | undefined): CustomCondition | null {
  switch (test) {
    case 'set':
    case 'empty':
    case 'yes':
    case 'no':
      return value === undefined ? { test } : null;
    case 'contains': {
      const text = value?.trim() ?? '';
      return text === '' || text.length > CUSTOM_FIELD_LIMITS.text ? null : { test, text };
    }
    case 'range':
      return rangeOf(value ?? '');
    case 'within': {
      const days = Number(value);
      return /^\d{1,3}$/.test(value ?? '') && days <= MOST_DAYS_WITHIN ? { test, days } : null;
    }
    case 'any': {
      const choices = (value ?? '').split(',').map((id) => id.toLowerCase());
      const isList = choices.every(isUuid) && choices.length <= CUSTOM_FIELD_LIMITS.choices;
      return isList ? { test, choices } : null;
    }
    default:
      return null;
  }
}

function rangeOf(value: string): CustomCondition | null {
  const [from = '', to, ...more] = value.split('..');
  if (to === undefined || more.length > 0 || from + to === '') return null;
  const ends = [from, to];
  const fits = (pattern: RegExp) => ends.every((end) => end === '' || pattern.test(end));
  if (fits(DAY)) return { test: 'days', from: from || null, to: to || null };
  if (!fits(NUMBER)) return null;
  const [least, most] = ends.map((end) => (end === '' ? null : Number(end)));
  return { test: 'numbers', from: least ?? null, to: most ?? null };
}
