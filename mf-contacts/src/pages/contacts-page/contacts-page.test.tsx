import { constantSource, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeContactsApi, useWideScreen } from '../../testing/fake-contacts-api.ts';
import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import { ContactsPage } from './contacts-page.tsx';

const lise = makeContact();
const emmy = makeBareContact();

function open(path = '/contacts', api = fakeContactsApi({ pages: [[lise, emmy]] })) {
  const view = renderInShell(<ContactsPage />, { shell: api.shell, path });
  const address = () => view.router.state.location.pathname + view.router.state.location.search;
  return { ...api, ...view, address };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Contacts' })).getAllByRole('listitem');

beforeEach(() => {
  window.scrollTo = jest.fn();
});

function openFailing(path: string) {
  const error = requestError('HTTP 503 - Service Unavailable', 503);
  return open(path, fakeContactsApi({ pages: [[lise]], listError: error }));
}

/** The list's note about unsent changes, with one waiting change per contact. */
async function notSentIn(path: string) {
  const api = fakeContactsApi({ pages: [[lise, emmy]] });
  const write = { contactId: null, at: 0, state: 'waiting' } as const;
  const shown = (id: string) => (read: string) =>
    read === `/api/contacts/${id}` || /^\/api\/(contacts\?|today)/.test(read);
  const waitingWrites = constantSource([
    { ...write, id: '1', says: 'Lise', isShownAt: shown(lise.id) },
    { ...write, id: '2', says: 'Emmy', isShownAt: shown(emmy.id) },
  ]);
  open(path, { ...api, shell: { ...api.shell, waitingWrites } });
  await rows();
  const pane = within(screen.getByRole('region', { name: 'Contacts list' }));
  const list = pane.queryByRole('list', { name: 'Not sent yet' });
  return [...(list?.children ?? [])].map(({ textContent }) => textContent);
}

describe('changes that are not sent yet', () => {
  it('are listed with contacts that were searched for', async () => {
    expect(await notSentIn('/contacts?q=e')).toEqual([
      'Lise Sent when you’re online',
      'Emmy Sent when you’re online',
    ]);
  });

  describe('on a wide screen', () => {
    useWideScreen();

    it('are listed once: by the page of the contact beside the list, or by the day', async () => {
      expect(await notSentIn(`/contacts?selected=${lise.id}`)).toEqual([
        'Emmy Sent when you’re online',
      ]);
      cleanup();
      expect(await notSentIn('/contacts')).toEqual([]);
    });
  });
});

describe('the contact list', () => {
  it('shows a spinner while it loads', () => {
    const { shell } = fakeContactsApi({}, { requestWithHeaders: () => new Promise(() => {}) });
    renderInShell(<ContactsPage />, { shell });
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Loading contacts');
  });

  it('tells of each contact who they are, when they changed and whether they are assessed', async () => {
    open();
    const [first, second] = await rows();
    expect(first).toHaveTextContent('Lise Meitner');
    expect(first).toHaveTextContent('Head of Procurement, Kestrel Works');
    expect(first).toHaveTextContent(/ago/);
    expect(first).toHaveTextContent('Assessment Complete');
    expect(within(first!).getByRole('link', { name: 'View Assessment' })).toHaveAttribute(
      'href',
      '/assessment/018f6b1e-0000-7000-8000-000000000115',
    );
    expect(second).not.toHaveTextContent('Assessment Complete');
    expect(within(second!).getByRole('link', { name: 'Take Assessment' })).toHaveAttribute(
      'href',
      '/assessment/018f6b1e-0000-7000-8000-000000000e33',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contacts 2');
  });

  it('offers no assessment of someone who objected', async () => {
    const objected = makeBareContact({ objectedAt: '2026-05-03T09:00:00.000Z' });
    open('/contacts', fakeContactsApi({ pages: [[objected]] }));
    const [row] = await rows();
    expect(within(row!).getByText('Objected')).toBeVisible();
    expect(within(row!).queryByRole('link', { name: /Assessment/ })).not.toBeInTheDocument();
  });

  it('marks contacts whose next contact date has passed', async () => {
    const late = makeContact({ nextDueAt: '2026-01-01T09:00:00.000Z' });
    const early = makeBareContact({ nextDueAt: '2999-01-01T09:00:00.000Z' });
    open('/contacts', fakeContactsApi({ pages: [[late, early]] }));
    const [first, second] = await rows();
    expect(within(first!).getByText('Due')).toBeVisible();
    expect(within(first!).getByRole('link', { name: 'Lise Meitner' })).toHaveAccessibleDescription(
      /Kestrel Works Due Assessment Complete/,
    );
    expect(within(second!).queryByText('Due')).not.toBeInTheDocument();
  });

  it('explains the product and offers Add Contact when there is no contact yet', async () => {
    open('/contacts', fakeContactsApi());
    expect(
      await screen.findByRole('heading', { name: 'Start with one person you meet this week' }),
    ).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Add Contact' }).at(-1)!);
    expect(screen.getByRole('dialog', { name: 'Add New Contact' })).toBeVisible();
  });

  it("shows why it can't be loaded, and offers a page refresh", async () => {
    openFailing('/contacts');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Unable to Load Contacts');
    expect(alert).toHaveTextContent('Error: HTTP 503 - Service Unavailable');
    expect(within(alert).getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  });

  it('moves with the arrow keys and opens with Enter', async () => {
    const { address } = open();
    await rows();
    await userEvent.keyboard('/{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Lise Meitner' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Emmy Noether' })).toHaveFocus();
    await userEvent.keyboard('{Home}{End}{ArrowUp}{ArrowDown}{Enter}');
    expect(address()).toBe('/contacts?selected=018f6b1e-0000-7000-8000-000000000e33');
  });

  it('is one stop for Tab, at any length', async () => {
    open();
    await rows();
    const reachable = screen
      .getAllByRole('link')
      .filter((link) => link.closest('li') && link.tabIndex === 0);
    expect(reachable.map((link) => link.textContent)).toEqual(['Lise Meitner', 'View Assessment']);
  });
});

describe('searching', () => {
  afterEach(() => jest.useRealTimers());

  it('asks the API when typing pauses and puts the search in the address', async () => {
    const { calls, address } = open();
    await rows();
    // The letters come without a pause, however slow the machine is.
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(screen.getByRole('searchbox'), 'emmy');
    await waitFor(() => expect(address()).toBe('/contacts?q=emmy'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(calls.filter((call) => call.includes('q='))).toEqual([
      'GET /api/contacts?limit=50&count=true&q=emmy',
    ]);
    expect(screen.getByRole('searchbox')).toHaveValue('emmy');
  });

  it('cancels a search that is no longer wanted', async () => {
    const signals: AbortSignal[] = [];
    const { shell } = fakeContactsApi(
      {},
      {
        requestWithHeaders: (_path, options) => {
          signals.push(options!.signal!);
          return new Promise(() => {});
        },
      },
    );
    renderInShell(<ContactsPage />, { shell, path: '/contacts?q=l' });
    await userEvent.type(screen.getByRole('searchbox'), 'ise');
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('reports a search without a match, and clears it', async () => {
    const { address } = open('/contacts?q=nobody');
    expect(await screen.findByText(/Nothing found for “nobody”/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all contacts' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(address()).toBe('/contacts');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('follows the address when it changes', async () => {
    const { router } = open('/contacts?q=emmy');
    await rows();
    await act(() => router.navigate('/contacts?q=lise'));
    expect(screen.getByRole('searchbox')).toHaveValue('lise');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Lise Meitner'));
  });
});

describe('a long list', () => {
  let reachEnd: () => void;
  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(listener: IntersectionObserverCallback) {
        reachEnd = () =>
          listener([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      observe() {}
      disconnect() {}
    } as never;
  });

  it('loads the next page before the end is reached, and stops after the last', async () => {
    const { calls } = open('/contacts', fakeContactsApi({ pages: [[lise], [emmy]] }));
    expect(await rows()).toHaveLength(1);
    act(() => reachEnd());
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    const pages = calls.filter(
      (call) => call.startsWith('GET /api/contacts') && !call.includes('limit=1&'),
    );
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('cursor=1');
  });

  it('offers to try again when a page does not come', async () => {
    const { shell } = fakeContactsApi({ pages: [[lise], [emmy]] });
    let failures = 1;
    open('/contacts', {
      calls: [],
      shell: {
        ...shell,
        requestWithHeaders: (path, options) =>
          path.includes('cursor') && failures-- > 0
            ? Promise.reject(requestError('offline', null))
            : shell.requestWithHeaders(path, options),
      },
    });
    await rows();
    act(() => reachEnd());
    expect(await screen.findByText("Couldn't load more contacts.")).toBeVisible();
    expect(await rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });
});

describe('on a wide screen', () => {
  useWideScreen();

  it('opens a contact beside the list and keeps it in the address', async () => {
    const { address } = open('/');
    expect(await screen.findByText('Choose a contact')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Emmy Noether' }));
    expect(await screen.findByRole('heading', { name: 'Emmy Noether', level: 2 })).toBeVisible();
    expect(address()).toBe('/contacts?selected=018f6b1e-0000-7000-8000-000000000e33');
    expect(screen.getByRole('link', { name: 'Emmy Noether' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(document.title).toBe('Emmy Noether · Rapport');
  });

  it('opens with the selection and the search of the address', async () => {
    open('/contacts?selected=018f6b1e-0000-7000-8000-000000000115&q=Emmy');
    expect(await screen.findByRole('heading', { name: 'Lise Meitner' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('Emmy');
    expect(await rows()).toHaveLength(1);
  });

  it("shows next to a contact why the list can't be loaded", async () => {
    openFailing('/contacts?selected=018f6b1e-0000-7000-8000-000000000115');
    expect(await screen.findByRole('heading', { name: 'Lise Meitner' })).toBeVisible();
    expect(screen.getByText('Unable to Load Contacts')).toBeVisible();
  });

  it('reports a missing selected contact', async () => {
    open('/contacts?selected=018f6b1e-0000-7000-8000-00000000dead');
    expect(await screen.findByRole('heading', { name: 'Contact not found' })).toBeVisible();
  });

  it('asks for nothing when the selection cannot be an id', async () => {
    const { calls } = open('/contacts?selected=..');
    expect(await screen.findByRole('heading', { name: 'Invalid contact ID' })).toBeVisible();
    expect(calls.every((call) => call.startsWith('GET /api/contacts?'))).toBe(true);
  });
});

describe('on a narrow screen', () => {
  it('moves on to the contact, and with Back to the row it came from', async () => {
    const { address } = open('/contacts?q=lise');
    await userEvent.click(await screen.findByRole('link', { name: 'Lise Meitner' }));
    expect(await screen.findByRole('heading', { name: 'Lise Meitner', level: 1 })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/contacts?q=lise'));
    expect(screen.getByRole('link', { name: 'Lise Meitner' })).toHaveFocus();
  });

  it('keeps the place of the day above the list while the list is on its way', async () => {
    const api = fakeContactsApi({ pages: [[lise]] });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    open('/contacts', {
      ...api,
      shell: {
        ...api.shell,
        request: async (path, options) => {
          if (path.startsWith('/api/contacts?')) await held;
          return api.shell.request(path, options);
        },
      },
    });
    const day = screen.getByRole('region', { name: 'Today' });
    expect(within(day).getByRole('status')).toHaveTextContent('Loading today');
    answer();
    await screen.findByRole('link', { name: 'Lise Meitner' });
    expect(screen.getAllByRole('region', { name: 'Today' })).toContain(day);
  });

  const dayAbove = () =>
    within(screen.getByRole('region', { name: 'Contacts list' })).queryByRole('region', {
      name: 'Today',
    });

  it('keeps the day above the list while a search is typed and cleared, and the field in its place', async () => {
    const { address, router } = open('/contacts');
    await rows();
    const field = screen.getByRole('searchbox');
    const raise = jest.fn();
    Element.prototype.scrollIntoView = raise;
    // A row that was selected is scrolled into sight, too.
    const timesRaised = () =>
      raise.mock.contexts.filter((element) => element instanceof Element && !element.closest('li'))
        .length;
    await userEvent.click(field);
    // The field is scrolled up once, before the first letter.
    expect(timesRaised()).toBe(1);
    const day = dayAbove();
    await userEvent.type(field, 'emmy');
    await waitFor(() => expect(address()).toBe('/contacts?q=emmy'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(day).toBe(dayAbove());
    expect(day).not.toBeNull();
    await act(() => router.navigate('/contacts?selected=018f6b1e-0000-7000-8000-000000000e33'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/contacts?q=emmy'));
    await waitFor(() => expect(dayAbove()).not.toBeNull());
    await userEvent.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(address()).toBe('/contacts'));
    expect(dayAbove()).not.toBeNull();
    expect(timesRaised()).toBe(2);
  });

  it('brings no day above a search that came by its address, not even when it is cleared', async () => {
    const { address, router } = open('/contacts?q=emmy');
    await rows();
    expect(dayAbove()).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(address()).toBe('/contacts'));
    expect(dayAbove()).toBeNull();
    await act(() => router.navigate('/contacts'));
    await waitFor(() => expect(dayAbove()).not.toBeNull());
  });

  it('leads Back to the list when the contact was opened by its address', async () => {
    const { address } = open('/contacts?selected=018f6b1e-0000-7000-8000-000000000115');
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
    expect(address()).toBe('/contacts');
  });
});

describe('adding a contact', () => {
  it('selects the new contact and asks for the list again', async () => {
    const added = makeBareContact({
      id: '018f6b1e-0000-7000-8000-0000000000ee',
      displayName: 'Ada Lovelace',
    });
    const stored = [lise];
    const api = fakeContactsApi({ pages: [stored] });
    const { address, calls } = open('/contacts?q=lise&sort=name', {
      ...api,
      shell: {
        ...api.shell,
        request: (path, options) => {
          if (options?.method !== 'POST') return api.shell.request(path, options);
          stored.unshift(added);
          return Promise.resolve(added as never);
        },
      },
    });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Add Contact' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Ada Lovelace');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Contact' }),
    );
    // The view of a contact is loaded with the first one.
    const heading = await screen.findByRole('heading', { name: 'Ada Lovelace' });
    expect(heading).toBeVisible();
    expect(address()).toBe('/contacts?selected=018f6b1e-0000-7000-8000-0000000000ee');
    await waitFor(() => expect(calls).toContain('GET /api/contacts?limit=50&count=true'));
  });
});
