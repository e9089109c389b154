import { api, type Contact, type UpdateContact } from '@rapport/api-client';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { contactQuery, write } from '@rapport/remote-api/api-query';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useRef } from 'react';
import { type PhotoChange } from '@rapport/shared-ui/photo';
import { sendPhoto } from '../../photo/send-photo.ts';
import { waitingChange } from './waiting-change.ts';

interface Update {
  /** Null where only the photo changes. */
  change: UpdateContact | null;
  photo: () => Promise<PhotoChange>;
  /** What the change is based on. */
  base: Contact;
  /** The version of it; null lets the last change win. */
  etag: string | null;
}

/** `raced`: someone else was faster, and this is stored now. */
type Result = { status: 'saved'; waits: boolean } | { status: 'raced'; stored: Contact };

interface Outcome {
  onSaved: () => void;
  /** The photo is saved, and the rest is next. */
  onPhotoSaved: () => void;
  /** No field was saved, because someone else was faster: `stored` is what they saved, with its ETag. */
  onRaced: (stored: Contact) => void;
  onFailed: (error: Error) => void;
}

/** Saves changes to a contact, based on the version that the form started from. */
export function useUpdateContact(
  contactId: string,
  { onSaved, onPhotoSaved, onRaced, onFailed }: Outcome,
) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const sent = useRef(false);
  const { queryKey, queryFn } = contactQuery(shell, contactId);

  /** Not through the cache, where a response that is on its way may be older than the change. */
  const fetchStored = async (): Promise<Contact> => {
    const response = await queryFn({ signal: new AbortController().signal });
    queries.setQueryData(queryKey, response);
    return response;
  };

  const mutation = useMutation({
    mutationFn: async ({ change, base, etag, photo }: Update): Promise<Result> => {
      // First, because a change of fields may wait for a network, and a photo can't.
      if ((await sendPhoto(shell, contactId, await photo())) !== null) onPhotoSaved();
      if (change === null) return { status: 'saved', waits: false };
      try {
        const contact = await write(
          shell,
          api.patch('/api/contacts/{id}', { id: contactId }),
          { body: change, headers: etag === null ? {} : { 'If-Match': etag } },
          waitingChange(queries, base, change),
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
    // Two clicks can arrive before the first one has drawn the button as pending.
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
