import { RESPONSIBLE_USE_POINTS } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authError, fakeAuth, fakeSession, fakeUser } from '../testing/fake-auth.ts';
import { renderPage } from '../testing/render-page.tsx';

// Typing and animation take time on a busy machine.

const parts = () => within(screen.getByRole('navigation', { name: 'Settings' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));

function open(
  path = '/settings/account',
  fake = fakeAuth(fakeSession()),
  parts: Partial<ShellApi> = {},
) {
  const notify = jest.fn();
  return {
    ...fake,
    notify,
    router: renderPage({ path, auth: fake.auth, shell: { notify, ...parts } }),
  };
}

describe('the settings', () => {
  it.each([
    ['account', 'Account'],
    ['appearance', 'Appearance'],
    ['notifications', 'Notifications'],
    ['data', 'Your data'],
    ['responsible-use', 'Responsible use'],
    ['developer', 'Developer'],
  ])('have a page at %s, with a title of its own', async (slug, name) => {
    open(`/settings/${slug}`);
    await heading(name);
    expect(document.title).toBe(`${name}, Settings · Rapport`);
    expect(parts().getByRole('link', { current: 'page' })).toHaveTextContent(name);
  });

  it.each(['/settings/nowhere', '/settings/account/more'])(
    'are the 404 page at %s',
    async (path) => {
      open(path);
      await heading('404 Page Not Found');
    },
  );

  it('begin with an index on narrow screens', async () => {
    open('/settings');
    await heading('Settings');
    expect(
      parts()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/settings/profile',
      '/settings/account',
      '/settings/appearance',
      '/settings/notifications',
      '/settings/calendars',
      '/settings/address-books',
      '/settings/fields',
      '/settings/data',
      '/settings/responsible-use',
      '/settings/developer',
    ]);
  });

  it('store the chosen theme', async () => {
    open('/settings/appearance');
    await heading('Appearance');
    expect(screen.getByRole('radio', { name: 'System', hidden: true })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(Object.values(localStorage)).toContain('dark');
  });

  it('state in seven points what the product asks of its users', async () => {
    open('/settings/responsible-use');
    await heading('Responsible use');
    const points = region('In seven points').getAllByRole('listitem');
    expect(points.map((point) => point.textContent)).toEqual(RESPONSIBLE_USE_POINTS);
    expect(points).toHaveLength(7);
  });
});

describe('the password', () => {
  async function change(current: string, password: string, again = password) {
    await heading('Account');
    const fields = region('Password');
    if (current) await userEvent.type(fields.getByLabelText('Current password'), current);
    await userEvent.type(fields.getByLabelText('New password'), password);
    await userEvent.type(fields.getByLabelText('New password again'), again);
    await userEvent.click(button('Change password'));
  }

  it('is changed for a user who knows the current one', async () => {
    const { auth, notify } = open();
    auth.updateUser.mockResolvedValue({ data: {}, error: null });
    await change('secret1', 'a new one');
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        title: 'Your password is changed',
        description: 'All other devices are signed out.',
      }),
    );
    expect(auth.checkPassword).toHaveBeenCalledWith({
      email: 'ada@example.test',
      password: 'secret1',
    });
    expect(auth.updateUser).toHaveBeenCalledWith({
      password: 'a new one',
      current_password: 'secret1',
    });
    expect(region('Password').getByLabelText('New password')).toHaveValue('');
  });

  it('revokes the access tokens, too, if the user wants that', async () => {
    const asked: string[] = [];
    let isDown = true;
    const request = async (path: string, options?: { method?: string }) => {
      if (path !== '/api/access-tokens') throw new Error('unexpected request');
      asked.push(options?.method ?? 'GET');
      if (options?.method === 'DELETE' && isDown) throw requestError('away', 503);
      return [{ id: 'a' }];
    };
    const { auth, notify } = open('/settings/account', fakeAuth(fakeSession()), {
      request: request as ShellApi['request'],
    });
    auth.updateUser.mockResolvedValue({ data: {}, error: null });
    const box = await screen.findByRole('checkbox', { name: 'Also revoke access tokens' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await change('secret1', 'a new one');
    // The password is changed by then, and the tokens aren't.
    expect(await screen.findByText('Your access tokens still work')).toBeInTheDocument();
    expect(notify).toHaveBeenLastCalledWith({
      title: 'Your password is changed',
      description: 'All other devices are signed out.',
    });
    isDown = false;
    await userEvent.click(box);
    await change('a new one', 'another one');
    await waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith({
        title: 'Your password is changed',
        description: 'All other devices are signed out, and all access tokens are revoked.',
      }),
    );
    expect(asked.filter((method) => method === 'DELETE')).toHaveLength(2);
    expect(screen.queryByText('Your access tokens still work')).not.toBeInTheDocument();
  });

  it('stays the same if the current one is wrong', async () => {
    const { auth } = open();
    auth.checkPassword.mockResolvedValue({ error: authError('Invalid login credentials', 400) });
    await change('guess', 'a new one');
    const field = region('Password').getByLabelText('Current password');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription("That isn't your current password");
    expect(field).toHaveFocus();
    expect(auth.updateUser).not.toHaveBeenCalled();
  });

  it.each([
    ['', 'a new one', 'a new one', 'Enter your current password'],
    ['secret1', 'a new one', 'another one', 'Passwords do not match'],
    ['secret1', 'short', 'short', 'Password must be at least 6 characters'],
  ])('isn’t checked with %p, %p, %p', async (current, password, again, problem) => {
    const { auth } = open();
    await change(current, password, again);
    expect(screen.getByText(problem)).toBeInTheDocument();
    expect(auth.checkPassword).not.toHaveBeenCalled();
  });

  it('can be shown while typing', async () => {
    open();
    await heading('Account');
    const field = region('Password').getByLabelText('New password');
    const [, show] = region('Password').getAllByRole('button', { name: 'Show password' });
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(show!);
    expect(field).toHaveAttribute('type', 'text');
    expect(show).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the address', () => {
  it('waits for confirmation by both mailboxes', async () => {
    const { auth, hold } = open();
    auth.updateUser.mockImplementation(async () => {
      hold(fakeSession(fakeUser({ new_email: 'new@example.test' })));
      return { data: {}, error: null };
    });
    await heading('Account');
    await userEvent.click(button('Change email'));
    await userEvent.type(screen.getByLabelText('New email'), 'new@example.test');
    await userEvent.type(region('Email').getByLabelText('Current password'), 'secret1');
    await userEvent.click(button('Send the links'));
    await screen.findByText('Waiting for new@example.test');
    expect(auth.updateUser).toHaveBeenCalledWith(
      { email: 'new@example.test', current_password: 'secret1' },
      { emailRedirectTo: expect.any(String) },
    );
    auth.resend.mockResolvedValue({ error: null });
    await userEvent.click(button('Send again'));
    await screen.findByText(/on their way again/);
    expect(auth.resend).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'email_change', email: 'ada@example.test' }),
    );
  });

  it('is not changed to itself', async () => {
    const { auth } = open();
    await heading('Account');
    await userEvent.click(button('Change email'));
    await userEvent.type(screen.getByLabelText('New email'), 'ADA@example.test');
    await userEvent.click(button('Send the links'));
    expect(screen.getByText('This is already your address')).toBeInTheDocument();
    expect(auth.checkPassword).not.toHaveBeenCalled();
  });
});

describe('the other devices', () => {
  it('are signed out together', async () => {
    const { auth, notify } = open();
    await heading('Account');
    await userEvent.click(button('Sign out everywhere else'));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ title: 'All other devices are signed out' }),
    );
    expect(auth.signOutOthers).toHaveBeenCalledTimes(1);
  });

  it("stay signed in if the service can't be reached", async () => {
    const { auth } = open();
    auth.signOutOthers.mockRejectedValue(new Error('offline'));
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await heading('Account');
    await userEvent.click(button('Sign out everywhere else'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Couldn't sign out the other devices",
    );
  });
});
