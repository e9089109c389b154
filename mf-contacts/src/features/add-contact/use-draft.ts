import { type CreateContact } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useEffect, useRef, useState } from 'react';
import { type NewContactFields } from '../../contact-fields/contact-fields.ts';
import { EMPTY_FIELDS, hasText, NEW_CONTACT_FIELDS } from './new-contact.ts';

/**
 * What is typed into the form, kept so that a reload does not lose it. It is dropped when the dialog
 * is left, unless `leaveDraft` says that the person means to come back.
 */
export function useDraft() {
  const { user } = useShellApi();
  const [userId] = useState(() => user.get()?.id ?? '');
  const [kept] = useState<Draft | null>(() => keptDraft(userId));
  const [form, setForm] = useState(kept?.form ?? EMPTY_FIELDS);
  const submission = useRef(kept?.submission ?? null);
  const isLeft = useRef(false);

  // Storage is outside of React.
  useEffect(() => {
    if (hasText(form)) keepDraft(userId, { form, submission: submission.current });
    else dropDraft(userId);
  }, [form, userId]);

  // A reload runs no cleanup, and so keeps the draft; so does losing the session.
  useEffect(
    () => () => {
      if (!isLeft.current && user.get()?.id === userId) dropDraft(userId);
    },
    [user, userId],
  );

  return {
    form,
    setForm,
    /** Whether the form began with what was typed before. */
    isRestored: kept !== null && hasText(kept.form),
    earlier: kept?.submission ?? null,
    keepSubmission: (sent: Submission) => {
      submission.current = sent;
      keepDraft(userId, { form, submission: sent });
    },
    drop: () => {
      isLeft.current = true;
      dropDraft(userId);
    },
    leaveDraft: () => {
      isLeft.current = true;
    },
  };
}

/** A request to add a contact. The same content sent again is the same submission. */
export interface Submission {
  /** The body as JSON, to tell whether content was changed. */
  content: string;
  /** Tells the API that a repeated request is the same submission, so that it makes one contact. */
  idempotencyKey: string;
}

/** An entry that was begun and not added yet. */
interface Draft {
  form: NewContactFields;
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
  const form = { ...EMPTY_FIELDS };
  for (const field of NEW_CONTACT_FIELDS) {
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
