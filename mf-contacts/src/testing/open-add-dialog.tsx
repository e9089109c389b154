import { type PersonToMatch } from '@rapport/api-client';
import { type RequestOptions } from '@rapport/remote-api';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import { AddContactDialog } from '../features/add-contact/add-contact-dialog.tsx';
import { makeBareContact } from './make-contact.ts';

export const stored = makeBareContact({ id: 'c-ada', displayName: 'Ada' });

interface FakeApi {
  /** The responses to adding a contact, in turn. */
  answers?: (() => Promise<unknown>)[];
  /** The response to the lookup of duplicates. */
  lookUp?: (person: PersonToMatch) => Promise<unknown[]>;
}

/** Opens the dialog with a fake API. `sent` contains the posted requests, and `lookups` the people looked up. */
export function openDialog({ answers = [], lookUp = async () => [] }: FakeApi = {}) {
  const sent: RequestOptions[] = [];
  const lookups: PersonToMatch[] = [];
  const notify = jest.fn();
  const onClose = jest.fn();
  const onAdded = jest.fn();
  const onOpenContact = jest.fn();
  const shell = fakeShell({
    notify,
    request: (path, options) => {
      if (path === '/api/contacts/matches') {
        const [person]: PersonToMatch[] = Reflect.get(Object(options?.body), 'people');
        lookups.push(person!);
        return lookUp(person!).then((contacts) => ({
          matches: [contacts.map((contact) => ({ contact, grade: 'same', reasons: ['name'] }))],
        })) as never;
      }
      if (path === '/api/labels') {
        const name = Object(options?.body).name;
        return Promise.resolve(options?.method === 'POST' ? { id: 'l-1', name } : []) as never;
      }
      expect(path).toBe('/api/contacts');
      sent.push(options!);
      return answers[sent.length - 1]!() as never;
    },
  });
  const view = renderInShell(
    <AddContactDialog onClose={onClose} onAdded={onAdded} onOpenContact={onOpenContact} />,
    { shell },
  );
  return { ...view, shell, sent, lookups, notify, onClose, onAdded, onOpenContact };
}

export const succeed = () => Promise.resolve(stored);
export const forever = () => new Promise<never>(() => {});
export const failWith = (message: string, status: number | null) => () =>
  Promise.reject(requestError(message, status));
export const name = () => screen.getByRole('textbox', { name: 'Full Name' });
export const addButton = () => screen.getByRole('button', { name: /^(Add Contact|Adding\.\.\.)$/ });
