import { AuthClient } from '@supabase/supabase-js';
import { type RuntimeConfig } from '../config/runtime-config.ts';
import { logFailure } from '../log.ts';
import { type AuthService, type SignOutOptions } from './auth-service.ts';
import { sessionKey } from './session-key.ts';
import { sessionStorageAt } from './session-storage.ts';

type AuthClientOfLibrary = InstanceType<typeof AuthClient>;

/** Milliseconds after which a silent authentication service counts as unreachable. */
const TIMEOUT = 15_000;

/** The statuses for a session that the service no longer knows: there is nothing left to revoke. */
const ALREADY_GONE = [401, 403, 404];

/**
 * The authentication client of this deployment. It keeps the session in local storage, refreshes it
 * when it is close to expiry and when the tab becomes visible, and tells other tabs.
 * Only the authentication part of supabase-js is imported: the shell talks to its own API for data.
 */
export function createAuthClient(config: RuntimeConfig): AuthService {
  const { supabaseUrl, publishableKey, apiUrl, environment } = config;
  const storageKey = sessionKey(supabaseUrl);
  const service = {
    url: `${supabaseUrl}/auth/v1`,
    // Spelled like the client spells it, so that a session's token takes the key's place instead of joining it.
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    fetch: fetchInTime,
  };
  const client = new DeviceAuthClient({
    ...service,
    storageKey,
    storage: sessionStorageAt(storageKey),
    autoRefreshToken: true,
    persistSession: true,
    // A confirmation link comes back with the session in the fragment.
    detectSessionInUrl: true,
  });
  // The auth service of the local stack tells the API by itself.
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
 * The library refreshes an expired session before it signs it out, and keeps it for as long as that
 * takes: with a silent service, half a minute in which a reload would bring the person back in.
 */
class DeviceAuthClient extends AuthClient {
  /** Tells the API that the token, or all others of the person, are no longer to be taken. */
  endAccess: (token: string, scope: 'local' | 'others') => Promise<void> = () => Promise.resolve();
  /** A client that stores nothing and signs no one in here. */
  newGuest: () => AuthClientOfLibrary = () => this;

  /** Forgets the session of this device at once, tells the tabs, and only then the service. */
  override async signOut({
    ended = 'nothing',
  }: SignOutOptions & Parameters<AuthClientOfLibrary['signOut']>[0] = {}) {
    const token = accessTokenIn(await this.storage.getItem(this.storageKey));
    await this.storage.removeItem(this.storageKey);
    const forgotten = await super.signOut({ scope: 'local' });
    if (token === null || ended === 'account') return forgotten;
    // Both at once: neither needs the other, and the page may be closed at any moment.
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

  /** A new password ends all other sessions at the service; the API is told as well. */
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
 * Ends the access of this session, or of the person's others, at the API, which would take their tokens
 * until they expire. Where the API cannot be told, the tokens live their minutes out.
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
    // Not written by the library: there is nothing that the service could revoke.
    return null;
  }
}
