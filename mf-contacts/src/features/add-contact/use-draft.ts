import { type CreateContact } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { userStorage } from '@rapport/remote-api/user-storage';
import { useEffect, useRef, useState } from 'react';
import { isNamePart, type NewContactFields } from '../../contact-form/contact-fields.ts';
import {
  hasMore,
  NOTHING_MORE,
  parseMoreFields,
  type MoreFields,
} from '../../contact-form/more-fields.ts';
import { typedContact } from '../../contact-form/typed-contact.ts';
import { EMPTY_FIELDS, hasText, NEW_CONTACT_FIELDS } from './new-contact.ts';

/** A request to add a contact. Sending the same content again repeats the submission. */
export interface Submission {
  /** The body as JSON, to detect changes. */
  content: string;
  /** Identifies repeated requests to the API, so that it creates one contact. */
  idempotencyKey: string;
}

/** A contact that was typed and not yet added. */
interface Draft {
  form: NewContactFields;
  more: MoreFields;
  /** The last request, unless a response confirmed it. */
  submission: Submission | null;
}

/** One draft per user and tab. It survives a reload, but not closing the tab. */
export function storedDraft(userId: string) {
  return userStorage(userId).item('add-contact', { area: 'tab', parse: parsedDraft });
}

/**
 * The text in the form, stored so that a reload doesn't lose it. It's removed when the dialog closes, unless
 * `leaveDraft` was called because the user will come back.
 * @param name the initial name, perhaps with a company, if there's no draft
 */
export function useDraft(name = '') {
  const { user } = useShellApi();
  const [userId] = useState(() => user.get()?.id ?? '');
  const [stored] = useState(() => storedDraft(userId));
  const [draft] = useState(() => stored.read());
  const [form, setForm] = useState(draft?.form ?? { ...EMPTY_FIELDS, ...typedContact(name) });
  const [more, setMore] = useState(draft?.more ?? NOTHING_MORE);
  const submission = useRef(draft?.submission ?? null);
  const isLeft = useRef(false);

  // Storage is outside of React.
  useEffect(() => {
    if (hasText(form) || hasMore(more))
      stored.write({ form, more, submission: submission.current });
    else stored.remove();
  }, [form, more, stored]);

  // A reload runs no cleanup, so the draft stays. It also stays if the session is lost.
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
    /** Whether the form started with an earlier draft. */
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
    // A draft of the previous release has no name parts.
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
