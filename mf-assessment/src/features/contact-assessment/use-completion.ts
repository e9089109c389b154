import { api } from '@rapport/api-client';
import { ASSESSMENT_DEFAULTS } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { failureReason, isContactObjected } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { useNavigate } from '@rapport/remote-api/router';
import { useState } from 'react';
import { dropAnswers } from '../../objection.ts';

interface CompletionOptions {
  shell: ShellApi;
  userId: string;
  contactId: string;
  /** Waits until no answer is waiting or being sent, and returns whether all are saved. */
  settled(): Promise<boolean>;
  /** Called if the assessment can't be completed because some answers aren't saved. */
  onUnsaved(): void;
}

interface Completion {
  pending: boolean;
  /** Why the last attempt failed; null if none did. */
  failure: string | null;
  complete(): void;
  /** Call this when an answer changes, because the next submission is then a new one. */
  reset(): void;
}

/** Makes the contact's page begin with what to do. */
const JUST_ASSESSED = { justAssessed: true } as const;

const newKey = () => crypto.randomUUID();

/** Completes the assessment once every answer is saved, and then opens the contact. */
export function useCompletion(options: CompletionOptions): Completion {
  const { shell, userId, contactId, settled, onUnsaved } = options;
  const navigate = useNavigate();
  const [submissionKey, setSubmissionKey] = useState(newKey);

  const completion = useMutation({
    mutationFn: async (): Promise<'completed' | 'unsaved'> => {
      if (!(await settled())) return 'unsaved';
      await write(shell, api.post('/api/assessment-complete/{contactId}', { contactId }), {
        body: ASSESSMENT_DEFAULTS,
        headers: { 'Idempotency-Key': submissionKey },
      });
      return 'completed';
    },
    onSuccess: async (outcome) => {
      if (outcome === 'unsaved') {
        fail("Some answers aren't saved yet. Retry them, then complete the assessment.");
        onUnsaved();
        return;
      }
      shell.notify({
        title: 'Assessment Complete',
        description: 'Detailed personality assessment has been saved for this contact.',
      });
      await navigate(`/contacts?selected=${contactId}`, { state: JUST_ASSESSED });
    },
    onError: (error) => {
      if (isContactObjected(error)) dropAnswers({ shell, userId, contactId });
      else fail('Failed to save assessment results. Please try again.');
    },
  });

  function fail(description: string) {
    shell.notify({ variant: 'destructive', title: 'Error', description });
  }

  return {
    pending: completion.isPending,
    failure:
      completion.data === 'unsaved'
        ? "Some answers aren't saved yet."
        : completion.error && failureReason(completion.error),
    complete: () => completion.mutate(),
    reset() {
      setSubmissionKey(newKey());
      completion.reset();
    },
  };
}
