import { type CreateContact } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { userStorage } from '@rapport/remote-api/user-storage';
import { useEffect, useRef, useState } from 'react';
import { isNamePart, type NewContactFields } from '../../contact-fields/contact-fields.ts';
import {
  hasMore,
  NOTHING_MORE,
  parseMoreFields,
  type MoreFields,
} from '../../contact-fields/more-fields.ts';
import { EMPTY_FIELDS, hasText, NEW_CONTACT_FIELDS } from './new-contact.ts';

/** A request to add a contact. The same content sent again is the same submission. */
export interface Submission {
  /** The body as JSON, to tell whether content was changed. */
  content: string;
  /** Tells the API that a repeated request is the same submission, so that it makes one contact. */
  idempotencyKey: string;
}

/** A contact that was typed and not added yet. */
interface Draft {
  form: NewContactFields;
  more: MoreFields;
  /** What was sent of it last, if no response said that it was saved. */
  submission: Submission | null;
}

/** One draft per person and tab: it outlives a reload, and goes with the tab. */
export function storedDraft(userId: string) {
  return userStorage(userId).item('add-contact', { area: 'tab', parse: parsedDraft });
}

/**
 * What is typed into the form, stored so that a reload does not lose it. It is removed when the dialog
 * is closed, unless `leaveDraft` says that the person means to come back.
 * @param name what it begins with where nothing was typed before
 */
export function useDraft(name = '') {
  const { user } = useShellApi();
  const [userId] = useState(() => user.get()?.id ?? '');
  const [stored] = useState(() => storedDraft(userId));
  const [draft] = useState(() => stored.read());
  const [form, setForm] = useState(draft?.form ?? { ...EMPTY_FIELDS, displayName: name });
  const [more, setMore] = useState(draft?.more ?? NOTHING_MORE);
  const submission = useRef(draft?.submission ?? null);
  const isLeft = useRef(false);

  // Storage is outside of React.
  useEffect(() => {
    if (hasText(form) || hasMore(more))
      stored.write({ form, more, submission: submission.current });
    else stored.remove();
  }, [form, more, stored]);

  // A reload runs no cleanup and so leaves the draft; losing the session leaves it as well.
  useEffect(
    () => () => {
      if (!isLeft.current && user.get()?.id === userId) stored.remove();
    },
    [user, userId, stored],
  );

  return {
    form,
    setForm,
    more,
    setMore,
    /** Whether the form began with what was typed before. */
    isRestored: draft !== null && (hasText(draft.form) || hasMore(draft.more)),
    earlier: draft?.submission ?? null,
    storeSubmission: (sent: Submission) => {
      submission.current = sent;
      stored.write({ form, more, submission: sent });
    },
    removeDraft: () => {
      isLeft.current = true;
      stored.remove();
    },
    leaveDraft: () => {
      isLeft.current = true;
    },
  };
}

export function contentOf(body: CreateContact): string {
  return JSON.stringify(body);
}

function parsedDraft(value: unknown): Draft | null {
  if (!isObject(value) || !isObject(value.form)) return null;
  const form = { ...EMPTY_FIELDS };
  for (const field of NEW_CONTACT_FIELDS) {
    // A draft of the last release has no parts of a name.
    const text = value.form[field] ?? (isNamePart(field) ? '' : null);
    if (typeof text !== 'string') return null;
    form[field] = text;
  }
  return {
    form,
    more: parseMoreFields(value.more),
    submission: isSubmission(value.submission) ? value.submission : null,
  };
}

function isSubmission(value: unknown): value is Submission {
  return (
    isObject(value) && typeof value.content === 'string' && typeof value.idempotencyKey === 'string'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
