import { type Today } from '@rapport/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { constantSource, TEST_USER } from '@rapport/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';

// Typing and animation take time on a busy machine.

const NEXT = '/api/today/next-meeting';
const NOTHING_TODAY: Today = {
  date: '2026-03-14',
  meetings: [],
  begun: [],
  followUps: [],
  due: [],
  dueCount: 0,
  next: [],
  observe: [],
  recent: [],
  knownLeast: [],
};

const page = (path: string) => ({ path, element: <h1>{path}</h1> });
const remotes = {
  'mf-contacts': [page('/'), page('/contacts'), page('/contacts/:id')],
  'mf-assessment': [page('/my-assessment')],
  'mf-coaching': [page('/coaching')],
};
const show = (path = '/contacts', options = {}) => renderPage({ path, remotes, ...options });

const mainNav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const accountButton = () => screen.getByRole('button', { name: 'Account menu' });

async function openAccountMenu() {
  await userEvent.click(accountButton());
  return screen.findByRole('menu');
}

// jsdom has a wide screen, on which this button is hidden.
const menuToggle = () => screen.getByRole('button', { name: 'Open menu', hidden: true });

async function openMobileMenu() {
  await userEvent.click(menuToggle());
  return screen.findByRole('dialog', { name: 'Menu' });
}

