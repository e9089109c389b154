import { constantSource, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import { fakeContactsApi } from '../../testing/fake-contacts-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { BriefingPage } from './briefing-page.tsx';

const routes = [{ path: '/contacts/:contactId/briefing', element: <BriefingPage /> }];
const contact = makeContact();

function open(request?: () => Promise<never>, contactId = contact.id) {
  const { shell } = fakeContactsApi({ pages: [[contact]] }, request && { request });
  return renderInShell(routes, { shell, path: `/contacts/${contactId}/briefing` });
}

describe('the page with the briefing about a contact', () => {
  it('shows the contact and their briefing, and links back', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Lise Meitner', level: 1 })).toBeVisible();
    expect(await screen.findByText('Message first')).toBeVisible();
    expect(screen.getByText('Head of Procurement, Kestrel Works')).toBeVisible();
    expect(screen.getByText('If it gets tense')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Lise' })).toHaveAttribute(
      'href',
      `/contacts/${contact.id}`,
    );
    expect(document.title).toBe('Before you meet Lise Meitner · Rapport');
  });

  it('lists what was changed of the contact and is not sent yet', async () => {
    const { shell } = fakeContactsApi({ pages: [[contact]] });
    const write = { id: '1', says: 'Call with Lise', contactId: contact.id, at: 0 };
    const isShownAt = (path: string) => path === `/api/contacts/${contact.id}`;
    renderInShell(routes, {
      shell: {
        ...shell,
        waitingWrites: constantSource([{ ...write, state: 'waiting', isShownAt }]),
      },
      path: `/contacts/${contact.id}/briefing`,
    });
    const note = await screen.findByRole('list', { name: 'Not sent yet' });
    expect(note).toHaveTextContent('Call with Lise');
  });

  it('shows a skeleton while it loads', () => {
    open(() => new Promise(() => {}));
    expect(screen.getByRole('status')).toHaveTextContent('Loading briefing');
    expect(screen.getByRole('link', { name: 'Back to Contacts' })).toBeVisible();
  });

  it('says that there is no such contact', async () => {
    open(() => Promise.reject(requestError('Contact not found', 404)));
    expect(
      await screen.findByRole('heading', { name: 'Contact not found', level: 1 }),
    ).toBeVisible();
  });

  it('reports an invalid contact URL', async () => {
    open(undefined, 'nobody');
    expect(
      await screen.findByRole('heading', { name: 'Invalid contact ID', level: 1 }),
    ).toBeVisible();
  });
});
