import { type ShellUser } from '@rapport/remote-api';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { forgetLastUser, lastUserId, rememberUser } from './last-user.ts';
import { sameUser } from './shell-user.ts';

export type SessionState =
  /** The existing session is being checked. */
  | { status: 'loading' }
  | { status: 'signedIn'; user: ShellUser }
  /**
   * `lastUserId` is the user whose session ended by itself; null after a Sign Out. `farewell` is the message for a
   * user who has left.
   */
  | { status: 'signedOut'; lastUserId: string | null; farewell: string | null }
  /** The check failed because the deployment is not configured. */
  | { status: 'misconfigured' };

export type SessionStore = StoreApi<SessionState>;

export function createSessionStore(): SessionStore {
  return createStore<SessionState>(() => ({ status: 'loading' }));
}

/** Returns the signed-in user, or null. */
export function userOf(state: SessionState): ShellUser | null {
  return state.status === 'signedIn' ? state.user : null;
}

/** Returns whether the last user left for good, by a Sign Out or with their account. */
export function hasLeft(state: SessionState): boolean {
  return state.status === 'signedOut' && state.lastUserId === null;
}

/** Returns whether another user is signed in now than before. */
export function isDifferentUser(state: SessionState, previous: SessionState): boolean {
  const before = previous.status === 'signedOut' ? previous.lastUserId : userOf(previous)?.id;
  const now = userOf(state);
  return now !== null && typeof before === 'string' && before !== now.id;
}

export function enter(store: SessionStore, user: ShellUser): void {
  rememberUser(user.id);
  const known = userOf(store.getState());
  if (known === null || !sameUser(known, user)) {
    store.setState({ status: 'signedIn', user }, true);
  }
}

/** Call this if the session ended by itself, or in another tab. */
export function lose(store: SessionStore): void {
  if (store.getState().status === 'signedOut') return;
  store.setState({ status: 'signedOut', lastUserId: lastUserId(), farewell: null }, true);
}

/** Call this if the user signed out in this tab. */
export function leave(store: SessionStore, farewell: string | null): void {
  forgetLastUser();
  store.setState({ status: 'signedOut', lastUserId: null, farewell }, true);
}
