/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { waitFor } from '@testing-library/react';
import { authError, fakeAuth, fakeSession, fakeUser } from '../testing/fake-auth.ts';
import { createSession, type Session } from './session.ts';

const ada = fakeUser();
const bob = fakeUser({ id: '00000000-0000-4000-8000-00000000000b', email: 'bob@example.test' });

let stop = () => {};
let warn: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => stop());

async function following(fake: ReturnType<typeof fakeAuth>): Promise<Session> {
  const session = createSession(fake.auth);
  stop = session.follow();
  await waitFor(() => expect(session.store.getState().status).not.toBe('loading'));
  return session;
}

describe('createSession', () => {
  it('is loading until the existing session has been read', async () => {
    const session = createSession(fakeAuth().auth);
    expect(session.store.getState()).toEqual({ status: 'loading' });
    stop = session.follow();
    expect(session.store.getState()).toEqual({ status: 'loading' });
    await waitFor(() => expect(session.store.getState().status).toBe('signedOut'));
  });

  it('is signed in when the existing session has a user', async () => {
    const user = fakeUser({ user_metadata: { avatar_url: 'https://pictures.test/ada.png' } });
    const session = await following(fakeAuth(fakeSession(user)));
    expect(session.user.get()).toEqual({
      id: ada.id,
      email: 'ada@example.test',
      avatarUrl: 'https://pictures.test/ada.png',
    });
  });

  it.each(['javascript:alert(1)', '', 7, null])('ignores the avatar %p', async (avatar_url) => {
    const user = fakeUser({ user_metadata: { avatar_url } });
    const session = await following(fakeAuth(fakeSession(user)));
    expect(session.user.get()?.avatarUrl).toBeNull();
  });

  it('logs a failed check and is signed out', async () => {
    const fake = fakeAuth();
    fake.auth.getSession.mockRejectedValue(new Error('storage is gone') as never);
    const session = await following(fake);
    expect(session.store.getState().status).toBe('signedOut');
    expect(warn).toHaveBeenCalledWith(
      "[shell] Couldn't check the session.",
      expect.objectContaining({ message: 'storage is gone' }),
    );
  });

  describe('without a network', () => {
    it('begins with the stored session, because renewing it takes too long', async () => {
      const fake = fakeAuth();
      fake.auth.getSession.mockReturnValue(new Promise(() => {}) as never);
      const storedSession = async () => fakeSession(ada);
      const session = createSession({ ...fake.auth, storedSession });
      stop = session.follow();
      await waitFor(() => expect(session.store.getState().status).toBe('signedIn'), {
        timeout: 60_000,
      });
      expect(session.user.get()?.id).toBe(ada.id);
    });

    it('begins with the stored session if renewing it failed and left it stored', async () => {
      const fake = fakeAuth();
      fake.auth.getSession.mockRejectedValue(new Error('Failed to fetch') as never);
      const session = createSession({ ...fake.auth, storedSession: async () => fakeSession(ada) });
      stop = session.follow();
      await waitFor(() => expect(session.store.getState().status).toBe('signedIn'));
    });
  });

  it('is misconfigured if the check fails with a message about configuration', async () => {
    const fake = fakeAuth();
    const error = authError('Invalid Configuration of the project');
    fake.auth.getSession.mockResolvedValue({ data: { session: null }, error } as never);
    const session = await following(fake);
    expect(session.store.getState()).toEqual({ status: 'misconfigured' });
  });

  it.each([
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'PASSWORD_RECOVERY',
    'MFA_CHALLENGE_VERIFIED',
  ] as const)('uses the user of a %s event', async (event) => {
    const fake = fakeAuth();
    const session = await following(fake);
    fake.emit(event, fakeSession(bob));
    expect(session.user.get()?.email).toBe('bob@example.test');
  });

  it('notifies no one if a refreshed token belongs to the same user', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const session = await following(fake);
    const listener = jest.fn();
    session.user.subscribe(listener);
    fake.emit('TOKEN_REFRESHED', fakeSession(fakeUser(), 'token-2'));
    expect(listener).not.toHaveBeenCalled();
  });

  it('stores the user whose session ended by itself', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const session = await following(fake);
    fake.emit('SIGNED_OUT', null);
    expect(session.store.getState()).toEqual({
      status: 'signedOut',
      lastUserId: ada.id,
      farewell: null,
    });
  });

  it('keeps that user when the page is reloaded', async () => {
    const fake = fakeAuth(fakeSession(ada));
    await following(fake);
    stop();
    fake.hold(null);
    const session = await following(fake);
    expect(session.store.getState()).toEqual({
      status: 'signedOut',
      lastUserId: ada.id,
      farewell: null,
    });
  });

  it('distinguishes a sign-out in another tab from a lost session', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const session = await following(fake);
    localStorage.setItem('rapport.signedOut', '');
    fake.emit('SIGNED_OUT', null);
    expect(session.store.getState()).toEqual({
      status: 'signedOut',
      lastUserId: null,
      farewell: null,
    });
  });

  it('works without storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const session = await following(fakeAuth(fakeSession(ada)));
    expect(session.user.get()?.id).toBe(ada.id);
    expect(warn).toHaveBeenCalledWith('[shell] Storage is closed.', expect.any(DOMException));
  });

  it('notices on becoming visible that another tab has signed out', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const session = await following(fake);
    fake.hold(null);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(session.user.get()).toBeNull());
  });

  it('notices in its storage a sign-in in another tab', async () => {
    const fake = fakeAuth();
    const session = await following(fake);
    fake.hold(fakeSession(bob));
    window.dispatchEvent(new StorageEvent('storage', { key: 'rapport.theme', newValue: 'dark' }));
    const key = 'rapport.session.auth.test';
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }));
    await waitFor(() => expect(session.user.get()?.id).toBe(bob.id));
    expect(fake.auth.getSession).toHaveBeenCalledTimes(2);
  });

  it('notices that its storage was cleared', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const session = await following(fake);
    fake.hold(null);
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    await waitFor(() => expect(session.user.get()).toBeNull());
  });

  it("stays signed in if the service can't be reached for another check", async () => {
    const fake = fakeAuth(fakeSession(ada));
    const session = await following(fake);
    const error = authError('Failed to fetch', 0, 'AuthRetryableFetchError');
    fake.auth.getSession.mockResolvedValue({ data: { session: null }, error } as never);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(session.user.get()?.id).toBe(ada.id);
  });

  it('ignores events once it has stopped', async () => {
    const fake = fakeAuth();
    const session = await following(fake);
    stop();
    fake.emit('SIGNED_IN', fakeSession(bob));
    expect(session.user.get()).toBeNull();
  });
});

