import { type RequestBody } from './request-body.ts';
import { type Route } from './routes.ts';

/** A request to one of the endpoints, parsed and checked. */
export type AuthRequest = {
  route: Route;
  request: Request;
  query: URLSearchParams;
  body: RequestBody;
  /** Address of the client, as far as the service trusts the forwarding headers. */
  address: string;
  /** The page that the link in an email leads to in the end, if the request causes an email. */
  returnTo: string;
};

/** Returns the bearer token of a request, or null. */
export function bearerOf({ request }: AuthRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}
