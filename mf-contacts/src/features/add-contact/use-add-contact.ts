import { type Contact, type CreateContact } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useRef } from 'react';
import { contactApi, CONTACTS_API } from '../../contacts/contact-paths.ts';
import { refreshContacts } from '../../contacts/refresh-contacts.ts';
import { type ContactForm, toCreateContact } from './contact-form.ts';

interface Submission {
  body: CreateContact;
  /** Tells the API that a repeated request is the same submission, so that it makes one contact. */
  idempotencyKey: string;
}

interface Outcome {
  onAdded: (contact: Contact) => void;
  onFailed: (error: Error) => void;
}

/** Adds the contact in a form. The outcome is not reported to a caller that is gone by then. */
export function useAddContact({ onAdded, onFailed }: Outcome) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const last = useRef<Submission | null>(null);
  // Two clicks can arrive before the first one has drawn the button as pending.
  const sent = useRef(false);

  const mutation = useMutation({
    mutationFn: ({ body, idempotencyKey }: Submission) =>
      shell.request<Contact>(CONTACTS_API, {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    onSuccess: (contact) => {
      shell.notify({ title: 'Contact added successfully!' });
      queries.setQueryData([contactApi(contact.id)], contact);
      void refreshContacts(queries);
    },
    // After a success the form has done its work: a late second click must not send it again.
    onError: () => {
      sent.current = false;
    },
  });

  const add = (form: ContactForm) => {
    if (sent.current) return;
    sent.current = true;
    const body = toCreateContact(form);
    // The same content sent again after a failure is the same submission; changed content is another.
    const repeated =
      last.current !== null && JSON.stringify(last.current.body) === JSON.stringify(body);
    last.current = {
      body,
      idempotencyKey: (repeated && last.current?.idempotencyKey) || crypto.randomUUID(),
    };
    mutation.mutate(last.current, { onSuccess: onAdded, onError: onFailed });
  };

  return { add, pending: mutation.isPending };
}