describe('the header', () => {
  it('names the product and links to the home page', () => {
    show();
    const brand = within(screen.getByRole('banner')).getByRole('link', { name: 'Rapport' });
    expect(brand).toHaveAttribute('href', '/contacts');
  });

  it('has the navigation of the registry, in its order', () => {
    show();
    const links = mainNav().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Contacts', '/contacts'],
      ['Coaching', '/coaching'],
      ['Analytics', '/analytics'],
    ]);
  });

  it.each([
    ['/', 'Contacts'],
    ['/contacts', 'Contacts'],
    ['/contacts/1', 'Contacts'],
    ['/coaching', 'Coaching'],
    ['/analytics', 'Analytics'],
  ])('marks the section of %s', (path, label) => {
    show(path);
    const current = mainNav()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([label]);
  });

  it('marks nothing for a page that is not in the navigation', () => {
    show('/my-assessment');
    for (const link of mainNav().getAllByRole('link')) {
      expect(link).not.toHaveAttribute('aria-current');
    }
  });

  it('counts and lists what needs the user today, and snoozes a promise', async () => {
    const person = { id: 'c-1', displayName: 'Ada Lovelace', photoPath: null };
    const grace = { id: 'c-2', displayName: 'Grace Hopper', photoPath: null };
    const today: Today = {
      ...NOTHING_TODAY,
      followUps: [
        {
          person,
          interactionId: 'i-1',
          actionId: 'R4:c-1:1',
          title: 'Send the figures',
          reason: 'Promised to Ada Lovelace in the call on Monday.',
          followUpAt: '2026-03-14',
          daysLate: 0,
        },
      ],
      due: [
        {
          person: grace,
          actionId: 'R3:c-2:1',
          kind: 'overdue',
          reason: '69 days since your call, 9 past your 60-day cadence.',
          dueAt: '2026-03-05T09:00:00.000Z',
        },
      ],
      dueCount: 1,
    };
    const request = jest.fn(
      async (path: string, _options?: unknown) => (path === NEXT ? { next: null } : today) as never,
    );
    show('/contacts', { shell: { request } });
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await panel.findByText('Promised to Ada Lovelace in the call on Monday.');
    // The panel may be drawn again while its parts come.
    await waitFor(() =>
      expect(
        screen.getByText('69 days since your call, 9 past your 60-day cadence.'),
      ).toBeVisible(),
    );
    expect(panel.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute(
      'href',
      '/contacts/c-2',
    );
    expect(panel.queryByText('Nothing new')).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Done: Send the figures' }));
    await waitFor(() =>
      expect(request).toHaveBeenCalledWith(
        '/api/actions/c-1/R4%3Ac-1%3A1',
        expect.objectContaining({ method: 'PATCH', body: { status: 'done' } }),
      ),
    );
    await userEvent.click(panel.getByRole('link', { name: 'Show today' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows the next meeting, even if nothing else needs the user', async () => {
    const next = {
      person: { id: 'c-9', displayName: 'Marta Kowalska', photoPath: null },
      ...{ assessed: false, at: '2030-01-07T09:00:00.000Z', type: 'meeting' },
      ...{ title: 'Budget', meetingId: 'm-1' },
    };
    const request = async (path: string) => (path === NEXT ? { next } : NOTHING_TODAY) as never;
    show('/contacts', { shell: { request } });
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
    const link = await screen.findByRole('link', { name: 'Marta Kowalska' });
    expect(link).toHaveAttribute('href', '/contacts/c-9/briefing?meeting=m-1');
    expect(screen.getByText(/^Monday, January 7, .*, Budget$/)).toBeVisible();
    expect(screen.getByText('Nothing new')).toBeVisible();
  });

  it('says that there is nothing new when nothing needs the user', async () => {
    const request = async (path: string) =>
      (path === NEXT ? { next: null } : NOTHING_TODAY) as never;
    show('/contacts', { shell: { request } });
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
    await screen.findByText('Nothing new');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus();
  });
});

describe('the account menu', () => {
  it('shows who is signed in and exactly three entries', async () => {
    show();
    const menu = await openAccountMenu();
    expect(menu).toHaveTextContent(TEST_USER.email);
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['My Personality Assessment', 'Settings', 'Sign Out']);
  });

  it('opens by keyboard', async () => {
    show();
    accountButton().focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menu')).toBeInTheDocument();
  });

  it("shows the account's picture, or initials without one", () => {
    show();
    expect(accountButton().querySelector('[data-initials="A"]')).toBeInTheDocument();
    // Visible text of a button must be part of its name.
    expect(accountButton()).toHaveTextContent(/^$/);
    expect(accountButton().querySelector('img')).toBeNull();
  });

  it("shows the account's picture from the API, without requests to others", async () => {
    const avatarUrl = 'https://pictures.test/ada.png';
    const request = jest.fn(async () => ({ photoPath: '/photos/a/a/key' }) as never);
    show('/contacts', { shell: { user: constantSource({ ...TEST_USER, avatarUrl }), request } });
    expect(accountButton().querySelector('img')).toBeNull();
    await waitFor(() =>
      expect(accountButton().querySelector('img')).toHaveAttribute(
        'src',
        'https://api.test/photos/a/a/key',
      ),
    );
    expect(request).toHaveBeenCalledWith(
      '/api/user/photo',
      expect.objectContaining({ method: 'PUT', body: { address: avatarUrl } }),
    );
    expect(document.body.innerHTML).not.toContain(avatarUrl);
  });

  it('loads a picture from its own origin', () => {
    const avatarUrl = `${location.origin}/ada.png`;
    show('/contacts', { shell: { user: constantSource({ ...TEST_USER, avatarUrl }) } });
    expect(accountButton().querySelector('img')).toHaveAttribute('src', avatarUrl);
  });

  it('opens the self-assessment and focuses its heading', async () => {
    const router = show();
    await openAccountMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'My Personality Assessment' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-assessment'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('signs out', async () => {
    const onSignOut = jest.fn();
    show('/contacts', { onSignOut });
    await openAccountMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });

  it('opens the settings and focuses their heading', async () => {
    const router = show();
    await openAccountMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Account' });
    expect(router.state.location.pathname).toBe('/settings/account');
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('the mobile menu', () => {
  it('has the same links, My Assessment and Sign Out', async () => {
    show('/coaching');
    const menu = within(await openMobileMenu());
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Contacts',
      'Coaching',
      'Analytics',
      'My Assessment',
      '',
    ]);
    expect(menu.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
    expect(menu.getByRole('link', { name: 'Coaching' })).toHaveAttribute('aria-current', 'page');
    expect(menu.getByText(TEST_USER.email)).toBeInTheDocument();
  });

  it.each([
    ['Coaching', '/coaching'],
    ['My Assessment', '/my-assessment'],
  ])('closes when %s is chosen, and moves the focus to the page', async (name, path) => {
    const router = show();
    const menu = await openMobileMenu();
    await userEvent.click(within(menu).getByRole('link', { name }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(path);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('closes on Sign Out', async () => {
    const onSignOut = jest.fn();
    show('/contacts', { onSignOut });
    const menu = await openMobileMenu();
    await userEvent.click(within(menu).getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });

  it('opens and closes with its own buttons, and returns the focus', async () => {
    show();
    const menu = await openMobileMenu();
    await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(menuToggle()).toHaveAttribute('aria-expanded', 'false');
    expect(menuToggle()).toHaveFocus();
    expect(await openMobileMenu()).toBeInTheDocument();
  });

  it('links to the index of the settings', async () => {
    const router = show();
    const menu = await openMobileMenu();
    await userEvent.click(within(menu).getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(router.state.location.pathname).toBe('/settings');
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('switches the theme', async () => {
    show();
    const menu = within(await openMobileMenu());
    await userEvent.click(menu.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(menu.getByRole('radio', { name: 'System' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
});
