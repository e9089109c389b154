import { renderInShell } from '@rapport/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '../../testing/enter.ts';
import { fakeContactsApi, useWideScreen } from '../../testing/fake-contacts-api.ts';
import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import { ContactsPage } from './contacts-page.tsx';

const lise = makeContact();
const emmy = makeBareContact();

describe('the dialog of a new contact', () => {
  useWideScreen();

  /**
   * Opens the dialog, types the name of an existing contact, and returns the link to them and the page's add
   * button.
   */
  async function openWithDuplicate() {
    const api = fakeContactsApi({ pages: [[lise, emmy]] });
    const { request } = api.shell;
    const matches = [[{ contact: emmy, grade: 'same', reasons: ['name'] }]];
    const shell = {
      ...api.shell,
      request: ((path, options) =>
        path === '/api/contacts/matches'
          ? Promise.resolve({ matches })
          : request(path, options)) as typeof request,
    };
    const view = renderInShell(<ContactsPage />, { shell, path: '/contacts' });
    await screen.findByRole('list', { name: 'Contacts' });
    const button = screen.getByRole('button', { name: 'Add Contact' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Add New Contact' });
    await enter(within(dialog).getByLabelText('Full Name'), 'Emmy');
    const link = await within(dialog).findByRole('link', { name: /^Open / });
    return { ...view, button, link };
  }

  const dialog = () => screen.queryByRole('dialog', { name: 'Add New Contact' });
  const selected = ({ router }: Awaited<ReturnType<typeof openWithDuplicate>>) =>
    new URLSearchParams(router.state.location.search).get('selected');

  it('stays when it is opened again before the page of a contact has come', async () => {
    const page = await openWithDuplicate();
    // Both clicks happen before the next render.
    await act(async () => {
      page.link.click();
      page.button.click();
    });
    await waitFor(() => expect(selected(page)).toBe(emmy.id));
    expect(dialog()).toBeInTheDocument();
  });

  it('goes with the page it belongs to', async () => {
    const page = await openWithDuplicate();
    await userEvent.click(page.link);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(selected(page)).toBe(emmy.id);
    await userEvent.click(page.button);
    await screen.findByRole('dialog', { name: 'Add New Contact' });
    await act(() => page.router.navigate(-1));
    await waitFor(() => expect(dialog()).toBeNull());
  });
});
