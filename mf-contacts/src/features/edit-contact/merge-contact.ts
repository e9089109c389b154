import { type UpdateContact } from '@rapport/api-client';
import {
  CONTACT_FIELDS,
  contactFieldValue,
  type ContactField,
  type ContactFields,
} from '../../contact-form/contact-fields.ts';

/** The two values of a field that was changed both here and elsewhere. */
export interface FieldRace {
  mine: string;
  theirs: string;
}

export type FieldRaces = { [Field in ContactField]?: FieldRace };

/** The changed fields for PATCH; null for a cleared one. */
export function contactChange(base: ContactFields, form: ContactFields): UpdateContact {
  const change: Record<string, string | null> = {};
  for (const field of changedFields(base, form)) {
    change[field] = contactFieldValue(field, form[field]);
  }
  return change;
}

/** The fields whose value differs from `base`. */
export function changedFields(base: ContactFields, form: ContactFields): ContactField[] {
  return CONTACT_FIELDS.filter((field) => differs(field, base, form));
}

/** Whether the form has unsaved changes. */
export function hasChanges(base: ContactFields, form: ContactFields): boolean {
  return changedFields(base, form).length > 0;
}

/**
 * Merges a form with a newer stored version. Typed text always stays; a field that was only changed elsewhere takes
 * the newer value. `races` contains every field that was changed elsewhere, unless both changes are the same.
 * @param base the initial values of the form
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
