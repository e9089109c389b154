import { signed } from './access-token.ts';
import { claimsOf, sessionOpenedBy } from './session-of.ts';

/** Finds the user's own data, such as the name from sign-up. */
export type FindMetadata = (userId: string) => Promise<unknown>;

/** Adds `user_metadata` to the access token in a response, as Supabase does. The library leaves it out. */
export async function withMetadata(
  response: Response,
  secret: string,
  find: FindMetadata,
): Promise<Response> {
  const opened = await sessionOpenedBy(response);
  if (opened === null) return response;
  const metadata = await find(opened.userId);
  const complete = (token: string) =>
    signed({ ...claimsOf(token), user_metadata: metadata ?? {} }, secret);
  const headers = new Headers(response.headers);
  const [page, fragment] = headers.get('location')?.split('#') ?? [];
  if (fragment !== undefined) {
    const given = new URLSearchParams(fragment);
    given.set('access_token', complete(given.get('access_token') ?? ''));
    headers.set('location', `${page}#${given.toString()}`);
    return new Response(null, { status: response.status, headers });
  }
  const body: unknown = await response.json();
  headers.delete('content-length');
  return Response.json(
    { ...Object(body), access_token: complete(Object(body).access_token) },
    { status: response.status, headers },
  );
}
