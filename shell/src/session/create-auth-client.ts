import { AuthClient } from '@supabase/supabase-js';
import { type RuntimeConfig } from '../config/runtime-config.ts';
import { logFailure } from '../log.ts';
import { type AuthService, type SignOutOptions } from './auth-service.ts';
import { sessionKey } from './session-key.ts';
import { sessionStorageAt } from './session-storage.ts';

type AuthClientOfLibrary = InstanceType<typeof AuthClient>;

/** The timeout of the authentication service, in milliseconds. */
const TIMEOUT = 15_000;

/** Statuses for a session that the service no longer knows, so that there's nothing to revoke. */
const ALREADY_GONE = [401, 403, 404];

/**
 * Creates the authentication client of this deployment. It stores the session in local storage, refreshes it
 * shortly before it expires and when the tab becomes visible, and notifies other tabs. Only the authentication part
 * of supabase-js is imported, because the shell gets data from its own API.
 */
export function createAuthClient(config: RuntimeConfig): AuthService {
  const { supabaseUrl, publishableKey, apiUrl, environment } = config;
  const storageKey = sessionKey(supabaseUrl);
  const service = {
    url: `${supabaseUrl}/auth/v1`,
    // Must have the client's spelling, so that a session's token replaces the key instead of being appended to it.
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    fetch: fetchInTime,
  };
  const client = new DeviceAuthClient({
    ...service,
    storageKey,
    storage: sessionStorageAt(storageKey),
    autoRefreshToken: true,
    persistSession: true,
    // A confirmation link returns with the session in the fragment.
    detectSessionInUrl: true,
  });
  // The auth service of the local stack notifies the API itself.
  if (environment !== 'local') client.endAccess = (token, scope) => endAccess(apiUrl, token, scope);
  client.newGuest = () =>
    new AuthClient({
      ...service,
      storageKey: `${storageKey}.check`,
      autoRefreshToken: false,
      persistSession: false,
      detectSessionInUrl: false,
    });
  return client;
}

function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT) });
}

/**
 * The library refreshes an expired session before it signs out, and keeps it during that time: with an unresponsive
 * service, a reload within half a minute would sign the user in again.
 */
class DeviceAuthClient extends AuthClient {
  /** Tells the API to refuse the token, or all others of the user. */
  endAccess: (token: string, scope: 'local' | 'others') => Promise<void> = () => Promise.resolve();
  /** Creates a client that stores nothing and signs no one in here. */
  newGuest: () => AuthClientOfLibrary = () => this;

  /** Removes the session of this device immediately, notifies other tabs, and only then the service. */
  override async signOut({
    ended = 'nothing',
  }: SignOutOptions & Parameters<AuthClientOfLibrary['signOut']>[0] = {}) {
    const token = accessTokenIn(await this.storage.getItem(this.storageKey));
    await this.storage.removeItem(this.storageKey);
    const forgotten = await super.signOut({ scope: 'local' });
    if (token === null || ended === 'account') return forgotten;
    // In parallel, because they're independent and the page may be closed at any moment.
    const [{ error }] = await Promise.all([
      this.admin.signOut(token, 'local'),
      ended === 'access' ? undefined : this.endAccess(token, 'local'),
    ]);
    return { error: error && !ALREADY_GONE.includes(error.status ?? 0) ? error : null };
  }

  async signOutOthers() {
    const { error } = await super.signOut({ scope: 'others' });
    if (error === null) await this.#endOthers();
    return { error };
  }

  /** A new password ends all other sessions at the service; the API is notified, too. */
  override async updateUser(
    ...[attributes, options]: Parameters<AuthClientOfLibrary['updateUser']>
  ) {
    const answer = await super.updateUser(attributes, options);
    if (answer.error === null && attributes.password !== undefined) await this.#endOthers();
    return answer;
  }

  async checkPassword(credentials: { email: string; password: string }) {
    const guest = this.newGuest();
    const { data, error } = await guest.signInWithPassword(credentials);
    const token = data.session?.access_token;
    if (token !== undefined) await guest.admin.signOut(token, 'local');
    return { error };
  }

  async #endOthers(): Promise<void> {
    const token = accessTokenIn(await this.storage.getItem(this.storageKey));
    if (token !== null) await this.endAccess(token, 'others');
  }
}

/**
 * Ends the access of this session, or of the user's others, at the API, which would otherwise accept their tokens
 * until they expire. If the API can't be reached, that remains so.
 */
async function endAccess(apiUrl: string, token: string, scope: 'local' | 'others'): Promise<void> {
  try {
    await fetch(`${apiUrl}/api/user/revocations`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ scope }),
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch (error) {
    logFailure("Couldn't tell the API about the sign-out.", error);
  }
}

function accessTokenIn(stored: string | null): string | null {
  try {
    const session: unknown = JSON.parse(stored ?? 'null');
    if (typeof session !== 'object' || session === null || !('access_token' in session))
      return null;
    return typeof session.access_token === 'string' ? session.access_token : null;
  } catch {
    // It wasn't written by the library, so there's nothing that the service could revoke.
    return null;
  }
}
