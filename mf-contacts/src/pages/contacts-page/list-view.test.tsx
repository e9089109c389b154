import { renderInShell } from '@rapport/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeContactsApi, useWideScreen } from '../../testing/fake-contacts-api.ts';
import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import { ContactsPage } from './contacts-page.tsx';

const lise = makeContact();
const emmy = makeBareContact();

function open(path = '/contacts', contacts = [lise, emmy]) {
  const api = fakeContactsApi({ pages: [contacts] });
  const view = renderInShell(<ContactsPage />, { shell: api.shell, path });
  const address = () => view.router.state.location.pathname + view.router.state.location.search;
  return { ...api, ...view, address };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Contacts' })).getAllByRole('listitem');
const viewButton = () => screen.getByRole('button', { name: /^Sort and filter/ });
const openPanel = async () => {
  await userEvent.click(viewButton());
  return screen.findByRole('dialog', { name: 'Sort and filter' });
};
const partsInUse = () =>
  within(screen.getByRole('list', { name: 'Sort and filters in use' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

beforeEach(() => {
  window.scrollTo = jest.fn();
});

describe.each([
  ['wide', useWideScreen],
  ['narrow', () => {}],
])('sorting and filtering on a %s screen', (_width, prepare) => {
  prepare();

  it('changes the list at once and is in the address', async () => {
    const { address, calls } = open();
    await rows();
    const panel = await openPanel();
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Due' }));
    expect(address()).toBe('/contacts?due=true');
    await userEvent.click(within(panel).getByRole('radio', { name: 'Not yet' }));
    expect(address()).toBe('/contacts?due=true&assessed=false');
    await waitFor(() =>
      expect(calls).toContain('GET /api/contacts?limit=50&count=true&due=true&assessed=false'),
    );
    await userEvent.click(within(panel).getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/contacts');
    expect(within(panel).getByRole('radio', { name: 'All' })).toBeChecked();
  });
});

describe('filters by place', () => {
  const open = (places: object, path?: string) => {
    const { shell } = fakeContactsApi({ pages: [[lise, emmy]] });
    const request: typeof shell.request = (asked, options) =>
      asked === '/api/contacts/places'
        ? Promise.resolve(places as never)
        : shell.request(asked, options);
    const { requestWithHeaders } = shell;
    const api = fakeContactsApi({}, { request, requestWithHeaders });
    return renderInShell(<ContactsPage />, { shell: api.shell, path: path ?? '/contacts' });
  };

  it('offer what contacts have, and nothing else', async () => {
    const { router } = open({ city: ['Bern', 'Ulm'], country: ['Switzerland'], department: [] });
    await rows();
    const panel = await openPanel();
    await userEvent.click(await within(panel).findByRole('combobox', { name: 'City' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ulm' }));
    expect(router.state.location.search).toBe('?city=Ulm');
    expect(within(panel).getByRole('combobox', { name: 'Country' })).toBeVisible();
    expect(within(panel).queryByRole('combobox', { name: 'Department' })).not.toBeInTheDocument();
  });

  it('show one of the address that no contact has any more', async () => {
    open({ city: [], country: [], department: [] }, '/contacts?city=Thun');
    await rows();
    expect(partsInUse()).toContain('In Thun');
    const panel = await openPanel();
    expect(within(panel).getByRole('combobox', { name: 'City' })).toHaveTextContent('Thun');
  });
});

describe('the list of a company', () => {
  it('has its name as heading and title, and asks for its contacts only', async () => {
    const { calls } = open('/contacts?company=Kestrel+Works');
    await rows();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kestrel Works 2');
    expect(document.title).toBe('Kestrel Works · Rapport');
    expect(calls).toContain('GET /api/contacts?limit=50&count=true&company=Kestrel+Works');
    await userEvent.click(screen.getByRole('button', { name: 'Remove: At Kestrel Works' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contacts');
  });
});

describe('choices in quick succession', () => {
  it('all count, before the address has followed the first', async () => {
    const { address } = open();
    await rows();
    const panel = await openPanel();
    act(() => {
      within(panel).getByRole('checkbox', { name: 'Due' }).click();
    });
    act(() => {
      within(panel).getByRole('radio', { name: 'Assessed' }).click();
    });
    await waitFor(() => expect(address()).toBe('/contacts?due=true&assessed=true'));
    expect(within(panel).getByRole('checkbox', { name: 'Due' })).toBeChecked();
    expect(within(panel).getByRole('radio', { name: 'Assessed' })).toBeChecked();
  });

  it('give way to an address that no one chose here', async () => {
    const { router } = open('/contacts?due=true');
    await screen.findByText('No contact matches the filters');
    await act(() => router.navigate('/contacts?assessed=true'));
    expect(partsInUse()).toEqual(['Assessed', 'Clear all', 'Save view']);
  });
});

describe('a view of the list', () => {
  it('is read from the address and shown', async () => {
    const { calls } = open('/contacts?sort=lastContact&workStyle=INTJ&motivation=1&assessed=true');
    expect(await rows()).toHaveLength(1);
    expect(calls[0]).toBe(
      'GET /api/contacts?limit=50&count=true&sort=lastContact&assessed=true&mbtiType=INTJ&enneagramType=1',
    );
    expect(partsInUse()).toEqual([
      'By last contact',
      'Assessed',
      'Work style INTJ',
      'Motivation type 1',
      'Clear all',
      'Save view',
    ]);
    expect(viewButton()).toHaveAccessibleName('Sort and filter, 4 in use');
  });

  it('loses a part with a click, and keeps the selection and the search', async () => {
    const { address } = open(
      '/contacts?selected=018f6b1e-0000-7000-8000-000000000115&q=e&assessed=true&sort=name',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Assessed' }));
    expect(address()).toBe('/contacts?selected=018f6b1e-0000-7000-8000-000000000115&q=e&sort=name');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/contacts?selected=018f6b1e-0000-7000-8000-000000000115&q=e');
    expect(screen.queryByRole('list', { name: 'Sort and filters in use' })).not.toBeInTheDocument();
  });

  it('leads to contacts that lead back to it', async () => {
    open('/contacts?assessed=true');
    const [row] = await rows();
    expect(within(row!).getByRole('link', { name: 'Lise Meitner' })).toHaveAttribute(
      'href',
      '/contacts?selected=018f6b1e-0000-7000-8000-000000000115&assessed=true',
    );
  });

  it('tells when the last contact was, in that order', async () => {
    open('/contacts?sort=lastContact', [lise, emmy]);
    const [first, second] = await rows();
    expect(first).toHaveTextContent(/Last contact .* ago/);
    expect(second).toHaveTextContent('No contact yet');
  });

  it('announces what it found, and nothing for the whole list', async () => {
    const { router } = open('/contacts?assessed=false');
    await rows();
    expect(screen.getByText('1 contact found')).toHaveAttribute('role', 'status');
    await act(() => router.navigate('/contacts'));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(screen.queryByText(/contacts? found/)).not.toBeInTheDocument();
  });
});

describe('a view without contacts', () => {
  it('reports filters without a match, and clears them', async () => {
    const { address } = open('/contacts?assessed=false&sort=name', [lise]);
    expect(await screen.findByText('No contact matches the filters')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/contacts?sort=name');
    expect(await rows()).toHaveLength(1);
  });

  it('says that no one is due', async () => {
    open('/contacts?due=true');
    expect(
      await screen.findByText(
        'No one is due. A contact is due once the cadence you chose has passed.',
      ),
    ).toBeVisible();
  });

  it('tells search from filters where both are in use', async () => {
    const { address } = open('/contacts?q=nobody&assessed=true');
    expect(await screen.findByText(/of the contacts that match the filters\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/contacts?q=nobody');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all contacts' }));
    expect(address()).toBe('/contacts');
  });
});

describe('ten thousand contacts', () => {
  useWideScreen();
  const many = Array.from({ length: 10_000 }, (_, index) =>
    makeBareContact({ id: `c-${index}`, displayName: `Person ${index + 1}` }),
  );

  it('are a few rows, each of which knows its place', async () => {
    open('/contacts', many);
    const drawn = await rows();
    expect(drawn.length).toBeLessThan(40);
    expect(drawn[0]).toHaveAttribute('aria-posinset', '1');
    expect(drawn[0]).toHaveAttribute('aria-setsize', '10000');
  });

  it('are walked through with the keyboard to the very last', async () => {
    open('/contacts', many);
    await rows();
    await userEvent.keyboard('/{ArrowDown}{End}');
    const last = screen.getByRole('link', { name: 'Person 10000' });
    expect(last).toHaveFocus();
    expect(last.closest('li')).toHaveAttribute('aria-posinset', '10000');
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Person 9999' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('link', { name: 'Person 1' })).toHaveFocus();
  });

  it('draw the selected one, however far down it is', async () => {
    open('/contacts?selected=c-7000', many);
    await rows();
    expect(screen.getByRole('link', { name: 'Person 7001' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});
