import { api, type ChangeAnswers } from '@rapport/api-client';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { UNTIL_SHOWN, write } from '@rapport/remote-api/api-query';
import { failureReason, whenAgain } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { useRef } from 'react';
import { useIdempotencyKey } from '../../form-dialog/use-idempotency-key.ts';

/**
 * Changes answers of a contact's newest run, which creates a new run, and refetches everything that depends on the
 * estimate.
 */
export function useChangeAnswers(contactId: string, onSaved: () => void) {
  const shell = useShellApi();
  const keyOf = useIdempotencyKey();
  // A second click may come before the button is rendered as pending.
  const sent = useRef(false);
  const mutation = useMutation({
    mutationFn: (change: Omit<ChangeAnswers, 'source'>) => {
      const body: ChangeAnswers = { ...change, source: 'change' };
      const headers = { 'Idempotency-Key': keyOf(body) };
      return write(shell, api.post('/api/assessment-runs/{contactId}/answers', { contactId }), {
        body,
        headers,
      });
    },
    // The new run must be loaded before the form closes, or the row would briefly show the old answer.
    meta: UNTIL_SHOWN,
    onSettled: () => {
      sent.current = false;
    },
  });
  return {
    save: (change: Omit<ChangeAnswers, 'source'>) => {
      if (sent.current) return;
      sent.current = true;
      mutation.mutate(change, { onSuccess: onSaved });
    },
    pending: mutation.isPending,
    failure: mutation.error === null ? null : changeFailure(mutation.error),
  };
}

/** The message for a change that wasn't saved, with advice. The choice stays. */
function changeFailure(error: unknown): string {
  const code = isRequestError(error) ? error.code : null;
  if (code === 'RUN_NOT_LATEST') {
    return 'These answers were changed elsewhere. You now see the newest ones, and your choice is still here. Check what it would change, then choose Save answer again.';
  }
  if (code === 'RUN_HAS_NO_ANSWERS') {
    return "The newest run was saved without its answers, so you can't change one. Answer all questions again.";
  }
  const reason = `${failureReason(error)} Your choice is still here.`;
  return `${reason} ${whenAgain('Choose Save answer again')}`;
}
