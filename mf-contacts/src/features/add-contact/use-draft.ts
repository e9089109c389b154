import { useShellApi } from '@rapport/remote-api';
import { useEffect, useRef, useState } from 'react';
import { EMPTY_FORM, hasText } from './contact-form.ts';
import { dropDraft, keepDraft, keptDraft, type Draft, type Submission } from './draft.ts';

/**
 * What is typed into the form, kept so that a reload does not lose it. It is dropped when the dialog
 * is left, unless `leaveDraft` says that the person means to come back.
 */
export function useDraft() {
  const { user } = useShellApi();
  const [userId] = useState(() => user.get()?.id ?? '');
  const [kept] = useState<Draft | null>(() => keptDraft(userId));
  const [form, setForm] = useState(kept?.form ?? EMPTY_FORM);
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
