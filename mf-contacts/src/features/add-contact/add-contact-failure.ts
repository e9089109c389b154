import { isRequestError } from '@rapport/remote-api';
import { CONTACT_FIELDS, FIELD_LABELS, type FieldErrors } from './contact-form.ts';

/** Why a contact was not saved: at the fields where it can be put right, and in a sentence otherwise. */
export interface AddContactFailure {
  fields: FieldErrors;
  /** What happened and what to do; null when the fields say it all. */
  message: string | null;
}

const KEPT = 'What you typed is still here.';

/** Translates a failed POST of a contact for the person who typed it. */
export function explainFailure(error: unknown): AddContactFailure {
  if (!isRequestError(error))
    return { fields: {}, message: `Something went wrong on this page. ${KEPT} Try again.` };
  if (error.status === 400) return explainValidation(error.message);
  return {
    fields: {},
    message: `${reason(error.status, error.message)} ${KEPT} ${advice(error.status)}`,
  };
}

function reason(status: number | null, message: string): string {
  if (status === null) return 'Rapport could not be reached.';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

function advice(status: number | null): string {
  if (status === null) return 'Check your connection and choose Add Contact again.';
  if (status === 429) return 'Wait a moment and choose Add Contact again.';
  return 'Choose Add Contact again in a moment.';
}

/** The API answers one sentence that names each bad field by its key. */
function explainValidation(message: string): AddContactFailure {
  const fields: FieldErrors = {};
  const others: string[] = [];
  const keys = CONTACT_FIELDS.join('|');
  for (const part of message.split(new RegExp(`[;,.]?\\s+(?=(?:${keys})\\b)|;\\s+|\\n`))) {
    const field = CONTACT_FIELDS.find((key) => new RegExp(`^${key}\\b`).test(part));
    if (field === undefined) others.push(part);
    else fields[field] ??= part.replace(field, FIELD_LABELS[field]).replace(/[^.]$/, '$&.');
  }
  const rest = others.join(' ').trim();
  return { fields, message: rest === '' ? null : `${reason(400, rest)} ${KEPT}` };
}
