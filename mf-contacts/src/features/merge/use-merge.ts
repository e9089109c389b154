import { api, type Contact, type MergeContacts } from '@rapport/api-client';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { etagOf, isUnder, write } from '@rapport/remote-api/api-query';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { removeWhenLeft } from '../../contacts/remove-when-left.ts';
import { useIdempotencyKey } from '../../form-dialog/use-idempotency-key.ts';
import { undoableMergesQuery } from './merge-offers.ts';

/** Makes `other` part of `own`, based on the versions that are shown. */
export function useMerge(own: Contact, other: Contact, onMerged: () => Promise<void>) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const gone = isUnder(api.get('/api/contacts/{id}', { id: other.id }));
  const mutation = useMutation({
    mutationFn: (take: NonNullable<MergeContacts['take']>) => {
      const body: MergeContacts = { with: other.id, withEtag: etagOf(other), take };
      const etag = etagOf(own);
      return write(shell, api.post('/api/contacts/{id}/merge', { id: own.id }), {
        body,
        headers: {
          'Idempotency-Key': keyOf([body, etag]),
          ...(etag !== null && { 'If-Match': etag }),
        },
      });
    },
    onSuccess: async () => {
      const userId = shell.user.get()?.id;
      if (userId !== undefined) forgetContact(userId, other.id);
      // The page that comes next offers Undo at once; without the answer it asks for it later.
      await queries
        .fetchQuery({ ...undoableMergesQuery(shell), staleTime: 0, retry: false })
        .catch(() => undefined);
      await onMerged();
      removeWhenLeft(queries, gone);
    },
  });
  return {
    merge: (take: NonNullable<MergeContacts['take']>) => {
      if (!mutation.isPending) mutation.mutate(take);
    },
    pending: mutation.isPending || mutation.isSuccess,
    error: mutation.error,
    /** One of the two was changed elsewhere; what is there now is being loaded. */
    isRaced: isRequestError(mutation.error) && mutation.error.status === 412,
  };
}