describe('an invalid session', () => {
  const broken = { access_token: 123, user: 5 } as never;

  it('is ignored at startup', async () => {
    const session = await following(fakeAuth(broken));
    expect(session.store.getState().status).toBe('signedOut');
  });

  it('ends the previous one if another tab has stored it', async () => {
    const fake = fakeAuth(fakeSession());
    const session = await following(fake);
    fake.hold(broken);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await waitFor(() => expect(session.store.getState().status).toBe('signedOut'));
  });

  it('signs no one in if the client announces it', async () => {
    const fake = fakeAuth();
    const session = await following(fake);
    fake.emit('SIGNED_IN', broken);
    fake.emit('TOKEN_REFRESHED', { ...fakeSession(), user: null } as never);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(session.store.getState().status).toBe('signedOut');
  });

  it('doesn’t sign out a stored session if it was only announced', async () => {
    const fake = fakeAuth(fakeSession());
    const session = await following(fake);
    const stored = { data: { session: fakeSession() }, error: null };
    fake.auth.getSession.mockResolvedValue(stored as never);
    fake.emit('TOKEN_REFRESHED', broken);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(session.user.get()?.id).toBe(ada.id);
  });
});

describe('signOut', () => {
  it('removes the stored user, signs this device out, and clears the last user', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const session = await following(fake);
    localStorage.setItem('user', '{"id":1}');
    await session.signOut();
    expect(localStorage.getItem('user')).toBeNull();
    expect(fake.auth.signOut).toHaveBeenCalledTimes(1);
    expect(session.store.getState()).toEqual({
      status: 'signedOut',
      lastUserId: null,
      farewell: null,
    });
  });

  it.each([
    ['answers with an error', () => Promise.resolve({ error: authError('away', 503) })],
    ['throws', () => Promise.reject(new Error('away'))],
  ])('clears the user and logs if the service %s', async (_what, answer) => {
    const fake = fakeAuth(fakeSession(ada));
    const session = await following(fake);
    fake.auth.signOut.mockImplementation(answer as never);
    await session.signOut();
    expect(session.user.get()).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is not undone by a running refresh', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const session = await following(fake);
    fake.auth.signOut.mockImplementation(async () => {
      fake.emit('TOKEN_REFRESHED', fakeSession(ada, 'token-2'));
      return { error: null };
    });
    await session.signOut();
    expect(session.user.get()).toBeNull();
  });

  it('allows the next sign-in while the service is still being notified', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const session = await following(fake);
    fake.auth.signOut.mockImplementation(() => {
      fake.emit('SIGNED_OUT', null);
      return new Promise(() => {});
    });
    void session.signOut();
    fake.emit('SIGNED_IN', fakeSession(bob, 'token-of-bob'));
    expect(session.user.get()?.id).toBe(bob.id);
  });

  it('is not undone by a tab that had read the session before', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const session = await following(fake);
    fake.auth.signOut.mockImplementation(async () => {
      fake.emit('SIGNED_OUT', null);
      return { error: null };
    });
    await session.signOut();
    fake.emit('SIGNED_IN', fakeSession(ada));
    expect(session.user.get()).toBeNull();
    fake.emit('SIGNED_IN', fakeSession(ada, 'token-of-the-next-session'));
    expect(session.user.get()?.id).toBe(ada.id);
  });

  it('allows the next sign-in', async () => {
    const fake = fakeAuth(fakeSession(ada));
    const session = await following(fake);
    await session.signOut();
    fake.emit('SIGNED_IN', fakeSession(bob, 'token-of-bob'));
    expect(session.user.get()?.id).toBe(bob.id);
  });
});
