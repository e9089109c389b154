import { type Label, type SavedView } from '@rapport/api-client';
import { CHOSEN_IN_MENU } from '@rapport/remote-api/commands';
import { requestError, renderInShell } from '@rapport/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WHOLE_LIST } from '../../contacts/list-view.ts';
import { fakeRecordsApi, WithHeaders, type FakeCall } from '../../testing/fake-records-api.ts';
import { useWideScreen } from '../../testing/fake-contacts-api.ts';
import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import { queryOfView } from '../../saved-views/view-of-query.ts';
import { ContactsPage } from './contacts-page.tsx';

const BOARD: Label = {
  id: '0190c4f0-0000-4000-8000-000000000001',
  name: 'Board',
  color: 'teal',
  contactCount: 1,
};
const CLIENTS: Label = {
  ...BOARD,
  id: '0190c4f0-0000-4000-8000-000000000002',
  name: 'Clients',
  color: 'amber',
  contactCount: 2,
};
const LISE = makeContact({ labels: [BOARD, CLIENTS] });
const EMMY = makeBareContact({ labels: [CLIENTS] });
const VIEW: SavedView = {
  id: '0190c4f0-0000-4000-8000-00000000000a',
  name: 'Clients in Berlin, due this week',
  query: queryOfView({ ...WHOLE_LIST, search: 'Berlin', labels: [CLIENTS.id], dueWithinDays: 7 }),
};
const LIST = 'GET /api/contacts';
const BULK = 'POST /api/contacts/bulk';
const SAVE = 'POST /api/views';

function open(path = '/contacts', answers: Record<string, unknown> = {}) {
  const api = fakeRecordsApi({
    [LIST]: new WithHeaders([LISE, EMMY], { 'X-Total-Count': '2' }),
    'GET /api/labels': [BOARD, CLIENTS],
    'GET /api/views': [VIEW],
    ...answers,
  });
  const view = renderInShell(<ContactsPage />, { shell: api.shell, path });
  const address = () => view.router.state.location.pathname + view.router.state.location.search;
  /** Opens an address as the command menu does. */
  const choose = (to: string) => act(() => view.router.navigate(to, { state: CHOSEN_IN_MENU }));
  return { ...api, address, choose };
}
const openListMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'More for the list' }));
  return screen.findByRole('menu');
};
const bodyOf = (call: FakeCall | undefined) => call?.body;

describe('a command about a list', () => {
  useWideScreen();

  it('opens a saved view', async () => {
    const { address } = open(`/contacts?action=view&for=${VIEW.id}`);
    await waitFor(() =>
      expect(address()).toBe(`/contacts?q=Berlin&label=${CLIENTS.id}&dueWithin=7`),
    );
  });

  it('saves the filters of the URL under the typed name', async () => {
    open('/contacts?q=Berlin&action=save-view&text=Hot%20leads');
    const dialog = await screen.findByRole('dialog', { name: 'Save view' });
    expect(within(dialog).getByRole('textbox')).toHaveValue('Hot leads');
  });

  it('sets a cadence for all contacts of the filtered list', async () => {
    const { made } = open(`/contacts?label=${CLIENTS.id}&action=cadence&every=90`, {
      [BULK]: { changed: [LISE.id], undo: [], undoId: null },
    });
    await screen.findByRole('dialog', { name: 'Set cadence' });
    await userEvent.click(screen.getByRole('button', { name: 'Set cadence' }));
    await waitFor(() =>
      expect(bodyOf(made(BULK)[0])).toMatchObject({
        ...{ change: 'cadence', cadenceDays: 90 },
        matching: expect.stringContaining(`label=${CLIENTS.id}`),
      }),
    );
  });
});

describe('a command about labels', () => {
  useWideScreen();
  const LABELS = 'POST /api/labels';

  it('adds a label to all contacts of the filtered list', async () => {
    const { made } = open(`/contacts?label=${CLIENTS.id}&action=label-all&for=${BOARD.id}`, {
      [BULK]: { changed: [LISE.id], undo: [], undoId: null },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Label' });
    expect(await within(dialog).findByRole('checkbox', { name: /Board/ })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(bodyOf(made(BULK)[0])).toMatchObject({
        ...{ change: 'labels', addLabels: [BOARD.id], removeLabels: [] },
        matching: expect.stringContaining(`label=${CLIENTS.id}`),
      }),
    );
  });

  it('creates a label with the typed name', async () => {
    const { made, choose } = open('/contacts', { [LABELS]: { ...BOARD, name: 'Churned' } });
    await choose('/contacts?action=new-label&text=Churned');
    const dialog = await screen.findByRole('dialog', { name: 'New label' });
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Churned');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create label' }));
    await waitFor(() => expect(bodyOf(made(LABELS)[0])).toEqual({ name: 'Churned' }));
  });

  it('begins to rename a label', async () => {
    const { choose } = open();
    await choose('/contacts?action=edit-labels&text=clients%20to%20Customers');
    expect(await screen.findByRole('textbox', { name: 'Name of Clients' })).toHaveValue(
      'Customers',
    );
  });

  it('opens the labels unchanged for a link', async () => {
    open('/contacts?action=edit-labels&text=clients%20to%20Customers');
    expect(await screen.findByRole('textbox', { name: 'Name of Clients' })).toHaveValue('Clients');
  });
});

