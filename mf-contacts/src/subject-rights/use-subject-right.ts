import { api } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { contactQuery, write } from '@rapport/remote-api/api-query';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { useRef } from 'react';

/**
 * `object`: they objected, and the estimate goes. `liftObjection`: they agreed again. `removeEstimate`:
 * the user deletes the estimate. `review`: the user found that it still fits.
 */
export type SubjectRight = 'object' | 'liftObjection' | 'removeEstimate' | 'review';

const CALLS = {
  object: (id: string) => api.post('/api/contacts/{id}/objection', { id }),
  liftObjection: (id: string) => api.delete('/api/contacts/{id}/objection', { id }),
  removeEstimate: (id: string) => api.delete('/api/contacts/{id}/estimate', { id }),
  review: (id: string) => api.put('/api/contacts/{id}/review', { id }),
};

/**
 * One of the calls that a person may ask the user for, or that keep the estimate about them true.
 * A second click while the first is under way does nothing.
 */
export function useSubjectRight(contactId: string, right: SubjectRight, onDone?: () => void) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const sent = useRef(false);
  const mutation = useMutation({
    // Being offline is a failure to show, not a reason to wait in silence.
    networkMode: 'always',
    mutationFn: () => write(shell, CALLS[right](contactId)),
    onSuccess: (contact) => {
      const userId = shell.user.get()?.id;
      // Answers that wait in this browser would lead to an estimate again.
      if (right !== 'review' && userId !== undefined) forgetContact(userId, contactId);
      if (contact !== null) {
        queries.setQueryData(contactQuery(shell, contactId).queryKey, contact);
      }
      onDone?.();
    },
    onSettled: () => {
      sent.current = false;
    },
  });
  return {
    run: () => {
      if (sent.current) return;
      sent.current = true;
      mutation.mutate();
    },
    pending: mutation.isPending,
    error: mutation.error,
  };
}
