import { type ErrorCode } from '../errors.ts';
import { type Decoder } from '../decode/decoder.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of an endpoint: everything that a client needs to send it and to read the response. */
export interface EndpointCall<Response = unknown, Body = never> {
  readonly method: Method;
  /** Begins with `/api/`, with parameters and query written out. A cache uses it as its key. */
  readonly path: string;
  /** @throws UnreadableAnswer (see `isUnreadableAnswer`) for what is no `Response` */
  readonly decode: Decoder<Response>;
  /** Is never set. It tells the compiler which body the call takes: `undefined` stands for none. */
  readonly takes?: (body: Body) => void;
}

/** Whatever the API sends in response to a call, or to any call of an endpoint. */
export type ResponseOf<T> = T extends { readonly decode: Decoder<infer Response> }
  ? Response
  : never;

/** The body that a call takes, or any call of an endpoint; `undefined` where it takes none. */
export type BodyOf<T> = T extends { readonly takes?: (body: infer Body) => void } ? Body : never;

/** The parameters of a path pattern in order: `['contactId', 'id']` for `/api/x/:contactId/:id`. */
type ParameterNames<Pattern extends string> =
  Pattern extends `${string}:${infer Name}/${infer Rest}`
    ? [Name, ...ParameterNames<`/${Rest}`>]
    : Pattern extends `${string}:${infer Name}`
      ? [Name]
      : [];

/** One parameter is given as it is, several by name: two ids in a row would be easy to swap. */
type ParameterArguments<Names extends readonly string[]> = Names extends []
  ? []
  : Names extends [string]
    ? [parameter: string]
    : [parameters: Readonly<Record<Names[number], string>>];

type QueryArguments<Query> = [Query] extends [undefined]
  ? []
  : object extends Query
    ? [query?: OrUndefined<Query>]
    : [query: OrUndefined<Query>];

/** A field that may be left out may be undefined as well: it is left out of the query string then. */
type OrUndefined<T> = {
  readonly [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K];
};

interface Definition<Pattern extends string, Response, Body, Query> {
  method: Method;
  /** The path; a parameter is written as `:name` and takes up a whole segment. */
  pattern: Pattern;
  /** The status of success; 200 unless given. */
  status?: 200 | 201 | 204;
  decode: Decoder<Response>;
  /** The type of the body, as `type<Body>`; left out for a call without a body. */
  body?: Type<Body>;
  /** What the query is, as `type<Query>`, and all its fields in the order in which they are written. */
  query?: { type: Type<Query>; fields: { readonly [Name in keyof Query]-?: true } };
  /** Codes of the errors that this endpoint sends beside those that every endpoint can send. */
  errors: readonly ErrorCode[];
}

/** An endpoint: called with the parameters of its path, and its query, it gives an `EndpointCall`. */
export interface Endpoint<Pattern extends string, Response, Body, Query> {
  (
    ...given: [...ParameterArguments<ParameterNames<Pattern>>, ...QueryArguments<Query>]
  ): EndpointCall<Response, Body>;
  readonly method: Method;
  /** The path with `:name` for each parameter, as routers write it. */
  readonly pattern: Pattern;
  readonly status: 200 | 201 | 204;
  readonly errors: readonly ErrorCode[];
  readonly decode: Decoder<Response>;
  readonly query?: { readonly fields: { readonly [Name in keyof Query]-?: true } };
  /** Is never set, as in `EndpointCall`. */
  readonly takes?: (body: Body) => void;
}

type Type<T> = (value: T) => T;

/** Names a type inside a definition, as in `body: type<CreateContact>`; it is never called. */
export function type<T>(value: T): T {
  return value;
}

/** Defines an endpoint. The mark `@__PURE__` in front of each lets a bundle leave out what it does not use. */
export function endpoint<
  const Pattern extends string,
  Response,
  Body = undefined,
  Query = undefined,
>(
  definition: Definition<Pattern, Response, Body, Query>,
): Endpoint<Pattern, Response, Body, Query> {
  const { method, pattern, decode, query } = definition;
  const call = (...given: unknown[]): EndpointCall<Response, Body> => {
    const parameters = pattern.includes(':') ? given.shift() : null;
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
      segment(name, typeof parameters === 'string' ? parameters : field(parameters, name)),
    );
    const search = new URLSearchParams();
    for (const name in query?.fields) {
      const value = field(given[0], name);
      // A list stands in the address as the same name several times.
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== undefined) search.append(name, String(one));
      }
    }
    const text = String(search);
    return { method, path: text === '' ? path : `${path}?${text}`, decode };
  };
  return Object.assign(call, { status: 200 as const, ...definition });
}

function field(source: unknown, name: string): unknown {
  return Reflect.get(Object(source), name);
}

/** @throws Error for a parameter that would lead out of the path, or that is missing */
function segment(name: string, value: unknown): string {
  // Browsers and servers remove the segments "." and ".." from an address, and with ".." also the segment before it.
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value))
    throw new Error(`Bad ${name}: ${value}`);
  return encodeURIComponent(value);
}
