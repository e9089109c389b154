import { type RequestBody } from './request-body.ts';
import { type Route } from './routes.ts';

/** A request that came through an open door, with all that is known about it. */
export type Asked = {
  route: Route;
  request: Request;
  query: URLSearchParams;
  body: RequestBody;
  /** Where it came from, as far as that is believed. */
  address: string;
  /** Where a mail that it causes leads in the end. */
  returnTo: string;
};

/** The token of the person who asks; null where there is none. */
export function bearerOf({ request }: Asked): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}
