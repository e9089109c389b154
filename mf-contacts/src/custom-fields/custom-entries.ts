import { type Contact, type CustomField, type UpdateContact } from '@rapport/api-client';
import { CUSTOM_FIELD_LIMITS, type CustomValue, readCustomValue } from '@rapport/contracts';
import { dayTyped } from './day-typed.ts';

/** The value of a field in a form. */
export interface CustomEntry {
  /** As the API takes it; null for none, and for a text that isn't a value. */
  value: CustomValue | null;
  /** As typed; undefined if it's the stored value. */
  text?: string;
  /** What's wrong with the text, and what to do. */
  problem?: string;
}

/** The values of a contact in a form, by the id of the field. A field that's absent has none. */
export type CustomEntries = Readonly<Record<string, CustomEntry>>;

const NONE: CustomEntry = { value: null };

/** The values of a stored contact. */
export function customEntries({ customValues }: Pick<Contact, 'customValues'>): CustomEntries {
  return Object.fromEntries(
    Object.entries(customValues ?? {}).map(([id, value]) => [id, { value }]),
  );
}

/** Reads the values of a stored draft, without invalid ones. */
export function parseCustomEntries(given: unknown): CustomEntries {
  const entries = Object.entries(Object(given)).flatMap(([id, entry]) => {
    const { value = null, text, problem }: Partial<Record<string, unknown>> = Object(entry);
    const isValue = value === null || ['string', 'number', 'boolean'].includes(typeof value);
    if (!isValue) return [];
    return [
      [
        id,
        {
          value: isCustomValue(value) ? value : null,
          ...(typeof text === 'string' && { text }),
          ...(typeof problem === 'string' && { problem }),
        },
      ] as const,
    ];
  });
  return Object.fromEntries(entries);
}

function isCustomValue(value: unknown): value is CustomValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The help for a text that doesn't fit its kind. */
const HELP: Readonly<Record<CustomField['kind'], string>> = {
  text: `Shorten this to ${CUSTOM_FIELD_LIMITS.text.toLocaleString('en')} characters.`,
  number: 'Enter a number like 12.5, or leave this empty.',
  date: 'Enter a day with its year, like March 31, 2027, or leave this empty.',
  choice: 'Choose one of these.',
  yesNo: 'Choose yes or no.',
  link: 'Enter an address like https://example.com, mailto:name@example.com, or tel:+44 20 7946 0018, or leave this empty.',
};

/** The entry for a text that was typed. */
export function entryOf(field: Pick<CustomField, 'kind' | 'choices'>, text: string): CustomEntry {
  if (text.trim() === '') return { value: null, text };
  const value = field.kind === 'date' ? dayTyped(text) : readCustomValue(field, text);
  return { value, text, ...(value === null && { problem: HELP[field.kind] }) };
}

/** The entries without those of deleted fields, which the API would refuse. */
export function ofFields(
  entries: CustomEntries,
  fields: readonly Pick<CustomField, 'id'>[] | undefined,
): CustomEntries {
  if (fields === undefined) return entries;
  const isThere = (id: string) => fields.some((field) => field.id === id);
  return Object.fromEntries(Object.entries(entries).filter(([id]) => isThere(id)));
}

/** Whether a form has anything in a field. */
export function hasEntry({ value, text = '' }: CustomEntry = NONE): boolean {
  return value !== null || text.trim() !== '';
}

/** The messages for values that can't be saved, by `custom.<id of the field>`. */
export function customProblems(entries: CustomEntries): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([id, { problem }]) =>
      problem === undefined ? [] : [[`custom.${id}`, problem] as const],
    ),
  );
}

/** The values that differ from `base`, for PATCH; null clears. */
export function customChange(base: CustomEntries, entries: CustomEntries): UpdateContact {
  const changed = changedIds(base, entries);
  if (changed.length === 0) return {};
  return {
    customValues: Object.fromEntries(changed.map((id) => [id, entries[id]?.value ?? null])),
  };
}

/**
 * Merges the values with changes that another user or tab saved in the meantime: those that were changed here stay,
 * the others take the stored values.
 */
export function mergeCustom(
  base: CustomEntries,
  mine: CustomEntries,
  theirs: CustomEntries,
): CustomEntries {
  const own = changedIds(base, mine);
  return { ...theirs, ...Object.fromEntries(own.map((id) => [id, mine[id] ?? NONE])) };
}

/** The fields that were changed both here and elsewhere, to different values, with both. */
export type CustomRaces = Readonly<Record<string, { mine: CustomEntry; theirs: CustomEntry }>>;

/** @param base the initial values of the form */
export function customRaces(
  base: CustomEntries,
  mine: CustomEntries,
  theirs: CustomEntries,
): CustomRaces {
  const raced = changedIds(base, theirs).filter((id) => differs(mine[id], theirs[id]));
  return Object.fromEntries(
    raced.map((id) => [id, { mine: mine[id] ?? NONE, theirs: theirs[id] ?? NONE }]),
  );
}

function changedIds(base: CustomEntries, entries: CustomEntries): string[] {
  const ids = [...new Set([...Object.keys(base), ...Object.keys(entries)])];
  return ids.filter((id) => differs(base[id], entries[id]));
}

/** A text that isn't a value differs from each value. */
function differs(one: CustomEntry = NONE, other: CustomEntry = NONE): boolean {
  const isOpen = one.problem !== undefined || other.problem !== undefined;
  return isOpen ? one.text !== other.text : one.value !== other.value;
}
