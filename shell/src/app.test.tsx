import { isRequestError, useShellApi, useUnsavedText } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { createMemoryRouter } from '@rapport/remote-api/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { App } from './app.tsx';
import { assemble } from './assemble.ts';
import { fakeAuth, fakeSession, fakeUser } from './testing/fake-auth.ts';
import { fakeLoader } from './testing/fake-loader.ts';
import { REGISTRY } from './testing/registry.ts';

// Typing and animation take time on a busy machine.

const ada = fakeUser();
const bob = fakeUser({ id: '00000000-0000-4000-8000-00000000000b', email: 'bob@example.test' });
const config = {
  environment: 'test',
  remoteOverrides: false,
  measurePages: false,
  offlinePages: true,
  apiUrl: 'http://api.test',
  supabaseUrl: 'http://auth.test',
  publishableKey: 'key',
  reportUrl: null,
};

function Contacts() {
  const { notify } = useShellApi();
  const [draft, setDraft] = useState('');
  useUnsavedText(draft !== '');
  const contacts = useQuery<string[]>({ queryKey: ['/api/contacts'] });
  return (
    <>
      <h1>Contacts of the page</h1>
      <label>
        Draft <input value={draft} onChange={(event) => setDraft(event.target.value)} />
      </label>
      <button onClick={() => notify({ title: 'Saved' })}>Save</button>
      {contacts.data?.map((name) => (
        <p key={name}>{name}</p>
      ))}
      {isRequestError(contacts.error) && <p>Status {contacts.error.status}</p>}
    </>
  );
}

const remotes = fakeLoader({
  'mf-contacts': [{ path: '/contacts', element: <Contacts /> }],
  'mf-coaching': [{ path: '/coaching', element: <h1>Coaching of the page</h1> }],
});

/** Renders the real shell at `path`, except for the network, the remotes, and the browser's address bar. */
function open(fake: ReturnType<typeof fakeAuth>, path = '/contacts') {
  const parts = assemble(config, REGISTRY, fake.auth);
  const router = createMemoryRouter(parts.routes, { initialEntries: [path] });
  const enter = () => router.navigate('/contacts');
  stop = parts.session.follow();
  render(<App {...parts} router={router} loader={remotes} enter={enter} mailLink={null} />);
  return { router, queryClient: parts.queryClient };
}

/** Mocks the API with names that depend on the token. */
function serveContacts() {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const token = new Headers(init?.headers).get('authorization');
    return Response.json([`contact for ${token}`]);
  });
}

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  serveContacts();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.test');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

/** Makes the service accept the password; its client announces the session before it responds. */
function accept(fake: ReturnType<typeof fakeAuth>, user = ada) {
  fake.auth.signInWithPassword.mockImplementation(async () => {
    const session = fakeSession(user, 'token-of-this-sign-in');
    fake.emit('SIGNED_IN', session);
    return { data: { user, session }, error: null };
  });
}

