import { type Accounts } from './accounts.ts';
import { type AuthRequest } from './auth-request.ts';
import { errorResponse } from './error-response.ts';
import { type AuthSettings } from './env.ts';
import { type AuthLibrary } from './library.ts';
import { withMetadata } from './token-metadata.ts';

/** Parts of the request that are replaced for the library. */
type Instead = {
  path?: string;
  method?: string;
  query?: Record<string, string>;
  json?: Record<string, unknown>;
  /** The access token. */
  token?: string;
};

/** Forwards a request to the library, with the replacements in `instead`, and resolves with its response. */
export type Forward = (asked: AuthRequest, instead?: Instead) => Promise<Response>;

/** The endpoints that sign a user in. */
const SIGN_IN = ['/auth/v1/signup', '/auth/v1/token', '/auth/v1/verify'];

const FORWARDED = [
  'authorization',
  'apikey',
  'user-agent',
  'x-client-info',
  'x-supabase-api-version',
];

/** Forwards to the path of the endpoint, never to the path of the request. */
export function createForward(
  library: AuthLibrary,
  accounts: Accounts,
  { jwtSecret }: AuthSettings,
): Forward {
  return async ({ route, request, query, body, returnTo }, instead = {}) => {
    const headers = new Headers({ 'content-type': 'application/json' });
    for (const name of FORWARDED) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    if (instead.token !== undefined) headers.set('authorization', `Bearer ${instead.token}`);
    const path = instead.path ?? route.path;
    const url = new URL(`http://auth${path}`);
    url.search = new URLSearchParams(instead.query ?? query).toString();
    const method = instead.method ?? request.method;
    const content = method === 'GET' ? {} : { body: JSON.stringify(instead.json ?? body.json) };
    const response = await library.handle(
      new Request(url, { method, headers, ...content }),
      returnTo,
    );
    if (response.status < 500) {
      const signsIn = SIGN_IN.includes(path);
      return signsIn ? withMetadata(response, jwtSecret, accounts.metadataOf) : response;
    }
    if (await accounts.reachable()) {
      return errorResponse(500, 'unexpected_failure', 'Something went wrong. Please try again.');
    }
    return errorResponse(
      503,
      'unexpected_failure',
      'The sign-in service cannot reach its database right now. Please try again in a moment.',
      { retryAfter: 2 },
    );
  };
}
