/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { waitFor } from '@testing-library/react';
import { type AuthClient } from '@supabase/supabase-js';
import { fakeSession } from '../testing/fake-auth.ts';
import { type AuthService } from './auth-service.ts';
import { createAuthClient } from './create-auth-client.ts';

const config = {
  environment: 'test',
  remoteOverrides: false,
  measurePages: false,
  offlinePages: true,
  apiUrl: 'http://api.test',
  supabaseUrl: 'http://auth.test:1',
  publishableKey: 'publishable',
  reportUrl: null,
};

let auth: AuthService;
beforeEach(() => {
  // The library warns about several clients, because each test has one.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  await (auth as unknown as InstanceType<typeof AuthClient>).dispose();
  localStorage.clear();
});

function answer(response: () => Promise<Response>, environment = 'test') {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(response);
  fetched.mockClear();
  auth = createAuthClient({ ...config, environment });
  return fetched;
}

describe('createAuthClient', () => {
  it('signs in at the token endpoint and keeps the session under a key of this service', async () => {
    const fetched = answer(async () => Response.json(fakeSession()));
    const credentials = { email: 'ada@example.test', password: 'secret1' };
    const { data } = await auth.signInWithPassword(credentials);
    expect(data.user?.email).toBe('ada@example.test');
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('http://auth.test:1/auth/v1/token?grant_type=password');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(String(init?.body))).toMatchObject(credentials);
    expect(new Headers(init?.headers).get('apikey')).toBe('publishable');
    expect(localStorage.getItem('rapport.session.auth.test:1')).toContain('token-1');
  });

  it('signs up with address, password, data, and the redirect', async () => {
    const fetched = answer(async () => Response.json(fakeSession()));
    const emailRedirectTo = 'http://shell.test/contacts';
    await auth.signUp({ email: 'a@b.test', password: 'secret1', options: { emailRedirectTo } });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(
      'http://auth.test:1/auth/v1/signup?redirect_to=http%3A%2F%2Fshell.test%2Fcontacts',
    );
    expect(JSON.parse(String(init?.body))).toMatchObject({
      email: 'a@b.test',
      password: 'secret1',
      data: {},
    });
  });

  it('reads back the session that it has stored', async () => {
    localStorage.setItem('rapport.session.auth.test:1', JSON.stringify(fakeSession()));
    answer(async () => Response.json({}));
    const { data } = await auth.getSession();
    expect(data.session?.user.email).toBe('ada@example.test');
  });

  const KEY = 'rapport.session.auth.test:1';
  const keep = (session: object) => localStorage.setItem(KEY, JSON.stringify(session));

  it.each([
    '{"access_token":123,"user":5}',
    JSON.stringify({ ...fakeSession(), user: 5 }),
    JSON.stringify({ ...fakeSession(), access_token: { nested: true } }),
    '[]',
    'not JSON',
  ])('has no session if storage contains %s, and removes it', async (stored) => {
    localStorage.setItem(KEY, stored);
    const fetched = answer(async () => Response.json({}));
    const { data } = await auth.getSession();
    expect(data.session).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('signs this device out at the service with the token of the session', async () => {
    keep(fakeSession());
    const fetched = answer(async () => new Response(null, { status: 204 }));
    await expect(auth.signOut()).resolves.toEqual({ error: null });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('http://auth.test:1/auth/v1/logout?scope=local');
    // The token replaces the key instead of being appended to it.
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token-1');
  });

  const addresses = (fetched: { mock: { calls: unknown[][] } }) =>
    fetched.mock.calls.map(([url]) => String(url)).sort();

  it.each([
    [
      'nothing',
      ['http://api.test/api/user/revocations', 'http://auth.test:1/auth/v1/logout?scope=local'],
    ],
    ['access', ['http://auth.test:1/auth/v1/logout?scope=local']],
    ['account', []],
  ] as const)('notifies only what has not ended when %s has', async (ended, told) => {
    keep(fakeSession());
    const fetched = answer(async () => new Response(null, { status: 204 }));
    await expect(auth.signOut({ ended })).resolves.toEqual({ error: null });
    expect(addresses(fetched)).toEqual(told);
    const call = fetched.mock.calls.find(([url]) => String(url).includes('revocations'));
    if (!call) return;
    expect(JSON.parse(String(call[1]?.body))).toEqual({ scope: 'local' });
    expect(new Headers(call[1]?.headers).get('authorization')).toBe('Bearer token-1');
  });

  it('leaves notifying the API to the auth service of the local stack', async () => {
    keep(fakeSession());
    const fetched = answer(async () => new Response(null, { status: 204 }), 'local');
    await auth.signOut();
    expect(addresses(fetched)).toEqual(['http://auth.test:1/auth/v1/logout?scope=local']);
  });

  it.each([
    ['valid', fakeSession()],
    ['expired', { ...fakeSession(), expires_at: 1 }],
  ])(
    'removes a session that is %s before an unresponsive service answers',
    async (_what, session) => {
      keep(fakeSession());
      const fetched = answer(() => new Promise(() => {}));
      await auth.getSession();
      // Time has passed.
      keep(session);
      const events: string[] = [];
      auth.onAuthStateChange((event) => void events.push(event));
      void auth.signOut();
      await waitFor(() => expect(events).toContain('SIGNED_OUT'));
      expect(localStorage).toHaveLength(0);
      await waitFor(() =>
        expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/logout'), expect.anything()),
      );
    },
  );

  it.each([401, 403, 404])(
    'treats a session that the service does not know (%i) as gone',
    async (status) => {
      keep(fakeSession());
      answer(async () => Response.json({ message: 'no such session' }, { status }));
      await expect(auth.signOut()).resolves.toEqual({ error: null });
    },
  );

  it('removes the session even if the service is unavailable, and reports that', async () => {
    keep(fakeSession());
    answer(async () => new Response('', { status: 503 }));
    const { error } = await auth.signOut();
    expect(error?.name).toBe('AuthRetryableFetchError');
    expect(localStorage).toHaveLength(0);
  });

  it('removes an invalid session', async () => {
    localStorage.setItem(KEY, 'not JSON');
    const fetched = answer(async () => Response.json({}));
    await expect(auth.signOut()).resolves.toEqual({ error: null });
    expect(localStorage).toHaveLength(0);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('reports a timeout as a network failure', async () => {
    const fetched = answer(async () => {
      throw new DOMException('signal timed out', 'TimeoutError');
    });
    const { error } = await auth.signInWithPassword({ email: 'a@b.test', password: 'secret1' });
    expect(error?.name).toBe('AuthRetryableFetchError');
    expect(fetched.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});
