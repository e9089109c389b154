/**
 * The doors of the service that are open: all that supabase-js asks for and the service can do. The
 * library behind it has more (an admin side, a page with the database password, sign-in through other
 * sites); none of them is reachable, because what is forwarded is the path written here, never the one
 * that was asked for.
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

/** The open door of exactly this path; letter case, slashes and escapes count. */
export function findRoute(pathname: string): Route | undefined {
  return ROUTES.find((route) => route.path === pathname);
}

/** True when the door opens to this method. */
export function allows({ methods }: { methods: readonly string[] }, method: string): boolean {
  return methods.includes(method);
}

/** Keeps the parameters that the door knows, each once, as the first one says. */
export function knownQuery(route: Route, asked: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of route.query) {
    const value = asked.get(name);
    if (value !== null) known.set(name, value);
  }
  return known;
}
