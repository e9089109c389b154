import { renderInShell } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from './remote.tsx';
import { fakeContactsApi } from './testing/fake-contacts-api.ts';
import { makeContact } from './testing/make-contact.ts';

const LISE = '018f6b1e-0000-7000-8000-000000000115';

// Pages are loaded on first visit, and compiling one for the tests takes longer than a query waits.
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
    open(`/contacts/${LISE}`);
    expect(await screen.findByRole('link', { name: 'Back to Contacts' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Lise Meitner', level: 1 })).toBeVisible();
  });

  it.each([
    ['/contacts/import', 'Import contacts'],
    ['/contacts/duplicates', 'Possible duplicates'],
    [`/contacts/${LISE}/briefing`, 'Before you meet Lise Meitner'],
    [`/contacts/${LISE}/merge`, 'Merge with…'],
    [`/contacts/${LISE}/merge/${LISE.replace('115', '116')}`, 'Merge contacts'],
  ])('shows the page of %s', async (path, title) => {
    open(path);
    await waitFor(() => expect(document.title).toBe(`${title} · Rapport`));
  });
});
