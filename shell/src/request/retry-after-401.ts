import { type Credentials } from '../session/credentials.ts';

interface Retry {
  /** Sends the call with a token. */
  send: (accessToken: string) => Promise<Response>;
  /** The credentials for the first attempt, and the user they belong to. */
  credentials: Credentials;
  /** Renews the session; null if it has ended or now belongs to another user. */
  renew: () => Promise<Credentials | null>;
}

/** Handles 401: renews the session once and resends the call once. */
export async function retryAfter401({ send, credentials, renew }: Retry): Promise<Response> {
  const response = await send(credentials.accessToken);
  if (response.status !== 401) return response;
  const renewed = await renew();
  return renewed === null ? response : send(renewed.accessToken);
}
