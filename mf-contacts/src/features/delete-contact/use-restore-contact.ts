import { type Contact } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { contactApi } from '../../contacts/contact-paths.ts';
import { refreshContacts } from '../../contacts/refresh-contacts.ts';

/** Brings a deleted contact back with all that belongs to it. */
export function useRestoreContact(contactId: string, onRestored: (contact: Contact) => void) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: () =>
      shell.request<Contact>(`${contactApi(contactId)}/restore`, { method: 'POST' }),
    onSuccess: (contact) => {
      queries.setQueryData([contactApi(contactId)], contact);
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
