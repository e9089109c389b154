import { createCredentials } from './credentials.ts';
import { authError, fakeAuth, fakeSession, fakeUser } from '../testing/fake-auth.ts';

const refused = { accessToken: 'token-1', userId: fakeUser().id };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

describe('current', () => {
  it('are the token and the owner of the current session', async () => {
    const { auth } = fakeAuth(fakeSession());
    await expect(createCredentials(auth).current()).resolves.toEqual(refused);
  });

  it('are null without a session', async () => {
    await expect(createCredentials(fakeAuth().auth).current()).resolves.toBeNull();
  });

  it('wait for a session that another tab has announced and just stored', async () => {
    jest.useFakeTimers();
    const fake = fakeAuth();
    const credentials = createCredentials(fake.auth);
    fake.emit('SIGNED_IN', fakeSession());
    fake.hold(null);
    const found = credentials.current();
    await jest.advanceTimersByTimeAsync(60);
    fake.hold(fakeSession());
    await jest.runAllTimersAsync();
    await expect(found).resolves.toEqual(refused);
  });

  it('are null once the session is known to have ended', async () => {
    const fake = fakeAuth(fakeSession());
    const credentials = createCredentials(fake.auth);
    fake.emit('SIGNED_IN', fakeSession());
    fake.emit('SIGNED_OUT', null);
    await expect(credentials.current()).resolves.toBeNull();
    expect(fake.auth.getSession).toHaveBeenCalledTimes(1);
  });

  it('are null if the stored value is not a session', async () => {
    const { auth } = fakeAuth({ access_token: 123, user: 5 } as never);
    await expect(createCredentials(auth).current()).resolves.toBeNull();
  });

  it('are null if the session cannot be read', async () => {
    const { auth } = fakeAuth(fakeSession());
    auth.getSession.mockRejectedValue(new Error('storage is gone') as never);
    await expect(createCredentials(auth).current()).resolves.toBeNull();
  });
});

describe('current, if the session has to be renewed', () => {
  it.each([
    ['the service does not answer', { name: 'AuthRetryableFetchError', status: 0 }],
    ['the service is down', { name: 'AuthApiError', status: 503 }],
  ])('fails if %s, because the session may still be valid', async (_what, failure) => {
    const { auth } = fakeAuth(fakeSession());
    const error = Object.assign(new Error('fetch failed'), failure);
    auth.getSession.mockResolvedValue({ data: { session: null }, error } as never);
    await expect(createCredentials(auth).current()).rejects.toBe(error);
  });

  it('fails if the code of its client cannot be fetched', async () => {
    const { auth } = fakeAuth(fakeSession());
    auth.getSession.mockRejectedValue(new TypeError('Failed to fetch the module') as never);
    await expect(createCredentials(auth).current()).rejects.toThrow('Failed to fetch the module');
  });

  it('are null if the service refuses to renew it', async () => {
    const { auth } = fakeAuth(fakeSession());
    const error = Object.assign(authError('Invalid Refresh Token'), { status: 400 });
    auth.getSession.mockResolvedValue({ data: { session: null }, error } as never);
    await expect(createCredentials(auth).current()).resolves.toBeNull();
  });
});

describe('renew', () => {
  it('refreshes once for any number of callers', async () => {
    const fake = fakeAuth(fakeSession());
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    fake.auth.refreshSession.mockImplementation(async () => {
      await answered;
      fake.hold(fakeSession(fakeUser(), 'token-2'));
      return { data: { session: fakeSession(fakeUser(), 'token-2') }, error: null };
    });
    const credentials = createCredentials(fake.auth);
    const renewals = Array.from({ length: 7 }, () => credentials.renew(refused));
    while (fake.auth.refreshSession.mock.calls.length === 0) await Promise.resolve();
    // Another call arrives while the refresh is running.
    renewals.push(credentials.renew(refused));
    answer();
    const renewed = await Promise.all(renewals);
    expect(fake.auth.refreshSession).toHaveBeenCalledTimes(1);
    expect(renewed).toEqual(Array(8).fill({ ...refused, accessToken: 'token-2' }));
  });

  it('uses the newer session of another call or tab without refreshing', async () => {
    const { auth } = fakeAuth(fakeSession(fakeUser(), 'token-2'));
    const renewed = await createCredentials(auth).renew(refused);
    expect(renewed?.accessToken).toBe('token-2');
    expect(auth.refreshSession).not.toHaveBeenCalled();
  });

  it('removes a session that the service no longer knows', async () => {
    const { auth } = fakeAuth(fakeSession());
    const error = authError('Invalid Refresh Token', 400);
    auth.refreshSession.mockResolvedValue({ data: { session: null }, error });
    await expect(createCredentials(auth).renew(refused)).resolves.toBeNull();
    expect(auth.signOut).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the network is away', authError('Failed to fetch', 0, 'AuthRetryableFetchError')],
    ['too many refreshes were asked for', authError('Too many requests', 429)],
    ['the service has an error', authError('Internal Server Error', 500)],
  ])('keeps the session if %s', async (_what, error) => {
    const { auth } = fakeAuth(fakeSession());
    auth.refreshSession.mockResolvedValue({ data: { session: null }, error });
    await expect(createCredentials(auth).renew(refused)).resolves.toBeNull();
    expect(auth.signOut).not.toHaveBeenCalled();
  });

  it('adopts the session if another tab has refreshed first', async () => {
    const fake = fakeAuth(fakeSession());
    fake.auth.refreshSession.mockImplementation(async () => {
      fake.hold(fakeSession(fakeUser(), 'token-2'));
      return { data: { session: null }, error: authError('discarded') };
    });
    const renewed = await createCredentials(fake.auth).renew(refused);
    expect(renewed?.accessToken).toBe('token-2');
    expect(fake.auth.signOut).not.toHaveBeenCalled();
  });

  it('refreshes again after an earlier refresh has ended', async () => {
    const { auth } = fakeAuth(fakeSession());
    auth.refreshSession.mockRejectedValue(new Error('offline'));
    const credentials = createCredentials(auth);
    await credentials.renew(refused);
    await credentials.renew(refused);
    expect(auth.refreshSession).toHaveBeenCalledTimes(2);
  });
});
