import { renderInShell } from '@rapport/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWideScreen } from '../../testing/fake-contacts-api.ts';
import { fakeRecordsApi, WithHeaders, type FakeCall } from '../../testing/fake-records-api.ts';
import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import { ContactsPage } from './contacts-page.tsx';

const LISE = makeContact();
const EMMY = makeBareContact();
const BULK = 'POST /api/contacts/bulk';

async function open(list: unknown = [LISE, EMMY], path = '/contacts') {
  const ids = [LISE.id, EMMY.id];
  const api = fakeRecordsApi({
    'GET /api/contacts': list,
    [BULK]: { changed: ids, undo: [{ ids, change: 'restore' }] },
  });
  renderInShell(<ContactsPage />, { shell: api.shell, path });
  const lise = await screen.findByRole('link', { name: 'Lise Meitner' });
  act(() => lise.focus());
  return api;
}

describe('selecting several contacts', () => {
  useWideScreen();

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

  it('deletes them after a question that names the number, and brings them back', async () => {
    const { made } = await open();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Emmy Noether' }));
    await user.keyboard('{/Control}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 2' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    const question = screen.getByRole('alertdialog', { name: 'Delete 2 contacts?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete 2 contacts' }));
    expect(
      await screen.findByText(/^2 contacts were deleted\. You can undo this until/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(made(BULK)).toHaveLength(2);
  });

  it('shows that some are selected in the box for all', async () => {
    await open();
    await userEvent.keyboard('x');
    const all = () => screen.getByRole('checkbox', { name: 'Select all 2' });
    expect(all()).toBePartiallyChecked();
    await userEvent.click(all());
    expect(all()).toBeChecked();
    await userEvent.click(all());
    expect(all()).not.toBeChecked();
    expect(all()).not.toBePartiallyChecked();
  });

  it('shows an approximate total, and counts exactly before a bulk change', async () => {
    const counted = (path: string): Record<string, string> =>
      path.includes('count=exact')
        ? { 'X-Total-Count': '12001' }
        : { 'X-Total-Count': '12345', 'X-Total-Count-Relation': 'estimate' };
    const { made } = await open(
      ({ path }: FakeCall) => new WithHeaders([LISE, EMMY], counted(path)),
    );
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contacts about 12,300'),
    );
    expect(made('count=exact')).toHaveLength(0);
    await userEvent.keyboard('x');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all about 12,300' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('12,001 selected'),
    );
  });

  it("shows the total even if the list wasn't counted completely", async () => {
    const counted = (path: string): Record<string, string> =>
      path.includes('count=exact')
        ? { 'X-Total-Count': '20000' }
        : { 'X-Total-Count': '1000', 'X-Total-Count-Relation': 'at-least' };
    const { made } = await open(
      ({ path }: FakeCall) => new WithHeaders([LISE, EMMY], counted(path)),
    );
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contacts 20,000'),
    );
    await userEvent.keyboard('x');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 20,000' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('20,000 selected');
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    const question = screen.getByRole('alertdialog', { name: 'Delete 20,000 contacts?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete 20,000 contacts' }));
    await waitFor(() =>
      expect(made(BULK)[0]?.body).toMatchObject({ matching: expect.any(String), change: 'delete' }),
    );
  });
});

describe('the company of several contacts', () => {
  useWideScreen();

  it('is set for those that are selected', async () => {
    const { made } = await open();
    await userEvent.keyboard('x');
    await userEvent.click(await screen.findByRole('button', { name: /^Set company/ }));
    const dialog = screen.getByRole('dialog', { name: 'Set company' });
    expect(within(dialog).getByRole('button', { name: 'Remove company' })).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Company' }), ' Quay ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set company' }));
    expect(await screen.findByText(/^2 contacts are at Quay now\. You can undo/)).toBeVisible();
    expect(made(BULK)[0]?.body).toEqual({
      ids: [LISE.id],
      change: 'organization',
      organizationName: 'Quay',
    });
  });

  it('is renamed in its list for all, whose number the dialog says', async () => {
    const { made } = await open(
      ({ path }: FakeCall) =>
        new WithHeaders([LISE, EMMY], {
          'X-Total-Count': path.includes('due=') ? '2' : '12',
        }),
      '/contacts?company=Quay+%26+Co&due=true',
    );
    const menu = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More for the list' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename company' }));
      return screen.findByRole('dialog', { name: 'Rename company' });
    };
    const dialog = await menu();
    expect(await within(dialog).findByText('For 12 contacts.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Rename company' })).toBeDisabled();
    const field = within(dialog).getByRole('textbox', { name: 'Company' });
    expect(field).toHaveValue('Quay & Co');
    await userEvent.clear(field);
    await userEvent.type(field, 'Quay Ltd');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rename company' }));
    expect(made(BULK)[0]?.body).toEqual({
      matching: 'company=Quay+%26+Co',
      change: 'organization',
      organizationName: 'Quay Ltd',
    });
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quay Ltd'),
    );
    expect(screen.getByRole('button', { name: 'Remove: Due' })).toBeVisible();
  });
});
