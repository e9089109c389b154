import { api, type Contact } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useRef, useState } from 'react';
import { contactListCall, type ContactListPages } from '../../queries.ts';
import { WHOLE_LIST } from '../../contacts/list-view.ts';
import { type PhotoChange } from '@rapport/shared-ui/photo';
import { sendPhoto } from '../../photo/send-photo.ts';
import { type toCreateContact } from './new-contact.ts';
import { contentOf, type Submission } from './use-draft.ts';

interface AddContactOptions {
  /** The last request of an earlier visit, if any. */
  earlier: Submission | null;
  /** Called before a request is sent. */
  onSubmission: (submission: Submission) => void;
  /** Called even if the dialog has closed. */
  onSaved: () => void;
  /** The contact is null if it was added, but the response couldn't be read. */
  onAdded: (contact: Contact | null) => void;
  onFailed: (error: Error) => void;
}

type NewContactBody = ReturnType<typeof toCreateContact>;

interface AddRequest {
  body: NewContactBody;
  idempotencyKey: string;
  photo: () => Promise<PhotoChange>;
}

/** Adds a contact. `onAdded` and `onFailed` aren't called after the dialog has closed. */
export function useAddContact({
  earlier,
  onSubmission,
  onSaved,
  onAdded,
  onFailed,
}: AddContactOptions) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [last, setLast] = useState(earlier);
  // A second click may come before the button is rendered as pending.
  const sent = useRef(false);
  const waits = useRef(false);

  const mutation = useMutation({
    mutationFn: async ({ body, idempotencyKey, photo }: AddRequest) => {
      const contact = await write(
        shell,
        api.post('/api/contacts'),
        { body, headers: { 'Idempotency-Key': idempotencyKey } },
        {
          says: `New contact: ${nameInSentence(body.displayName)}`,
          onWaiting: () => {
            waits.current = true;
          },
        },
      );
      return addPhoto(contact, await photo());
    },
    onSuccess: (contact) => {
      onSaved();
      // The shell has already notified the user that it waits.
      if (waits.current) return;
      shell.notify({ title: 'Contact added successfully!' });
      if (contact !== null) showAddedContact(queries, contact);
    },
    // After a success, a late second click must not send the form again.
    onError: () => {
      sent.current = false;
    },
  });

  /** Whether the same body was sent before, so that sending it repeats the submission. */
  const isRepeated = (body: NewContactBody) => last?.content === contentOf(body);

  /** The contact exists by now, so if the photo fails, the user is notified and can add it later. */
  const addPhoto = async (contact: Contact | null, change: PhotoChange) => {
    if (change.kind === 'none') return contact;
    try {
      if (contact !== null) return await sendPhoto(shell, contact.id, change);
    } catch (error) {
      if (!isRequestError(error)) throw error;
    }
    shell.notify({
      title: "Couldn't save the photo",
      description: 'Open the contact, choose Edit, and add the photo again.',
      variant: 'destructive',
    });
    return contact;
  };

  const add = (body: NewContactBody, photo: () => Promise<PhotoChange>) => {
    if (sent.current) return;
    sent.current = true;
    const submission =
      last !== null && isRepeated(body)
        ? last
        : { content: contentOf(body), idempotencyKey: crypto.randomUUID() };
    setLast(submission);
    onSubmission(submission);
    const { idempotencyKey } = submission;
    mutation.mutate({ body, idempotencyKey, photo }, { onSuccess: onAdded, onError: onFailed });
  };

  return { add, isRepeated, pending: mutation.isPending };
}

/**
 * Puts a new contact first in the cached whole list, so that it's visible before the list is refetched. Later pages
 * are dropped, because no one is looking at them and each would be fetched again.
 */
export function showAddedContact(
  queries: ReturnType<typeof useQueryClient>,
  contact: Contact,
): void {
  queries.setQueryData([api.get('/api/contacts/{id}', { id: contact.id }).path], contact);
  queries.setQueryData<ContactListPages>([contactListCall(WHOLE_LIST).path], (list) => {
    const [first] = list?.pages ?? [];
    if (list === undefined || first === undefined) return list;
    const others = first.contacts.filter(({ id }) => id !== contact.id);
    const isNew = others.length === first.contacts.length;
    const total = first.total && {
      ...first.total,
      count: first.total.count + (isNew && first.total.known === 'exactly' ? 1 : 0),
    };
    return {
      pages: [{ ...first, contacts: [contact, ...others], total }],
      pageParams: list.pageParams.slice(0, 1),
    };
  });
}
