import { renderInShell, TEST_USER } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { fakeContactsApi, useWideScreen } from '../../testing/fake-contacts-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { ContactsPage } from './contacts-page.tsx';

const mockFetched = jest.fn();
jest.mock('./contact-detail.tsx', () => {
  mockFetched();
  return { ContactDetail: () => null };
});

beforeEach(() => {
  window.scrollTo = jest.fn();
});

describe('the list after a deletion', () => {
  // On a narrow screen, the focus moves to the undo bar, which would have loaded it before.
  useWideScreen();

  it('prefetches the code that shows a contact, so Undo needs no more code', async () => {
    const deleted = [{ contactId: 'c-1', displayName: 'Lise Meitner', deletedAt: Date.now() }];
    sessionStorage.setItem(`rapport:deleted-contacts:${TEST_USER.id}`, JSON.stringify(deleted));
    const { shell } = fakeContactsApi({ pages: [[makeContact()]] });
    renderInShell(<ContactsPage />, { shell, path: '/contacts' });
    await screen.findByText(/^Lise Meitner was deleted\./);
    await waitFor(() => expect(mockFetched).toHaveBeenCalledTimes(1));
  });
});
