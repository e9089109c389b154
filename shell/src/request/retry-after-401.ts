import { type Credentials } from '../session/credentials.ts';

interface Retry {
  /** Sends the call with a token. */
  send: (accessToken: string) => Promise<Response>;
  /** Whose call it is, with the token to begin with. */
  credentials: Credentials;
  /** Renews the session; null when it has ended or now belongs to someone else. */
  renew: () => Promise<Credentials | null>;
}

/** The 401 rule: a call that the API refuses with 401 renews the session once and is sent once more. */
export async function retryAfter401({ send, credentials, renew }: Retry): Promise<Response> {
  const response = await send(credentials.accessToken);
  if (response.status !== 401) return response;
  const renewed = await renew();
  return renewed === null ? response : send(renewed.accessToken);
}
