import { renderInShell, requestError } from '@rapport/remote-kit/testing';
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
  it('says who it is about and what to know, and leads back to the contact', async () => {
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

  it('says that the address is no contact', async () => {
    open(undefined, 'nobody');
    expect(
      await screen.findByRole('heading', { name: 'Invalid contact ID', level: 1 }),
    ).toBeVisible();
  });
});
