import { type paths } from './api-types.ts';

/** The methods that the API answers, as the document and as HTTP write them. */
const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
type LowerMethod = keyof typeof METHODS;
export type Method = (typeof METHODS)[LowerMethod];

/**
 * One call of the API: what a client needs to send it. What it takes and sends back is known to the
 * compiler only, so a call is plain data.
 */
export interface ApiCall<Response = unknown, Body = never> {
  readonly method: Method;
  /** Begins with `/api/`, with parameters and query written out. A cache uses it as its key. */
  readonly path: string;
  /** Is never set. It tells the compiler what the API responds; null stands for an empty response. */
  readonly responds?: Response;
  /** Is never set. It tells the compiler which body the call takes; `undefined` stands for none. */
  readonly takes?: (body: Body) => void;
}

/** What the API responds to a call, or to the calls that a function returns. */
export type ResponseOf<T> = T extends { readonly responds?: infer Response }
  ? Exclude<Response, undefined>
  : never;

/** The paths of the document that have this method. */
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

/** Where an operation has no parameters of a kind, the document's types say `never`. */
type OrNothing<T> = [T] extends [never] ? unknown : OrUndefined<T>;

/** A parameter that may be left out may be undefined as well: it is left out of the address then. */
type OrUndefined<T> = {
  readonly [K in keyof T]: object extends Pick<T, K> ? AsGiven<T[K]> | undefined : AsGiven<T[K]>;
};

/** A list of the caller may be one that can't be changed. */
type AsGiven<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;

type ParametersOf<O> = PartOf<O, 'path'> & PartOf<O, 'query'>;

type Given<O> =
  unknown extends ParametersOf<O>
    ? []
    : object extends ParametersOf<O>
      ? [parameters?: ParametersOf<O>]
      : [parameters: ParametersOf<O>];

/**
 * Calls of one method by their path in the OpenAPI document: `api.get('/api/contacts/{id}', { id })`.
 * Parameters of the path and of the query are given together.
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

/** The path with its parameters, and the rest as a query, in the order in which they are given. */
function addressOf(path: string, parameters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (path.includes(`{${name}}`)) continue;
    // A list stands in the address as the same name several times.
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) query.append(name, String(one));
    }
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    segment(name, parameters[name]),
  );
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** @throws Error for a parameter that would lead out of the path, or that is missing */
function segment(name: string, value: unknown): string {
  // Browsers and servers remove the segments "." and ".." from an address, and with ".." also the segment before it.
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) {
    throw new Error(`Bad ${name}: ${String(value)}`);
  }
  return encodeURIComponent(value);
}
