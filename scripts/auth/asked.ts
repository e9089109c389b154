import { type RequestBody } from './request-body.ts';
import { type Route } from './routes.ts';

/** A request to one of the endpoints, with all that is known about it. */
export type Asked = {
  route: Route;
  request: Request;
  query: URLSearchParams;
  body: RequestBody;
  /** The address of the client, as far as the service trusts what it is told. */
  address: string;
  /** Where the link of a mail leads in the end, when the request causes a mail. */
  returnTo: string;
};

/** The bearer token of a request, or null. */
export function bearerOf({ request }: Asked): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}
