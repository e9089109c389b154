import { type ErrorBody, type paths } from '@rapport/api-client';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { originOf } from './origin-of.ts';
import { retryingFetch, type RetryOptions } from './retrying-fetch.ts';

type ErrorAnswer = { content: { 'application/json': ErrorBody } };

/** Every call of the API can fail with the same shape, which the generated types leave out. */
type WithErrors<Paths> = {
  [Path in keyof Paths]: {
    [Method in keyof Paths[Path]]: Paths[Path][Method] extends { responses: infer Responses }
      ? Omit<Paths[Path][Method], 'responses'> & {
          responses: Responses & { '4XX': ErrorAnswer; '5XX': ErrorAnswer };
        }
      : Paths[Path][Method];
  };
};

/** The calls of the API by method and path: `client.GET('/api/contacts/{id}', …)`. */
export type RapportClient = Client<WithErrors<paths>>;

export interface ClientOptions extends RetryOptions {
  /** The address of the API, like `https://api.example.com`. */
  url: string;
  /** A personal access token, or a function that returns the token of a session. */
  token: string | (() => string | Promise<string>);
  /** Sends the requests; by default the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Creates a client of one API for one user. It sends the token, gives each POST an `Idempotency-Key`, and repeats what
 * the API refused with 429 or 503 and is safe to repeat.
 * @throws TypeError for an address or a token that can't work
 */
export function createRapportClient(options: ClientOptions): RapportClient {
  const { url, token, fetch: send = (request) => fetch(request) } = options;
  if (token === '') throw new TypeError('The token is empty: create one in Settings, Developer.');
  const client = createClient<WithErrors<paths>>({
    baseUrl: originOf(url),
    fetch: retryingFetch(send, options),
  });
  client.use(headers(token));
  return client;
}

function headers(token: ClientOptions['token']): Middleware {
  return {
    async onRequest({ request }) {
      const value = typeof token === 'string' ? token : await token();
      request.headers.set('Authorization', `Bearer ${value}`);
      if (request.method === 'POST' && !request.headers.has('Idempotency-Key')) {
        request.headers.set('Idempotency-Key', crypto.randomUUID());
      }
      return request;
    },
  };
}
