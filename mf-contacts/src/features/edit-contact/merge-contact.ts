import { type UpdateContact } from '@rapport/api-client';
import {
  CONTACT_FIELDS,
  contactFieldValue,
  type ContactField,
  type ContactFields,
} from '../../contact-fields/contact-fields.ts';

/** The two values of a field that was changed elsewhere while it was edited here. */
export interface FieldRace {
  mine: string;
  theirs: string;
}

export type FieldRaces = { [Field in ContactField]?: FieldRace };

/** What PATCH is told: the fields that differ from `base`, null for what was cleared. */
export function contactChange(base: ContactFields, form: ContactFields): UpdateContact {
  const change: Record<string, string | null> = {};
  for (const field of changedFields(base, form)) {
    change[field] = contactFieldValue(field, form[field]);
  }
  return change;
}

/** The fields that hold something else than `base`. */
export function changedFields(base: ContactFields, form: ContactFields): ContactField[] {
  return CONTACT_FIELDS.filter((field) => differs(field, base, form));
}

/** Whether the form has something that is not stored. */
export function hasChanges(base: ContactFields, form: ContactFields): boolean {
  return changedFields(base, form).length > 0;
}

/**
 * Brings a form together with a newer stored version. Typed text always stays; a field that was only
 * changed elsewhere takes the newer value. `races` names every field that was changed elsewhere and
 * is now not simply the same on both sides.
 * @param base what the form started from
 */
export function mergeContact(
  base: ContactFields,
  form: ContactFields,
  theirs: ContactFields,
): { form: ContactFields; races: FieldRaces } {
  const merged = { ...form };
  const races: FieldRaces = {};
  for (const field of CONTACT_FIELDS) {
    if (!differs(field, base, theirs) || !differs(field, form, theirs)) continue;
    if (!differs(field, base, form)) merged[field] = theirs[field];
    races[field] = { mine: form[field], theirs: theirs[field] };
  }
  return { form: merged, races };
}

function differs(field: ContactField, one: ContactFields, other: ContactFields): boolean {
  return contactFieldValue(field, one[field]) !== contactFieldValue(field, other[field]);
}
