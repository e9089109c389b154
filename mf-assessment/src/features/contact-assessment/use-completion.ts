import { ASSESSMENT_DEFAULTS } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { failureReason } from '@rapport/remote-api/failures';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useNavigate } from '@rapport/remote-api/router';
import { useState } from 'react';
import { concernsContact } from '../../contact-queries.ts';

interface CompletionOptions {
  shell: ShellApi;
  contactId: string;
  /** Waits until nothing is on its way, and says whether every answer is saved. */
  settled(): Promise<boolean>;
  /** Called when answers that could not be saved keep the assessment from being completed. */
  onUnsaved(): void;
}

interface Completion {
  pending: boolean;
  /** What has kept the last attempt from succeeding; null when nothing has. */
  problem: string | null;
  complete(): void;
  /** An answer has changed: what is completed next is another assessment. */
  reset(): void;
}

const newKey = () => crypto.randomUUID();

/** Completes the assessment once every answer is saved, and goes to the contacts. */
export function useCompletion(options: CompletionOptions): Completion {
  const { shell, contactId, settled, onUnsaved } = options;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [submissionKey, setSubmissionKey] = useState(newKey);

  const completion = useMutation({
    mutationFn: async (): Promise<'completed' | 'unsaved'> => {
      if (!(await settled())) return 'unsaved';
      await shell.request(`/api/assessment-complete/${contactId}`, {
        method: 'POST',
        body: ASSESSMENT_DEFAULTS,
        headers: { 'Idempotency-Key': submissionKey },
      });
      return 'completed';
    },
    onSuccess: async (outcome) => {
      if (outcome === 'unsaved') {
        fail('Some answers are not saved yet. Retry them, then complete the assessment.');
        onUnsaved();
        return;
      }
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => concernsContact(queryKey[0], contactId),
      });
      await navigate('/contacts');
    },
    onError: () => fail('Failed to save assessment results. Please try again.'),
  });

  function fail(description: string) {
    shell.notify({ variant: 'destructive', title: 'Error', description });
  }

  return {
    pending: completion.isPending,
    problem:
      completion.data === 'unsaved'
        ? 'Some answers are not saved yet.'
        : completion.error && failureReason(completion.error),
    complete: () => completion.mutate(),
    reset() {
      setSubmissionKey(newKey());
      completion.reset();
    },
  };
}
