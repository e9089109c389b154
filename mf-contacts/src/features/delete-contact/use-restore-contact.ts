import { decodeContact } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/answers';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { contactApi } from '../../contacts/contact-routes.ts';
import { refreshContacts } from '../../contacts/refresh-contacts.ts';

/** Brings a deleted contact back with all that belongs to it. */
export function useRestoreContact(contactId: string, onRestored: () => void) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: () =>
      write(
        shell,
        { path: `${contactApi(contactId)}/restore`, decode: decodeContact },
        { method: 'POST' },
      ),
    onSuccess: (contact) => {
      if (contact !== null) queries.setQueryData([contactApi(contactId)], contact);
      void refreshContacts(queries);
    },
  });
  return {
    restore: () => {
      if (!mutation.isPending) mutation.mutate(undefined, { onSuccess: onRestored });
    },
    pending: mutation.isPending,
    error: mutation.error,
    /** The API knows of nothing to bring back: the time is over. */
    tooLate: isRequestError(mutation.error) && mutation.error.status === 404,
  };
}
