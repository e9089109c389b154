/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { fakeAuth, fakeSession } from '../testing/fake-auth.ts';
import { authOnDemand } from './auth-on-demand.ts';

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
const KEY = 'rapport.session.auth.test';
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

function store(expiresIn: number, accessToken = 'token-1') {
  const session = { ...fakeSession(undefined, accessToken), expires_at: inSeconds(expiresIn) };
  localStorage.setItem(KEY, JSON.stringify(session));
  return session;
}

function onDemand(fake = fakeAuth()) {
  const create = jest.fn(async () => fake.auth);
  return { auth: authOnDemand(config, create), create, fake };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  window.history.replaceState(null, '', '/contacts');
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

describe('authOnDemand', () => {
  it('reads a valid session from storage, without the client', async () => {
    const session = store(3600);
    const { auth, create } = onDemand();
    await auth.begin();
    expect(await auth.getSession()).toEqual({ data: { session }, error: null });
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    ['no one is signed in', () => {}],
    ['the session is about to expire', () => void store(100)],
    ['the session has expired', () => void store(-100)],
    [
      'a link from a mail led here',
      () => {
        store(3600);
        window.history.replaceState(null, '', '/#access_token=x&type=signup');
      },
    ],
    [
      'the link did not work',
      () => {
        store(3600);
        window.history.replaceState(null, '', '/?error_description=gone');
      },
    ],
  ])('loads the client at startup if %s', async (_when, given) => {
    given();
    const { auth, create } = onDemand();
    await auth.begin();
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('hands the session to the client before it expires', async () => {
    store(600);
    const { auth, create } = onDemand();
    await auth.begin();
    await jest.advanceTimersByTimeAsync(470_000);
    expect(create).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('keeps waiting if another tab has renewed the session', async () => {
    store(600);
    const { auth, create } = onDemand();
    await auth.begin();
    store(3600, 'token-2');
    await jest.advanceTimersByTimeAsync(500_000);
    expect(create).not.toHaveBeenCalled();
    const { data } = await auth.getSession();
    expect(data.session?.access_token).toBe('token-2');
  });

  it('uses the client for everything once it is loaded', async () => {
    store(3600);
    const own = fakeSession(undefined, 'of the client');
    const { auth, create } = onDemand(fakeAuth(own));
    await auth.prepare();
    await auth.prepare();
    expect((await auth.getSession()).data.session).toEqual(own);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('notices a sign-out in another tab without the client', async () => {
    store(3600);
    const { auth, create } = onDemand();
    await auth.begin();
    localStorage.removeItem(KEY);
    expect((await auth.getSession()).data.session).toBeNull();
    expect(create).not.toHaveBeenCalled();
  });

  it('calls listeners from before the client was loaded, until they unsubscribe', async () => {
    store(3600);
    const { auth, fake } = onDemand();
    const stays = jest.fn();
    const left = jest.fn();
    const leaves = jest.fn();
    auth.onAuthStateChange(stays);
    auth.onAuthStateChange(left).data.subscription.unsubscribe();
    const { subscription } = auth.onAuthStateChange(leaves).data;
    await auth.prepare();
    subscription.unsubscribe();
    fake.emit('TOKEN_REFRESHED', fakeSession());
    expect(stays).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
    expect(leaves).not.toHaveBeenCalled();
  });

  it('removes the session on Sign Out even if the client cannot be fetched, and retries', async () => {
    store(3600);
    const { auth, create, fake } = onDemand();
    create.mockRejectedValueOnce(new Error('offline'));
    await expect(auth.signOut()).rejects.toThrow('offline');
    expect(localStorage.getItem(KEY)).toBeNull();
    await auth.signOut();
    expect(fake.auth.signOut).toHaveBeenCalledTimes(1);
  });
});
