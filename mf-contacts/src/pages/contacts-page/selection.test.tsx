import { renderInShell } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWideScreen } from '../../testing/fake-contacts-api.ts';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import { ContactsPage } from './contacts-page.tsx';

const LISE = makeContact();
const EMMY = makeBareContact();

useWideScreen();

async function open() {
  const { shell } = fakeRecordsApi({ 'GET /api/contacts': [LISE, EMMY] });
  renderInShell(<ContactsPage />, { shell, path: '/contacts' });
  (await screen.findByRole('link', { name: 'Lise Meitner' })).focus();
}

describe('selecting several contacts', () => {
  it('begins with X, goes on with Shift, and ends with Escape', async () => {
    await open();
    await userEvent.keyboard('x');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 selected');
    expect(screen.getByRole('checkbox', { name: 'Lise Meitner' })).toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 selected');
    expect(await screen.findByRole('heading', { name: '2 contacts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contacts');
    expect(screen.getByRole('link', { name: 'Lise Meitner' })).not.toHaveAttribute('aria-checked');
  });
});
