import { renderInShell } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import remote from './remote.tsx';
import { fakeContactsApi } from './testing/fake-contacts-api.ts';
import { makeContact } from './testing/make-contact.ts';

// Pages come when they are first visited; compiling one for the tests takes longer than a query waits.
beforeAll(async () => {
  await import('./pages/contacts-page/contacts-page.tsx');
  await import('./pages/contact-page/contact-page.tsx');
});

function open(path: string) {
  const { shell } = fakeContactsApi({ pages: [[makeContact()]] });
  renderInShell(remote.createRoutes(shell), { shell, path });
}

describe('routes of mf-contacts', () => {
  it.each(['/', '/contacts'])('shows the contacts at %s', async (path) => {
    open(path);
    expect(await screen.findByRole('heading', { name: /^Contacts/, level: 1 })).toBeVisible();
  });

  it('shows one contact at /contacts/:contactId', async () => {
    open('/contacts/018f6b1e-0000-7000-8000-000000000115');
    expect(await screen.findByRole('link', { name: 'Back to Contacts' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Lise Meitner', level: 1 })).toBeVisible();
  });
});
