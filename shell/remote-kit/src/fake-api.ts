import { requestError } from './fake-shell.ts';
import { type PageAnswer, type RequestOptions, type ShellApi } from '@rapport/remote-api';

/** A call, as passed to the function that answers it. */
export interface FakeCall {
  /** The named parts of the path, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Returns the request body after JSON serialization; the type is that of the page. */
  body: <T>() => T;
}

/** Data with paging headers. Other answers are plain data. */
export class AnswerWithHeaders {
  constructor(
    readonly data: unknown,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

type Method = NonNullable<RequestOptions['method']>;

/**
 * Answers by method and path pattern, such as `GET /api/contacts/:id`, synchronous or asynchronous. Thrown errors
 * are failures.
 */
export type FakeAnswers = Readonly<Record<`${Method} /api/${string}`, (call: FakeCall) => unknown>>;

/** How long a response takes, in milliseconds: long enough to see loading states. */
const LATENCY = 250;

/**
 * An in-memory API for a remote that runs alone: responses are serialized as JSON and delayed, as over a network.
 * An unknown path fails with a 404 that says so.
 */
export function fakeApi(answers: FakeAnswers): Pick<ShellApi, 'request' | 'requestWithHeaders'> {
  const patterns = Object.entries(answers).map(([pattern, answer]) => {
    const [method = '', path = ''] = pattern.split(' ');
    return { method, parts: path.split('/'), answer };
  });

  async function requestWithHeaders<T>(
    path: string,
    { method = 'GET', body }: RequestOptions = {},
  ): Promise<PageAnswer<T>> {
    await new Promise((resolve) => setTimeout(resolve, LATENCY));
    const { pathname, searchParams: query } = new URL(path, 'http://alone');
    for (const pattern of patterns) {
      const params = pattern.method === method && paramsOf(pattern.parts, pathname.split('/'));
      if (!params) continue;
      const answer = await pattern.answer({ params, query, body: <B>(): B => overTheWire(body) });
      return answer instanceof AnswerWithHeaders
        ? { data: overTheWire(answer.data), headers: new Headers(answer.headers) }
        : { data: overTheWire(answer), headers: new Headers() };
    }
    throw requestError(`${method} ${pathname} is not part of the made-up data`, 404, 'NOT_FOUND');
  }

  return {
    requestWithHeaders,
    request: async <T>(...call: Parameters<ShellApi['request']>) =>
      (await requestWithHeaders<T>(...call)).data,
  };
}

/** Returns the named parts if `path` matches `pattern`, otherwise null. */
function paramsOf(
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const actual = path[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(actual);
    else if (part !== actual) return null;
  }
  return params;
}

/** Returns a copy as JSON transfers it: no shared objects, no undefined. */
function overTheWire<T>(value: unknown): T {
  return value === undefined ? JSON.parse('null') : JSON.parse(JSON.stringify(value));
}
