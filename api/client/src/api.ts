import { type paths } from './api-types.ts';

/** The HTTP methods of the API, as the document and as HTTP write them. */
const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
type LowerMethod = keyof typeof METHODS;
export type Method = (typeof METHODS)[LowerMethod];

/**
 * One call of the API, with everything a client needs to send it. Request and response types exist only at compile
 * time, so a call is plain data.
 */
export interface ApiCall<Response = unknown, Body = never> {
  readonly method: Method;
  /** The complete path with parameters and query, beginning with `/api/`. Caches use it as their key. */
  readonly path: string;
  /** Never set. It tells the compiler the type of the response; null for an empty one. */
  readonly responds?: Response;
  /** Never set. It tells the compiler the type of the request body; `undefined` for none. */
  readonly takes?: (body: Body) => void;
}

/** The response to a call, or to the calls that a function returns. */
export type ResponseOf<T> = T extends { readonly responds?: infer Response }
  ? Exclude<Response, undefined>
  : never;

/** The documented paths with this method. */
type PathsWith<M extends LowerMethod> = {
  [P in keyof paths]: paths[P][M] extends object ? P : never;
}[keyof paths];

type Operation<P extends keyof paths, M extends LowerMethod> = NonNullable<paths[P][M]>;

type JsonOf<T> = T extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Content[keyof Content]
  : null;

type SuccessOf<O> = O extends { responses: infer Responses }
  ? JsonOf<Responses[keyof Responses & (200 | 201 | 204)]>
  : never;

type BodyOf<O> = O extends { requestBody: infer Body }
  ? JsonOf<Body>
  : O extends { requestBody?: infer Body }
    ? undefined extends Body
      ? JsonOf<NonNullable<Body>> extends null
        ? undefined
        : JsonOf<NonNullable<Body>> | undefined
      : undefined
    : undefined;

type PartOf<O, Part extends 'path' | 'query'> = O extends { parameters: infer Parameters }
  ? Part extends keyof Parameters
    ? OrNothing<NonNullable<Parameters[Part]>>
    : unknown
  : unknown;

/** The generated types use `never` for operations without parameters of a kind. */
type OrNothing<T> = [T] extends [never] ? unknown : OrUndefined<T>;

/** Optional parameters may also be undefined; they're then omitted from the URL. */
type OrUndefined<T> = {
  readonly [K in keyof T]: object extends Pick<T, K> ? AsGiven<T[K]> | undefined : AsGiven<T[K]>;
};

/** Lists may be readonly. */
type AsGiven<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;

type ParametersOf<O> = PartOf<O, 'path'> & PartOf<O, 'query'>;

type Given<O> =
  unknown extends ParametersOf<O>
    ? []
    : object extends ParametersOf<O>
      ? [parameters?: ParametersOf<O>]
      : [parameters: ParametersOf<O>];

/**
 * Returns a function that creates calls of one method by their path in the OpenAPI document:
 * `api.get('/api/contacts/{id}', { id })`. Path and query parameters are passed together.
 */
function callsOf<M extends LowerMethod>(method: M) {
  return <P extends PathsWith<M>>(
    path: P,
    ...[parameters]: Given<Operation<P, M>>
  ): ApiCall<SuccessOf<Operation<P, M>>, BodyOf<Operation<P, M>>> => ({
    method: METHODS[method],
    path: addressOf(path, Object(parameters)),
  });
}

export const api = {
  get: callsOf('get'),
  post: callsOf('post'),
  put: callsOf('put'),
  patch: callsOf('patch'),
  delete: callsOf('delete'),
};

/** Returns the path with its parameters, and the others as a query, in the given order. */
function addressOf(path: string, parameters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (path.includes(`{${name}}`)) continue;
    // A list becomes a repeated query parameter.
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) query.append(name, String(one));
    }
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    segment(name, parameters[name]),
  );
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** @throws Error for a parameter that's missing or would lead out of the path */
function segment(name: string, value: unknown): string {
  // Browsers and servers remove the segments "." and ".." from a URL, and for ".." also the segment before it.
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) {
    throw new Error(`Bad ${name}: ${String(value)}`);
  }
  return encodeURIComponent(value);
}
