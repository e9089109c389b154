/**
 * The endpoints of the service: all that supabase-js asks for and the service can do. The library
 * behind it has more (an admin side, a page with the database password, sign-in through other sites).
 * None of that is reachable, because the gateway forwards the path written here, never the path of
 * the request.
 */
const ROUTES = [
  { path: '/auth/v1/signup', methods: ['POST'], query: ['redirect_to'] },
  { path: '/auth/v1/token', methods: ['POST'], query: ['grant_type'] },
  { path: '/auth/v1/otp', methods: ['POST'], query: ['redirect_to'] },
  { path: '/auth/v1/recover', methods: ['POST'], query: ['redirect_to'] },
  { path: '/auth/v1/resend', methods: ['POST'], query: ['redirect_to'] },
  { path: '/auth/v1/reauthenticate', methods: ['GET'], query: [] },
  { path: '/auth/v1/verify', methods: ['GET', 'POST'], query: ['token', 'type', 'redirect_to'] },
  { path: '/auth/v1/logout', methods: ['POST'], query: ['scope'] },
  { path: '/auth/v1/user', methods: ['GET', 'PUT'], query: ['redirect_to'] },
  { path: '/auth/v1/settings', methods: ['GET'], query: [] },
  { path: '/auth/v1/health', methods: ['GET'], query: [] },
  { path: '/auth/v1/.well-known/jwks.json', methods: ['GET'], query: [] },
] as const;

export type Route = (typeof ROUTES)[number];

/** The endpoint of exactly this path; letter case, slashes and escapes count. */
export function findRoute(pathname: string): Route | undefined {
  return ROUTES.find((route) => route.path === pathname);
}

/** Whether the endpoint takes this method. */
export function allows({ methods }: { methods: readonly string[] }, method: string): boolean {
  return methods.includes(method);
}

/** The parameters that the endpoint knows; of a repeated parameter, the first value. */
export function knownQuery(route: Route, asked: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of route.query) {
    const value = asked.get(name);
    if (value !== null) known.set(name, value);
  }
  return known;
}
