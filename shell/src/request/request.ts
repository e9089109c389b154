import { type PageAnswer, type RequestOptions } from '@rapport/remote-api';
import { type Credentials, type CredentialSource } from '../session/credentials.ts';
import { failureFrom, requestFailure } from './request-failure.ts';
import { type TakePreloadedResponse } from './preloaded-response.ts';
import { repeatWhenAsked } from './repeat-when-asked.ts';
import { retryAfter401 } from './retry-after-401.ts';

interface RequesterOptions {
  /** Origin of the product API. */
  apiUrl: string;
  credentials: CredentialSource;
  /** Who the page is showing, or null. */
  userId: () => string | null;
  /** Gives out the response to a call that was sent before the shell was there; see `preloadedResponse`. */
  takeFirst?: TakePreloadedResponse;
}

export type RequestWithHeaders = <T>(
  path: string,
  options?: RequestOptions,
) => Promise<PageAnswer<T>>;

/**
 * The one way from the page to the product API. See `ShellApi.request` for what it promises.
 * A call belongs to the person who was signed in when it was made: it is never repeated as another.
 */
export function createRequest({
  apiUrl,
  credentials,
  userId,
  takeFirst = () => null,
}: RequesterOptions) {
  // At another origin it would need the leave of the API, which one of an earlier release does not give.
  const isOwnOrigin = new URL(apiUrl, location.href).origin === location.origin;

  /** The call that `first` stands for is not sent again, unless it came to nothing. */
  async function sendFirst(
    path: string,
    options: RequestOptions,
    { userId: id, accessToken }: Credentials,
  ): Promise<Response> {
    const isPlain = (options.method ?? 'GET') === 'GET' && options.headers === undefined;
    const early = isPlain ? takeFirst(`${apiUrl}${path}`, id) : null;
    const response = await early?.catch(() => null);
    options.signal?.throwIfAborted();
    return response ?? send(path, options, accessToken);
  }

  async function send(path: string, options: RequestOptions, token: string): Promise<Response> {
    try {
      const init = requestInit(options, token);
      return await fetch(`${apiUrl}${path}`, isOwnOrigin ? withRequestId(init) : init);
    } catch (error) {
      throw unanswered(path, error, options.signal);
    }
  }

  const requestWithHeaders: RequestWithHeaders = async (path, options = {}) => {
    // The path is appended to the API's origin; anything else could carry the token elsewhere.
    if (!path.startsWith('/api/')) throw new Error(`A request path begins with /api/: ${path}`);
    const asked = userId();
    const own = (found: Credentials | null) => (found?.userId === asked ? found : null);

    const first = own(await credentials.current());
    if (first === null)
      throw requestFailure({ path, message: 'Authentication required', status: 401 });
    options.signal?.throwIfAborted();

    const response = await retryAfter401({
      send: (accessToken) =>
        repeatWhenAsked(options, () =>
          accessToken === first.accessToken
            ? sendFirst(path, options, first)
            : send(path, options, accessToken),
        ),
      credentials: first,
      renew: async () => {
        const renewed = own(await credentials.renew(first));
        options.signal?.throwIfAborted();
        return renewed;
      },
    });
    if (!response.ok) throw await failureFrom(path, response);
    try {
      return { data: await parsed(response), headers: response.headers };
    } catch (error) {
      throw unanswered(path, error, options.signal);
    }
  };

  return requestWithHeaders;
}

function requestInit(options: RequestOptions, token: string): RequestInit {
  const { method = 'GET', body, headers, signal } = options;
  // The browser names the type of a form itself, with what stands between its parts.
  const isForm = body instanceof FormData;
  const type = isForm ? null : { 'content-type': 'application/json' };
  return {
    method,
    headers: { ...headers, ...type, authorization: `Bearer ${token}` },
    ...(method !== 'GET' && body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

/** With an id by which log and trace of the API are found, even where its response never comes. */
function withRequestId(init: RequestInit): RequestInit {
  return { ...init, headers: { ...init.headers, 'x-request-id': crypto.randomUUID() } };
}

/** An abort is the caller's own doing and passes through; anything else is named after its path. */
function unanswered(path: string, error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error;
  const message = error instanceof Error ? error.message : String(error);
  return requestFailure({ path, message: `Failed to fetch ${path}: ${message}`, status: null });
}

/** Media types of files that the API writes besides JSON. Any other text is a broken answer. */
const TEXT_FILE = /^text\/(csv|vcard)\b/;

/** The JSON of an answer, null for one without a body, like 204; of a file, its text. */
async function parsed<T>(response: Response): Promise<T> {
  const text = await response.text();
  const isFile = TEXT_FILE.test(response.headers.get('content-type') ?? '');
  // A text becomes JSON first, because only what is parsed may have the type that the caller names.
  return JSON.parse(isFile ? JSON.stringify(text) : text || 'null');
}
