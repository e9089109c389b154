import { api, type ContactSummary } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { isUnder, write } from '@rapport/remote-api/api-query';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useLocation, useNavigate } from '@rapport/remote-api/router';
import { contactRoute, contactsRoute } from '../../contacts/contact-routes.ts';
import { removeWhenUnused } from '../../contacts/remove-when-unused.ts';
import { useDeletedContacts } from './deleted-contacts.ts';

/** Deletes a contact, navigates to the list, and offers to undo it. */
export function useDeleteContact(
  contact: Pick<ContactSummary, 'id' | 'displayName'>,
  onDeleted: () => void,
) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { note } = useDeletedContacts();
  const own = isUnder(
    api.get('/api/contacts/{id}', { id: contact.id }),
    api.get('/api/health/{contactId}', { contactId: contact.id }),
    api.get('/api/actions/{contactId}', { contactId: contact.id }),
    api.get('/api/interactions/{contactId}', { contactId: contact.id }),
  );
  const mutation = useMutation({
    mutationFn: async (forGood: boolean) => {
      const { id } = contact;
      try {
        await (forGood
          ? write(shell, api.delete('/api/contacts/{id}/for-good', { id }))
          : write(shell, api.delete('/api/contacts/{id}', { id })));
      } catch (error) {
        // Already deleted: an earlier response was lost, or another window was faster.
        if (!isRequestError(error) || error.status !== 404) throw error;
      }
    },
    onSuccess: async (_, forGood) => {
      const userId = shell.user.get()?.id;
      if (userId !== undefined) forgetContact(userId, contact.id);
      if (forGood) {
        shell.notify({ title: `${nameInSentence(contact.displayName)} is removed for good` });
      } else note(contact);
      onDeleted();
      // Replaces the entry, so that Back doesn't open the deleted contact.
      await navigate(listAround(contact.id, location), { replace: true });
      removeWhenUnused(queries, own);
    },
  });
  return {
    /** @param forGood true if it can't be restored */
    remove: (forGood: boolean) => {
      if (!mutation.isPending) mutation.mutate(forGood);
    },
    pending: mutation.isPending || mutation.isSuccess,
    error: mutation.error,
  };
}

/** The URL of the list without the contact, otherwise unchanged. */
function listAround(
  contactId: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  if (pathname === contactRoute(contactId)) return contactsRoute();
  const query = new URLSearchParams(search);
  query.delete('selected');
  return query.size === 0 ? contactsRoute() : `${contactsRoute()}?${query}`;
}
