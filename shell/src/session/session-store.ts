import { type ShellUser } from '@rapport/remote-api';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { sameUser } from './shell-user.ts';

export type SessionState =
  /** The existing session is being checked. */
  | { status: 'loading' }
  | { status: 'signedIn'; user: ShellUser }
  /** `lastUserId` names who was here when the session ended by itself; null after a Sign Out. */
  | { status: 'signedOut'; lastUserId: string | null }
  /** The check failed because the deployment is not configured. */
  | { status: 'misconfigured' };

export type SessionStore = StoreApi<SessionState>;

export function createSessionStore(): SessionStore {
  return createStore<SessionState>(() => ({ status: 'loading' }));
}

/** Who is signed in, or null. */
export function userOf(state: SessionState): ShellUser | null {
  return state.status === 'signedIn' ? state.user : null;
}

export function enter(store: SessionStore, user: ShellUser): void {
  const known = userOf(store.getState());
  if (known === null || !sameUser(known, user)) {
    store.setState({ status: 'signedIn', user }, true);
  }
}

/** @param byChoice whether the person asked for it, in this tab */
export function leave(store: SessionStore, byChoice: boolean): void {
  const state = store.getState();
  if (state.status === 'signedOut' && !byChoice) return;
  const lastUserId = byChoice ? null : (userOf(state)?.id ?? null);
  store.setState({ status: 'signedOut', lastUserId }, true);
}