describe('labels in the list', () => {
  useWideScreen();

  it('are named in the row of each contact', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Lise Meitner' });
    expect(link).toHaveAccessibleDescription(/Labels: Board, Clients/);
  });

  it('filter it, one by one, and are in the address', async () => {
    const { address, made } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Label' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Board/ }));
    expect(address()).toBe(`/contacts?label=${BOARD.id}`);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Clients/ }));
    expect(address()).toBe(`/contacts?label=${BOARD.id}&label=${CLIENTS.id}`);
    await waitFor(() =>
      expect(made(LIST).at(-1)?.path).toContain(`label=${BOARD.id}&label=${CLIENTS.id}`),
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Label: 2 labels' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Board' }));
    expect(address()).toBe(`/contacts?label=${CLIENTS.id}`);
  });

  it('do not filter it once they are deleted, and the view says so', async () => {
    const gone = '0190c4f0-0000-4000-8000-000000000009';
    const { made } = open(`/contacts?label=${CLIENTS.id}&label=${gone}`);
    expect(
      await screen.findByText(
        "A label of this view was deleted, so the list isn't filtered by it.",
      ),
    ).toBeVisible();
    await waitFor(() => {
      const { path } = made(LIST).at(-1)!;
      expect(path).toContain(`label=${CLIENTS.id}`);
      expect(path).not.toContain(gone);
    });
    expect(screen.getByRole('button', { name: 'Label: Clients' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Deleted label' }));
    expect(screen.queryByText(/A label of this view was deleted/)).not.toBeInTheDocument();
  });

  it('give the whole list back with All', async () => {
    const { address } = open(`/contacts?label=${BOARD.id}&q=ada`);
    const all = await screen.findByRole('button', { name: /^All/ });
    expect(all).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(all);
    expect(address()).toBe('/contacts?q=ada');
  });
});

describe('saved views', () => {
  useWideScreen();

  it('are opened from the menu of the list', async () => {
    const { address } = open();
    const menu = await openListMenu();
    await userEvent.click(await within(menu).findByRole('menuitem', { name: VIEW.name }));
    expect(address()).toBe(`/contacts?q=Berlin&label=${CLIENTS.id}&dueWithin=7`);
  });

  it('hold the search, the filters and the order under a name', async () => {
    const { made } = open(`/contacts?q=Berlin&label=${BOARD.id}&sort=nextDue`, { [SAVE]: VIEW });
    await screen.findByRole('button', { name: 'Remove: Board' });
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Berlin, Board');
    await userEvent.clear(name);
    await userEvent.type(name, 'Board in Berlin{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodyOf(made(SAVE)[0])).toEqual({
      name: 'Board in Berlin',
      query: expect.objectContaining({ q: 'Berlin', labels: [BOARD.id], sort: 'nextDue' }),
    });
  });

  it('can replace the one that has the name already', async () => {
    const update = `PATCH /api/views/${VIEW.id}`;
    const { made } = open('/contacts?due=true', {
      [SAVE]: () => {
        throw requestError('taken', 409, 'VIEW_EXISTS');
      },
      [update]: VIEW,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, `${VIEW.name.toUpperCase()}{Enter}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Replace view' }));
    await waitFor(() => expect(made(update)).toHaveLength(1));
    expect(bodyOf(made(update)[0])).toEqual({
      query: expect.objectContaining({ dueWithinDays: 0 }),
    });
  });

  it('are renamed and deleted', async () => {
    const one = `/api/views/${VIEW.id}`;
    const { made } = open('/contacts', {
      [`PATCH ${one}`]: VIEW,
      [`DELETE ${one}`]: null,
    });
    const menu = await openListMenu();
    await userEvent.click(await within(menu).findByRole('menuitem', { name: 'Edit saved views' }));
    const name = await screen.findByRole('textbox', { name: `Name of ${VIEW.name}` });
    await userEvent.clear(name);
    await userEvent.type(name, 'Berlin{Enter}');
    await waitFor(() => expect(bodyOf(made(`PATCH ${one}`)[0])).toEqual({ name: 'Berlin' }));
    await userEvent.click(screen.getByRole('button', { name: `Delete ${VIEW.name}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(made(`DELETE ${one}`)).toHaveLength(1));
  });
});

describe('labels of a selection', () => {
  useWideScreen();

  const openLabels = async (answers: Record<string, unknown> = {}) => {
    const ids = [LISE.id, EMMY.id];
    const api = open('/contacts', { [BULK]: { changed: ids, undo: [] }, ...answers });
    const lise = await screen.findByRole('link', { name: 'Lise Meitner' });
    act(() => lise.focus());
    await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(await screen.findByRole('button', { name: /^Label/ }));
    await screen.findByRole('dialog', { name: 'Label' });
    return api;
  };
  const box = (name: RegExp) => screen.findByRole('checkbox', { name });

  it('are mixed where not all have them, and stay so until they are touched', async () => {
    const { made } = await openLabels();
    expect(await box(/Board 1 of 2/)).toBePartiallyChecked();
    expect(await box(/Clients all 2/)).toBeChecked();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.click(await box(/Clients/));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText(/^The labels of 2 contacts were changed\./);
    expect(bodyOf(made(BULK)[0])).toEqual({
      ids: [LISE.id, EMMY.id],
      change: 'labels',
      addLabels: [],
      removeLabels: [CLIENTS.id],
    });
  });

  it('can be new ones', async () => {
    const fresh = { ...BOARD, id: '0190c4f0-0000-4000-8000-000000000003', name: 'Lisbon' };
    const { made } = await openLabels({ 'POST /api/labels': fresh });
    await userEvent.type(screen.getByRole('textbox', { name: 'Find or create a label' }), 'Lisbon');
    await userEvent.click(screen.getByRole('button', { name: 'Create “Lisbon”' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(bodyOf(made(BULK)[0])).toMatchObject({ addLabels: [fresh.id], removeLabels: [] }),
    );
  });

  it('are applied if their name is still in the field', async () => {
    const fresh = { ...BOARD, id: '0190c4f0-0000-4000-8000-000000000003', name: 'Lisbon' };
    const { made } = await openLabels({ 'POST /api/labels': fresh });
    const field = await screen.findByRole('textbox', { name: 'Find or create a label' });
    await userEvent.type(field, 'Lisbon');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(bodyOf(made(BULK)[0])).toMatchObject({ addLabels: [fresh.id], removeLabels: [] }),
    );
    expect(bodyOf(made('POST /api/labels')[0])).toEqual({ name: 'Lisbon' });
  });

  it('are ticked and not made again when the name in the field is that of a label', async () => {
    const { made } = await openLabels();
    const field = await screen.findByRole('textbox', { name: 'Find or create a label' });
    await userEvent.type(field, 'board');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(bodyOf(made(BULK)[0])).toMatchObject({ addLabels: [BOARD.id] }));
  });

  it('hold everything back when the one in the field cannot be made', async () => {
    const { made } = await openLabels({
      'POST /api/labels': () => {
        throw requestError('You have 200 labels already', 409);
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Find or create a label' });
    await userEvent.type(field, 'Lisbon');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/There's already a label/));
    expect(made(BULK)).toHaveLength(0);
  });

  it('say why they were not changed', async () => {
    await openLabels({
      [BULK]: () => {
        throw requestError('A contact can have 20 labels', 400, 'VALIDATION_FAILED');
      },
    });
    await userEvent.click(await box(/Board/));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText("Couldn't change the labels")).toBeVisible();
  });

  it('are renamed and deleted beside it', async () => {
    const one = `/api/labels/${BOARD.id}`;
    const { made } = await openLabels({ [`PATCH ${one}`]: BOARD, [`DELETE ${one}`]: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit labels' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit labels' });
    const name = within(dialog).getByRole('textbox', { name: 'Name of Board' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Council{Enter}');
    await waitFor(() => expect(bodyOf(made(`PATCH ${one}`)[0])).toEqual({ name: 'Council' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete Board' }));
    expect(
      await screen.findByText("It's removed from one contact. The contacts stay."),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete label' }));
    await waitFor(() => expect(made(`DELETE ${one}`)).toHaveLength(1));
  });
});
