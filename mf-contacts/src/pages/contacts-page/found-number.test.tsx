import { renderInShell } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { fakeContactsApi } from '../../testing/fake-contacts-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { ContactsPage } from './contacts-page.tsx';

beforeEach(() => {
  window.scrollTo = jest.fn();
});

describe('a row of the list', () => {
  it('shows the number that the search has found, and the role after it', async () => {
    const contact = makeContact({ matchedPhone: '+43 1 555 0142' });
    const { shell } = fakeContactsApi({ pages: [[contact]] });
    renderInShell(<ContactsPage />, { shell, path: '/contacts?q=0142' });
    const list = await screen.findByRole('list', { name: 'Contacts' });
    const name = within(list).getByRole('link', { name: 'Lise Meitner' });
    expect(
      within(list).getByText('+43 1 555 0142 · Head of Procurement, Kestrel Works'),
    ).toBeVisible();
    expect(name).toHaveAccessibleDescription(/\+43 1 555 0142/);
  });

  it('offers to call and to write to whom the search has found', async () => {
    const { shell } = fakeContactsApi({ pages: [[makeContact()]] });
    renderInShell(<ContactsPage />, { shell, path: '/contacts?q=lise' });
    expect(await screen.findByRole('link', { name: 'Call Lise Meitner' })).toHaveAttribute(
      'href',
      'tel:+4315550142',
    );
    expect(screen.getByRole('link', { name: 'Email Lise Meitner' })).toHaveAttribute(
      'href',
      'mailto:lise.meitner@kestrel.example',
    );
  });

  it.each([
    [{ email: 'first', call: 'second' }, ['Email', 'Call']],
    [{ call: 'never' }, ['Email']],
    [{ call: 'never', email: 'never' }, []],
  ] as const)('offers it as they said they like it: %j', async (statedChannels, words) => {
    const { shell } = fakeContactsApi({ pages: [[makeContact({ statedChannels })]] });
    renderInShell(<ContactsPage />, { shell, path: '/contacts?q=lise' });
    const list = await screen.findByRole('list', { name: 'Contacts' });
    const links = within(list).queryAllByRole('link', { name: /^(Call|Email) Lise/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(words);
  });
});
