import { api, type Contact, type UpdateContact } from '@rapport/api-client';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { contactQuery, write } from '@rapport/remote-api/api-query';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useRef } from 'react';
import { type PhotoChange } from '@rapport/shared-ui/photo';
import { sendPhoto } from '../../photo/send-photo.ts';
import { contactOutboxOptions } from './contact-outbox-options.ts';

interface Update {
  /** Null if only the photo changes. */
  change: UpdateContact | null;
  photo: () => Promise<PhotoChange>;
  /** The version that the change is based on. */
  base: Contact;
  /** Its ETag; null if the last change wins. */
  etag: string | null;
}

/** `raced`: someone else saved a change first, and this is stored now. */
type Result = { status: 'saved'; waits: boolean } | { status: 'raced'; stored: Contact };

interface Outcome {
  onSaved: () => void;
  /** Called when the photo is saved, before the fields. */
  onPhotoSaved: () => void;
  /**
   * Called if no field was saved, because someone else saved a change first. `stored` is their version, with its
   * ETag.
   */
  onRaced: (stored: Contact) => void;
  onFailed: (error: Error) => void;
}

/** Saves changes to a contact, based on the initial version of the form. */
export function useUpdateContact(
  contactId: string,
  { onSaved, onPhotoSaved, onRaced, onFailed }: Outcome,
) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const sent = useRef(false);
  const { queryKey, queryFn } = contactQuery(shell, contactId);

  /** Bypasses the cache, where the response of a pending request may be older than the change. */
  const fetchStored = async (): Promise<Contact> => {
    const response = await queryFn({ signal: new AbortController().signal });
    queries.setQueryData(queryKey, response);
    return response;
  };

  const mutation = useMutation({
    mutationFn: async ({ change, base, etag, photo }: Update): Promise<Result> => {
      // The photo is sent first, because it can't wait for a network and a change of the fields can.
      if ((await sendPhoto(shell, contactId, await photo())) !== null) onPhotoSaved();
      if (change === null) return { status: 'saved', waits: false };
      try {
        const contact = await write(
          shell,
          api.patch('/api/contacts/{id}', { id: contactId }),
          { body: change, headers: etag === null ? {} : { 'If-Match': etag } },
          contactOutboxOptions(queries, base, change),
        );
        if (contact !== null) queries.setQueryData(queryKey, contact);
        return { status: 'saved', waits: contact === null };
      } catch (error) {
        if (!isRequestError(error) || error.status !== 412) throw error;
        return { status: 'raced', stored: await fetchStored() };
      }
    },
    onSettled: () => {
      sent.current = false;
    },
  });
  const update = (request: Update) => {
    // A second click may come before the button is rendered as pending.
    if (sent.current) return;
    sent.current = true;
    mutation.mutate(request, {
      onSuccess: (result) => {
        if (result.status === 'saved') {
          if (!result.waits) shell.notify({ title: 'Contact saved' });
          onSaved();
        } else onRaced(result.stored);
      },
      onError: onFailed,
    });
  };
  return { update, pending: mutation.isPending };
}
