import { type CreateContact } from '@rapport/contracts';
import { EMPTY_FORM, FORM_FIELDS, type ContactForm } from './contact-form.ts';

/** A request to add a contact. The same content sent again is the same submission. */
export interface Submission {
  /** The body as JSON, to tell whether content was changed. */
  content: string;
  /** Tells the API that a repeated request is the same submission, so that it makes one contact. */
  idempotencyKey: string;
}

/** An entry that was begun and not added yet. */
export interface Draft {
  form: ContactForm;
  /** What was sent of it last, without an answer that says it is saved. */
  submission: Submission | null;
}

export function contentOf(body: CreateContact): string {
  return JSON.stringify(body);
}

/** One draft per person and tab: it outlives a reload, and goes with the tab. */
const keyOf = (userId: string) => `rapport:add-contact:${userId}`;

/** Keeps a draft; a browser that stores nothing only keeps it as long as the dialog is open. */
export function keepDraft(userId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Storage is full or switched off; the dialog still holds what was typed.
  }
}

export function dropDraft(userId: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was stored then.
  }
}

/** The draft that was kept, or null; what cannot be read is as good as none. */
export function keptDraft(userId: string): Draft | null {
  try {
    return parsedDraft(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return null;
  }
}

function parsedDraft(value: unknown): Draft | null {
  if (!isObject(value) || !isObject(value.form)) return null;
  const form = { ...EMPTY_FORM };
  for (const field of FORM_FIELDS) {
    const text = value.form[field];
    if (typeof text !== 'string') return null;
    form[field] = text;
  }
  return { form, submission: isSubmission(value.submission) ? value.submission : null };
}

function isSubmission(value: unknown): value is Submission {
  return (
    isObject(value) && typeof value.content === 'string' && typeof value.idempotencyKey === 'string'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
