import { type RequestOptions, type ShellApi } from '@rapport/remote-api';
import { fakeShell, requestError } from '@rapport/remote-kit/testing';

/** A request. */
export interface FakeCall {
  /** Like `GET /api/health/018f6b1e-0000-7000-8000-000000000115`, without the query. */
  route: string;
  path: string;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** The response of a route: data, or a function that returns it, waits, or throws. */
type Answer = unknown;

/** Data with response headers. */
export class WithHeaders {
  constructor(
    readonly data: unknown,
    readonly headers: Record<string, string>,
  ) {}
}

/**
 * A shell with an API that only has these routes, like `'GET /api/health/018f6b1e-0000-7000-8000-000000000115'`.
 * `answers` may be changed during a test; `calls` lists all requests.
 */
export function fakeRecordsApi(answers: Record<string, Answer>, overrides: Partial<ShellApi> = {}) {
  const calls: FakeCall[] = [];
  async function answer(path: string, options: RequestOptions = {}): Promise<WithHeaders> {
    const route = `${options.method ?? 'GET'} ${path.split('?')[0]}`;
    const call = { route, path, body: options.body, headers: options.headers ?? {} };
    calls.push(call);
    if (!(route in answers)) throw requestError(`no answer to ${route}`, 404);
    const made = answers[route];
    const data: unknown = typeof made === 'function' ? await made(call) : made;
    return data instanceof WithHeaders ? data : new WithHeaders(data, {});
  }
  const shell = fakeShell({
    request: async (path, options) => (await answer(path, options)).data as never,
    requestWithHeaders: async (path, options) => {
      const { data, headers } = await answer(path, options);
      return { data: data as never, headers: new Headers(headers) };
    },
    ...overrides,
  });
  return { shell, calls, answers, made: (route: string) => calls.filter((c) => c.route === route) };
}
