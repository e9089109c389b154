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
  /** Returns the ID of the user shown on the page, or null. */
  userId: () => string | null;
  /** Returns the response to a call that was sent before the shell was loaded; see `preloadedResponse`. */
  takeFirst?: TakePreloadedResponse;
}

export type RequestWithHeaders = <T>(
  path: string,
  options?: RequestOptions,
) => Promise<PageAnswer<T>>;

/**
 * The only way from the page to the product API; see `ShellApi.request` for its contract. A call belongs to the
 * user who was signed in when it was made: it's never repeated as another one.
 */
export function createRequest({
  apiUrl,
  credentials,
  userId,
  takeFirst = () => null,
}: RequesterOptions) {
  // Another origin would have to allow the header, which an earlier release doesn't.
  const isOwnOrigin = new URL(apiUrl, location.href).origin === location.origin;

  /** A session that can't be renewed at the moment is no other failure than a call without a network. */
  async function currentCredentials(path: string, options: RequestOptions) {
    try {
      return await credentials.current();
    } catch (error) {
      throw unanswered(path, error, options.signal);
    }
  }

  /** Uses the preloaded response of `first` instead of sending the call, unless it failed. */
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
    // The path is appended to the API's origin; anything else could send the token elsewhere.
    if (!path.startsWith('/api/')) throw new Error(`A request path begins with /api/: ${path}`);
    const asked = userId();
    const own = (found: Credentials | null) => (found?.userId === asked ? found : null);

    const first = own(await currentCredentials(path, options));
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
  // The browser sets the type of a form itself, including its boundary.
  const isForm = body instanceof FormData;
  const type = isForm ? null : { 'content-type': 'application/json' };
  return {
    method,
    headers: { ...headers, ...type, authorization: `Bearer ${token}` },
    ...(method !== 'GET' && body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

/** Adds an ID by which the API's log and trace can be found, even if the response never arrives. */
function withRequestId(init: RequestInit): RequestInit {
  return { ...init, headers: { ...init.headers, 'x-request-id': crypto.randomUUID() } };
}

/** An abort by the caller is passed on; any other error gets a message with its path. */
function unanswered(path: string, error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error;
  const message = error instanceof Error ? error.message : String(error);
  return requestFailure({ path, message: `Failed to fetch ${path}: ${message}`, status: null });
}

/** Media types of non-JSON files from the API. Any other text is a broken response. */
const TEXT_FILE = /^text\/(csv|vcard)\b/;

/** Returns the JSON of a response, null for one without a body, like 204, and the text of a file. */
async function parsed<T>(response: Response): Promise<T> {
  const text = await response.text();
  const isFile = TEXT_FILE.test(response.headers.get('content-type') ?? '');
  // Text is converted to JSON first, because only parsed JSON can have the caller's type.
  return JSON.parse(isFile ? JSON.stringify(text) : text || 'null');
}
