import { type AuthClient } from '@supabase/supabase-js';
import { fakeSession } from '../testing/fake-auth.ts';
import { type AuthService } from './auth-service.ts';
import { createAuthClient } from './create-auth-client.ts';

const config = {
  environment: 'test',
  apiUrl: 'http://api.test',
  supabaseUrl: 'http://auth.test:1',
  publishableKey: 'publishable',
  reportUrl: null,
};

let auth: AuthService;
beforeEach(() => {
  // It notices that there is one client for each test.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  await (auth as InstanceType<typeof AuthClient>).dispose();
  localStorage.clear();
});

function answer(response: () => Promise<Response>) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(response);
  fetched.mockClear();
  auth = createAuthClient(config);
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

  it('signs up with address, password and data, and the way back', async () => {
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

  it('reads back the session that it has kept', async () => {
    localStorage.setItem('rapport.session.auth.test:1', JSON.stringify(fakeSession()));
    answer(async () => Response.json({}));
    const { data } = await auth.getSession();
    expect(data.session?.user.email).toBe('ada@example.test');
  });

  it('forgets the session of this device even when the service is away', async () => {
    localStorage.setItem('rapport.session.auth.test:1', JSON.stringify(fakeSession()));
    const fetched = answer(async () => new Response('', { status: 503 }));
    await auth.signOut({ scope: 'local' });
    expect(localStorage).toHaveLength(0);
    // The token takes the place of the key instead of being joined to it.
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect(headers.get('authorization')).toBe('Bearer token-1');
  });

  it('gives no answer in time the shape of a network failure', async () => {
    const fetched = answer(async () => {
      throw new DOMException('signal timed out', 'TimeoutError');
    });
    const { error } = await auth.signInWithPassword({ email: 'a@b.test', password: 'secret1' });
    expect(error?.name).toBe('AuthRetryableFetchError');
    expect(fetched.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});