describe('App', () => {
  it('shows a spinner while the session is being checked', async () => {
    const fake = fakeAuth();
    fake.auth.getSession.mockReturnValue(new Promise<never>(() => {}));
    open(fake);
    expect(screen.getByRole('status')).toHaveTextContent('Checking your session');
  });

  it.each(['/', '/contacts', '/coaching', '/analytics', '/nowhere'])(
    'shows only the authentication screen to a signed-out user, at %s',
    async (path) => {
      open(fakeAuth(), path);
      // The first time, the screen is compiled on demand.
      await screen.findByRole('heading', { name: 'Welcome Back' });
      expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    },
  );

  it('shows the Configuration Error screen if the check fails because of the configuration', async () => {
    const fake = fakeAuth();
    fake.auth.getSession.mockRejectedValue(new Error('Bad configuration') as never);
    open(fake);
    expect(await screen.findByRole('heading', { name: 'Configuration Error' })).toBeInTheDocument();
  });

  it('shows a signed-in user the page of the URL', async () => {
    open(fakeAuth(fakeSession(ada)), '/coaching');
    expect(await screen.findByText('Coaching of the page')).toBeInTheDocument();
  });

  it('goes to the contacts 100 ms after a sign-in, and shows no other page before that', async () => {
    const fake = fakeAuth();
    accept(fake);
    const { router } = open(fake, '/coaching');
    await signIn();
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/coaching');
    expect(await screen.findByText('Contacts of the page')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/contacts');
  });

  it('goes to the contacts after a sign-up that needs no confirmation', async () => {
    const fake = fakeAuth();
    fake.auth.signUp.mockImplementation(async () => {
      fake.emit('SIGNED_IN', fakeSession(ada));
      return { data: { user: ada, session: fakeSession(ada) }, error: null };
    });
    const { router } = open(fake, '/analytics');
    await userEvent.click(await screen.findByRole('button', { name: /Sign up/ }));
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.test');
    await userEvent.type(screen.getByLabelText('Password'), 'secret1');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'secret1');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Contacts of the page')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/contacts');
  });

  it('returns users to their page after their session ended', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const { router } = open(fake, '/coaching');
    await screen.findByText('Coaching of the page');
    act(() => fake.emit('SIGNED_OUT', null));
    accept(fake);
    await signIn();
    expect(await screen.findByText('Coaching of the page')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/coaching');
  });

  it('keeps unsaved text through a session that ended by itself', async () => {
    const fake = fakeAuth(fakeSession(ada, 'token-a'));
    open(fake);
    await userEvent.type(await screen.findByLabelText('Draft'), 'half a sentence');
    act(() => fake.emit('SIGNED_OUT', null));
    await screen.findByRole('heading', { name: 'Welcome Back' });
    expect(screen.getByLabelText('Draft')).not.toBeVisible();
    accept(fake);
    await signIn();
    await waitFor(() => expect(screen.getByLabelText('Draft')).toBeVisible());
    expect(screen.getByLabelText('Draft')).toHaveValue('half a sentence');
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('hides unsaved text from another person who signs in after its author', async () => {
    const fake = fakeAuth(fakeSession(ada, 'token-a'));
    open(fake);
    await userEvent.type(await screen.findByLabelText('Draft'), 'a secret of Ada');
    act(() => fake.emit('SIGNED_OUT', null));
    accept(fake, bob);
    await signIn();
    expect(await screen.findByText(/contact for Bearer/)).toBeVisible();
    expect(screen.getByLabelText('Draft')).toHaveValue('');
  });

  it('takes another user to the contacts', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const { router } = open(fake, '/coaching');
    await screen.findByText('Coaching of the page');
    act(() => fake.emit('SIGNED_OUT', null));
    accept(fake, bob);
    await signIn();
    expect(await screen.findByText('Contacts of the page')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/contacts');
  });

  it('stays on the authentication screen after a refusal', async () => {
    const fake = fakeAuth();
    const error = { name: 'AuthApiError', message: 'Invalid login credentials', status: 400 };
    fake.auth.signInWithPassword.mockResolvedValue({ data: { user: null }, error });
    open(fake);
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials');
    act(() => fake.emit('SIGNED_IN', fakeSession(ada)));
    expect(await screen.findByText('Contacts of the page')).toBeInTheDocument();
  });

  it('signs out from the header', async () => {
    const fake = fakeAuth(fakeSession(ada));
    open(fake);
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
    expect(fake.auth.signOut).toHaveBeenCalled();
  });

  it('confirms the deletion of an account even if the session ends before the response', async () => {
    let answer = (_: Response): void => {};
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      if (init?.method === 'DELETE') return new Promise((resolve) => (answer = resolve));
      return Response.json(String(url).includes('/api/user/') ? {} : []);
    });
    const fake = fakeAuth(fakeSession(ada));
    open(fake, '/settings/data');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my data' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByRole('textbox'), 'ada@example.test');
    await userEvent.click(question.getByRole('button', { name: 'Delete my data' }));
    act(() => fake.emit('SIGNED_OUT', null));
    await screen.findByRole('heading', { name: 'Welcome Back' });
    await act(async () => answer(Response.json({ accountDeleted: true })));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Everything you stored in Rapport is deleted, and so is your account.',
    );
  });

  it('asks before discarding unsaved text on sign-out', async () => {
    const fake = fakeAuth(fakeSession(ada));
    open(fake);
    await userEvent.type(await screen.findByLabelText('Draft'), 'half a sentence');
    const signOut = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    };
    await signOut();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Draft')).toHaveValue('half a sentence');
    expect(fake.auth.signOut).not.toHaveBeenCalled();
    await signOut();
    await userEvent.click(screen.getByRole('button', { name: 'Leave and discard' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
  });

  it('follows a sign-out and a sign-in of another tab', async () => {
    const fake = fakeAuth(fakeSession(ada));
    open(fake);
    await screen.findByText('Contacts of the page');
    act(() => fake.emit('SIGNED_OUT', null));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
    act(() => fake.emit('SIGNED_IN', fakeSession(ada, 'token-2')));
    expect(await screen.findByText('Contacts of the page')).toBeInTheDocument();
  });

  it('keeps no data of one user for the next', async () => {
    const fake = fakeAuth(fakeSession(ada, 'token-a'));
    const { queryClient } = open(fake);
    expect(await screen.findByText('contact for Bearer token-a')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Draft'), 'a secret of Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();

    act(() => fake.emit('SIGNED_IN', fakeSession(bob, 'token-b')));
    expect(await screen.findByText('contact for Bearer token-b')).toBeInTheDocument();
    expect(screen.queryByText('contact for Bearer token-a')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Draft')).toHaveValue('');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    const answers = queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ state }) => state.data ?? []);
    expect(new Set(answers)).toEqual(new Set(['contact for Bearer token-b']));
  });

  it('keeps what was typed when only the token was refreshed', async () => {
    const fake = fakeAuth(fakeSession(ada));
    open(fake);
    await userEvent.type(await screen.findByLabelText('Draft'), 'half a sentence');
    act(() => fake.emit('TOKEN_REFRESHED', fakeSession(ada, 'token-2')));
    expect(screen.getByLabelText('Draft')).toHaveValue('half a sentence');
  });

  it('shows a toast and lets it be closed', async () => {
    open(fakeAuth(fakeSession(ada)));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  });

  it('does not retry a 401, and ends a dead session', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response('', { status: 401 }));
    const error = { name: 'AuthApiError', message: 'Invalid Refresh Token', status: 400 };
    fake.auth.refreshSession.mockResolvedValue({ data: { session: null }, error });
    fetched.mockClear();
    open(fake);
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
