import { api } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { contactQuery, write } from '@rapport/remote-api/api-query';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { useRef } from 'react';

/**
 * `object`: they objected, and the estimate is deleted. `liftObjection`: they withdrew the objection.
 * `removeEstimate`: the user deletes the estimate. `review`: the user confirmed it.
 */
export type SubjectRight = 'object' | 'liftObjection' | 'removeEstimate' | 'review';

const CALLS = {
  object: (id: string) => api.post('/api/contacts/{id}/objection', { id }),
  liftObjection: (id: string) => api.delete('/api/contacts/{id}/objection', { id }),
  removeEstimate: (id: string) => api.delete('/api/contacts/{id}/estimate', { id }),
  review: (id: string) => api.put('/api/contacts/{id}/review', { id }),
};

/**
 * A change of the estimate that a contact has the right to request, or that keeps it accurate. A second click while
 * it's pending is ignored.
 */
export function useSubjectRight(contactId: string, right: SubjectRight, onDone?: () => void) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const sent = useRef(false);
  const mutation = useMutation({
    // Offline, it fails with a message instead of silently waiting.
    networkMode: 'always',
    mutationFn: () => write(shell, CALLS[right](contactId)),
    onSuccess: (contact) => {
      const userId = shell.user.get()?.id;
      // Unsent answers in this browser would create an estimate again.
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
