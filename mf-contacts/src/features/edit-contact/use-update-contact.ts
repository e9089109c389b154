import { decodeContact, type Contact, type UpdateContact } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/answers';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useRef } from 'react';
import { contactApi } from '../../contacts/contact-routes.ts';
import { refreshContact } from '../../contacts/refresh-contacts.ts';
import { useContactVersions, type ContactVersion } from './use-contact-version.ts';

type Update = { change: UpdateContact; etag: string | null };
type Result =
  { status: 'saved'; contact: Contact | null } | { status: 'raced'; version: ContactVersion };

interface Outcome {
  onSaved: () => void;
  /** Somebody else was faster: nothing is saved, and here is what is stored now. */
  onRaced: (version: ContactVersion) => void;
  onFailed: (error: Error) => void;
}

/** Saves changes to a contact, based on the version that the form started from. */
export function useUpdateContact(contactId: string, { onSaved, onRaced, onFailed }: Outcome) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const fetchVersion = useContactVersions();
  const sent = useRef(false);
  const mutation = useMutation({
    mutationFn: async ({ change, etag }: Update): Promise<Result> => {
      try {
        const contact = await write(
          shell,
          { path: contactApi(contactId), decode: decodeContact },
          {
            method: 'PATCH',
            body: change,
            headers: etag === null ? {} : { 'If-Match': etag },
          },
        );
        return { status: 'saved', contact };
      } catch (error) {
        if (!isRequestError(error) || error.status !== 412) throw error;
        return { status: 'raced', version: await fetchVersion(contactId) };
      }
    },
    onSuccess: (result) => {
      const contact = result.status === 'saved' ? result.contact : result.version.contact;
      if (contact !== null) queries.setQueryData([contactApi(contactId)], contact);
      void refreshContact(queries, contactId);
    },
    onSettled: () => {
      sent.current = false;
    },
  });
  const update = (request: Update) => {
    // Two clicks can arrive before the first one has drawn the button as pending.
    if (sent.current) return;
    sent.current = true;
    mutation.mutate(request, {
      onSuccess: (result) => {
        if (result.status === 'saved') onSaved();
        else onRaced(result.version);
      },
      onError: onFailed,
    });
  };
  return { update, pending: mutation.isPending };
}
