import { logFailure } from '../log.ts';
import { type AuthService } from './auth-service.ts';
import { isUsableSession } from './is-usable-session.ts';

/** The credentials of a call to the API. */
export interface Credentials {
  accessToken: string;
  userId: string;
}

export interface CredentialSource {
  /**
   * Returns the current session's credentials, or null if there's no session or it can't be read.
   * @throws the service's error if the session has to be renewed and the service can't be reached
   */
  current(): Promise<Credentials | null>;
  /**
   * Returns newer credentials than those that the API refused. The session is refreshed once for all concurrent
   * callers. A session that can no longer be refreshed is removed.
   */
  renew(refused: Credentials): Promise<Credentials | null>;
}

/** Milliseconds until one tab's storage may show what another one has written. */
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
      // This tab may be notified of a sign-in in another tab before it can read the stored session.
      for (const lag of STORAGE_LAG) {
        if (found !== null || !isAnnounced) break;
        await new Promise((resolve) => setTimeout(resolve, lag));
        found = await stored();
      }
      return found;
    } catch (error) {
      logFailure("Couldn't look up the session.", error);
      if (isUnreachable(error)) throw error;
      return null;
    }
  }

  const currentIfKnown = () => current().catch(() => null);

  async function refresh(refused: Credentials): Promise<Credentials | null> {
    try {
      const { data, error } = await auth.refreshSession();
      if (!error) return toCredentials(data.session);
      logFailure("Couldn't refresh the session.", error);
      if (isTransient(error)) return null;
    } catch (error) {
      logFailure("Couldn't refresh the session.", error);
      return null;
    }
    // Another tab may have been faster; otherwise the session is dead and all calls would fail.
    const now = await currentIfKnown();
    if (now && now.accessToken !== refused.accessToken) return now;
    // The caller doesn't wait for the service.
    auth.signOut().catch((error: unknown) => {
      logFailure("Couldn't remove the dead session.", error);
    });
    return null;
  }

  async function renew(refused: Credentials): Promise<Credentials | null> {
    if (refreshing) return refreshing;
    const now = await currentIfKnown();
    if (now === null || now.accessToken !== refused.accessToken) return now;
    refreshing ??= refresh(refused).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  return { current, renew };
}

/** Returns whether the service, or the code of its client, can't be reached at the moment. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Error && isTransient(error);
}

/** Returns whether a later refresh may succeed: no response, a server error, or too many calls. */
function isTransient({ name, status }: { name: string; status?: number | undefined }): boolean {
  return name === 'AuthRetryableFetchError' || status === 429 || (status ?? 0) >= 500;
}

function toCredentials(session: unknown): Credentials | null {
  if (!isUsableSession(session)) return null;
  return { accessToken: session.access_token, userId: session.user.id };
}
