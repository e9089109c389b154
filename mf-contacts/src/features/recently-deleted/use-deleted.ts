import { api, type DeletedContact } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, UNTIL_SHOWN, write } from '@rapport/remote-api/api-query';
import { pageFailure, writeFailure } from '@rapport/remote-api/failures';
import { useMutation, useQuery } from '@rapport/remote-api/query';

/** The API's maximum. */
const MOST = 200;

export type DeletedState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | {
      status: 'ready';
      /** The latest deletion first; incomplete if there are fewer than `count`. */
      contacts: DeletedContact[];
      count: number;
    };

/** The deleted contacts that can be restored. */
export function useDeleted(): DeletedState {
  const shell = useShellApi();
  const query = apiQuery(shell, api.get('/api/contacts/deleted', { limit: MOST }));
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 });
  if (data !== undefined) return { status: 'ready', ...data };
  if (error === null) return { status: 'loading' };
  const retry = () => void refetch();
  return { status: 'failed', message: pageFailure(error), retrying: isFetching, retry };
}

/** A change of one deleted contact, or of all if the contact is null. */
type Change =
  | { kind: 'restore'; contact: DeletedContact }
  | { kind: 'remove'; contact: DeletedContact | null };

/** Restores deleted contacts, or removes them for good. */
export function useDeletedChanges(onDone: () => void) {
  const shell = useShellApi();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ kind, contact }: Change): Promise<void> => {
      const call = { id: contact?.id ?? '' };
      if (contact === null) await write(shell, api.delete('/api/contacts/deleted'));
      else if (kind === 'restore') await write(shell, api.post('/api/contacts/{id}/restore', call));
      else await write(shell, api.delete('/api/contacts/{id}/for-good', call));
    },
    meta: UNTIL_SHOWN,
    onSuccess: (_, { kind, contact }) => {
      onDone();
      const who = contact === null ? 'All deleted contacts' : nameInSentence(contact.displayName);
      if (kind === 'restore') {
        shell.notify({
          title: `${who} is back`,
          description: 'Everything that was saved is back.',
        });
      } else {
        shell.notify({ title: `${who} ${contact === null ? 'are' : 'is'} removed for good` });
      }
    },
    onError: (error, { kind }) =>
      shell.notify({
        title: kind === 'restore' ? 'Nothing was restored' : 'Nothing was removed',
        description: writeFailure(error),
        variant: 'destructive',
      }),
  });
  return {
    change: (change: Change) => {
      if (!isPending) mutate(change);
    },
    /** The pending change. */
    pending: isPending ? variables : null,
  };
}
