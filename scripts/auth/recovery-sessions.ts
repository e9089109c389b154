/** How many are remembered; the oldest is forgotten first, and its person asks for another link. */
const MOST = 10_000;

/** The sessions that a link for a new password opened, until this process ends. */
export type RecoverySessions = {
  /** Notes the session of a response to a mailed link or code, if it opened one. */
  note(response: Response): Promise<void>;
  /** @param token a valid access token */
  has(token: string): boolean;
};

/** Starts without any. */
export function openRecoverySessions(): RecoverySessions {
  const ids = new Set<string>();
  return {
    async note(response) {
      const id = sessionOf(linkToken(response) ?? (await bodyToken(response)));
      if (id === null) return;
      ids.add(id);
      const [oldest] = ids;
      if (ids.size > MOST && oldest !== undefined) ids.delete(oldest);
    },
    has(token) {
      const id = sessionOf(token);
      return id !== null && ids.has(id);
    },
  };
}

function linkToken(response: Response): string | null {
  const fragment = response.headers.get('location')?.split('#')[1];
  return new URLSearchParams(fragment ?? '').get('access_token');
}

async function bodyToken(response: Response): Promise<string | null> {
  if (!response.ok) return null;
  const body: unknown = await response.clone().json();
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return null;
  return typeof body.access_token === 'string' ? body.access_token : null;
}

/** The session of an access token that this service has just made or checked. */
function sessionOf(token: string | null): string | null {
  const part = token?.split('.')[1];
  if (part === undefined) return null;
  const claims: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
  if (typeof claims !== 'object' || claims === null || !('session_id' in claims)) return null;
  return typeof claims.session_id === 'string' ? claims.session_id : null;
}
