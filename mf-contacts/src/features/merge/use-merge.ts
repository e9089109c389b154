import { api, type Contact, type MergeContacts } from '@rapport/api-client';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { etagOf, isUnder, write } from '@rapport/remote-api/api-query';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { removeWhenUnused } from '../../contacts/remove-when-unused.ts';
import { useIdempotencyKey } from '../../form-dialog/use-idempotency-key.ts';
import { undoableMergesQuery } from './merge-offers.ts';

/** The fields whose value is taken from the other contact. */
type Taken = Pick<MergeContacts, 'take' | 'takeFields'>;

/** Merges `other` into `own`, based on the versions shown. */
export function useMerge(own: Contact, other: Contact, onMerged: () => Promise<void>) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const gone = isUnder(api.get('/api/contacts/{id}', { id: other.id }));
  const mutation = useMutation({
    mutationFn: (taken: Taken) => {
      const body: MergeContacts = { with: other.id, withEtag: etagOf(other), ...taken };
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
      // Lets the next page offer Undo immediately. If this fails, the page fetches it later.
      await queries
        .fetchQuery({ ...undoableMergesQuery(shell), staleTime: 0, retry: false })
        .catch(() => undefined);
      await onMerged();
      removeWhenUnused(queries, gone);
    },
  });
  return {
    merge: (taken: Taken) => {
      if (!mutation.isPending) mutation.mutate(taken);
    },
    pending: mutation.isPending || mutation.isSuccess,
    error: mutation.error,
    /** True if one of the two was changed elsewhere; the current version is being loaded. */
    isRaced: isRequestError(mutation.error) && mutation.error.status === 412,
  };
}
