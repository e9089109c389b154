/** The user and session of a token. */
export type TokenSession = { userId: string; sessionId: string };

/** Returns the session that a response to an emailed link or code has opened; null without one. */
export async function sessionOpenedBy(response: Response): Promise<TokenSession | null> {
  const token = linkToken(response) ?? (await bodyToken(response));
  return token === null ? null : sessionOf(token);
}

/** Returns the claims of an access token that this service has just created or checked; null without any. */
export function claimsOf(token: string): object | null {
  const part = token.split('.')[1];
  if (part === undefined) return null;
  const claims: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
  return typeof claims === 'object' ? claims : null;
}

/** Returns the session of an access token that this service has just created or checked. */
export function sessionOf(token: string): TokenSession | null {
  const claims = claimsOf(token);
  if (claims === null) return null;
  if (!('sub' in claims) || typeof claims.sub !== 'string') return null;
  if (!('session_id' in claims) || typeof claims.session_id !== 'string') return null;
  return { userId: claims.sub, sessionId: claims.session_id };
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
