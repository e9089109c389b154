import { logFailure } from '../log.ts';
import { type AuthService } from './auth-service.ts';
import { isUsableSession } from './is-usable-session.ts';

/** What a call to the API is signed with. */
export interface Credentials {
  accessToken: string;
  userId: string;
}

export interface CredentialSource {
  /** The current session's credentials, or null without a session or when it cannot be looked up. */
  current(): Promise<Credentials | null>;
  /**
   * Credentials newer than the ones that the API refused. However many callers ask at once, the
   * session is refreshed once. A session that cannot be refreshed any more is removed.
   */
  renew(refused: Credentials): Promise<Credentials | null>;
}

/** Milliseconds that the storage of one tab may need to show what another one has written. */
const STORAGE_LAG = [50, 100, 200, 400];

export function createCredentials(auth: AuthService): CredentialSource {
  let refreshing: Promise<Credentials | null> | null = null;
  let isAnnounced = false;
  auth.onAuthStateChange((_event, session) => {
    isAnnounced = isUsableSession(session);
  });

  async function stored(): Promise<Credentials | null> {
    const { data, error } = await auth.getSession();
    if (error) throw error;
    return toCredentials(data.session);
  }

  async function current(): Promise<Credentials | null> {
    try {
      let found = await stored();
      // This tab may hear of a sign-in in another tab before it can read the session that was stored there.
      for (const lag of STORAGE_LAG) {
        if (found !== null || !isAnnounced) break;
        await new Promise((resolve) => setTimeout(resolve, lag));
        found = await stored();
      }
      return found;
    } catch (error) {
      logFailure("Couldn't look up the session.", error);
      return null;
    }
  }

  async function refresh(refused: Credentials): Promise<Credentials | null> {
    try {
      const { data, error } = await auth.refreshSession();
      if (!error) return toCredentials(data.session);
      logFailure("Couldn't refresh the session.", error);
      if (isTransientAuthError(error)) return null;
    } catch (error) {
      logFailure("Couldn't refresh the session.", error);
      return null;
    }
    // Another tab may have been faster; else the session is dead and would fail every call.
    const now = await current();
    if (now && now.accessToken !== refused.accessToken) return now;
    // The caller does not wait for the service.
    auth.signOut().catch((error: unknown) => {
      logFailure("Couldn't remove the dead session.", error);
    });
    return null;
  }

  async function renew(refused: Credentials): Promise<Credentials | null> {
    if (refreshing) return refreshing;
    const now = await current();
    if (now === null || now.accessToken !== refused.accessToken) return now;
    refreshing ??= refresh(refused).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  return { current, renew };
}

/** Whether the refresh may succeed later: no response, a server error, or too many calls. */
function isTransientAuthError({
  name,
  status,
}: {
  name: string;
  status?: number | undefined;
}): boolean {
  return name === 'AuthRetryableFetchError' || status === 429 || (status ?? 0) >= 500;
}

function toCredentials(session: unknown): Credentials | null {
  if (!isUsableSession(session)) return null;
  return { accessToken: session.access_token, userId: session.user.id };
}
