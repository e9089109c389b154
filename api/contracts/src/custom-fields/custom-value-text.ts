import {
  type CustomField,
  type CustomFieldChoice,
  type CustomValue,
} from '../values/custom-field.ts';

/** What reading and writing a value needs to know about its field. */
export type FieldOfValue = Pick<CustomField, 'kind'> & { choices?: readonly CustomFieldChoice[] };

/**
 * Returns a value as files and plain texts have it: a date as `YYYY-MM-DD`, yes or no, the name of a choice.
 * @returns null for a choice that the field doesn't have
 */
export function customValueText(
  { kind, choices }: FieldOfValue,
  value: CustomValue,
): string | null {
  if (kind === 'choice') return choices?.find(({ id }) => id === value)?.name ?? null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
