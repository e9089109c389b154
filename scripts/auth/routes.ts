/**
 * The endpoints of the service: everything that supabase-js calls and the service supports. The library has more
 * (admin endpoints, a page with the database password, sign-in through other sites). None of that is reachable,
 * because the gateway forwards the path written here, never the path of the request.
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

/** Finds the endpoint with exactly this path; case, slashes, and escapes count. */
export function findRoute(pathname: string): Route | undefined {
  return ROUTES.find((route) => route.path === pathname);
}

/** True if the endpoint accepts this method. */
export function allows({ methods }: { methods: readonly string[] }, method: string): boolean {
  return methods.includes(method);
}

/** Returns the parameters that the endpoint accepts; of a repeated parameter, the first value. */
export function knownQuery(route: Route, asked: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of route.query) {
    const value = asked.get(name);
    if (value !== null) known.set(name, value);
  }
  return known;
}
