import { type Accounts, newLookingUser } from './accounts.ts';
import { clientAddress } from './client-address.ts';
import { preflight, shareWith } from './cors.ts';
import { readBody, type RequestBody } from './request-body.ts';
import { type AuthSettings } from './env.ts';
import { errorCodeOf, errorResponse, throttled, tooMany } from './error-response.ts';
import { type AuthLibrary } from './library.ts';
import { createLimits } from './limits.ts';
import { isLocalRequest } from './loopback.ts';
import { type Mailbox } from './mailbox.ts';
import { mailboxPage } from './mailbox-page.ts';
import { returnAddress } from './redirects.ts';
import { allows, findRoute, knownQuery, type Route } from './routes.ts';

/** Answers one request of the network; `peer` is the address at the other end of the connection. */
export type Gateway = (request: Request, peer: string | undefined) => Promise<Response>;

type Asked = {
  route: Route;
  request: Request;
  query: URLSearchParams;
  body: RequestBody;
  address: string;
  returnTo: string;
};

const FORWARDED = [
  'authorization',
  'apikey',
  'user-agent',
  'x-client-info',
  'x-supabase-api-version',
];
const GRANTS = ['password', 'refresh_token'];

/** What stands between the network and the library: doors, origins, limits and the mailbox. */
export function createGateway(
  settings: AuthSettings,
  library: AuthLibrary,
  accounts: Accounts,
  mailbox: Mailbox,
): Gateway {
  const limits = createLimits(settings.throttle);

  async function forward({ route, request, query, body, returnTo }: Asked): Promise<Response> {
    const headers = new Headers({ 'content-type': 'application/json' });
    for (const name of FORWARDED) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const url = new URL(`http://auth${route.path}`);
    url.search = query.toString();
    const content = request.method === 'GET' ? {} : { body: JSON.stringify(body.json) };
    const forwarded = new Request(url, { method: request.method, headers, ...content });
    const response = await library.handle(forwarded, returnTo);
    if (response.status < 500 || (await accounts.reachable())) return response;
    return errorResponse(
      503,
      'unexpected_failure',
      'The sign-in service cannot reach its database right now. Please try again in a moment.',
      2,
    );
  }

  async function signUp(asked: Asked): Promise<Response> {
    const first = await forward(asked);
    const code = await errorCodeOf(first);
    if (code !== 'user_already_exists' && code !== 'over_email_send_rate_limit') return first;
    const known = await accounts.settleRepeatedSignUp(asked.body.email);
    switch (known.kind) {
      case 'forgotten':
        return forward(asked);
      case 'confirmed':
        return settings.confirmEmails ? newLookingUser(asked.body.email) : first;
      case 'too-soon':
        return throttled('mails to this address', known.waitSeconds);
      default:
        return known satisfies never;
    }
  }

  /** A link is opened by a person, so even its refusal has to lead back into the app. */
  async function followLink(asked: Asked): Promise<Response> {
    asked.query.set('redirect_to', asked.returnTo);
    const attempt = { account: '', address: asked.address };
    const response = await limits.guess(attempt, () => forward(asked));
    if (response.status !== 429) return response;
    const wait = Number(response.headers.get('retry-after'));
    const error = new URLSearchParams({
      error: 'access_denied',
      error_code: 'over_request_rate_limit',
      error_description: tooMany('failed attempts', wait),
    });
    return new Response(null, {
      status: 303,
      headers: { location: `${asked.returnTo}#${error.toString()}` },
    });
  }

  function answer(asked: Asked): Promise<Response> {
    const { route, request, query, body, address } = asked;
    const attempt = { account: body.email, address };
    switch (route.path) {
      case '/auth/v1/signup':
        return limits.signUp(address, () => signUp(asked));
      case '/auth/v1/token':
        if (query.get('grant_type') !== 'password') return forward(asked);
        return limits.guess(attempt, () => forward(asked));
      case '/auth/v1/verify':
        if (request.method === 'GET') return followLink(asked);
        return limits.guess(attempt, () => forward(asked));
      case '/auth/v1/logout':
      case '/auth/v1/user':
      case '/auth/v1/settings':
      case '/auth/v1/health':
        return forward(asked);
      default:
        return route satisfies never;
    }
  }

  async function open(
    route: Route,
    request: Request,
    url: URL,
    peer: string | undefined,
  ): Promise<Response> {
    const body = await readBody(request);
    if (body instanceof Response) return body;
    const query = knownQuery(route, url.searchParams);
    if (route.path === '/auth/v1/token' && !GRANTS.includes(query.get('grant_type') ?? '')) {
      return errorResponse(400, 'validation_failed', `grant_type must be ${GRANTS.join(' or ')}.`);
    }
    const forwardedFor = request.headers.get('x-forwarded-for');
    const address = clientAddress(peer, forwardedFor, settings.trustedProxies);
    const origin = request.headers.get('origin');
    const returnTo = returnAddress(query.get('redirect_to'), origin, settings);
    return answer({ route, request, query, body, address, returnTo });
  }

  function local(url: URL, request: Request, peer: string | undefined): Response | undefined {
    // The stack's description names origins, so the address without a path leads to the mail too.
    if (url.pathname === '/') {
      return new Response(null, { status: 302, headers: { location: '/mailbox' } });
    }
    if (url.pathname !== '/mailbox' && url.pathname !== '/mailbox/messages') return undefined;
    if (!isLocalRequest(request.headers, peer)) {
      return errorResponse(
        403,
        'forbidden',
        'The mailbox can be read on this machine only, as localhost.',
      );
    }
    if (request.method !== 'GET') return notAllowed('GET');
    const mails = mailbox.list(url.searchParams.get('to'));
    return url.pathname === '/mailbox' ? mailboxPage(mails) : Response.json(mails);
  }

  return async (request, peer) => {
    const { appOrigins } = settings;
    const origin = request.headers.get('origin');
    const url = new URL(request.url);
    if (url.pathname === '/healthz') return Response.json({ status: 'ok' });
    const mail = local(url, request, peer);
    if (mail) return shareWith(mail, null, appOrigins);
    const route = findRoute(url.pathname);
    if (!route) {
      const missing = errorResponse(404, 'not_found', 'There is nothing at this address.');
      return shareWith(missing, origin, appOrigins);
    }
    if (request.method === 'OPTIONS') return preflight(origin, appOrigins);
    if (!allows(route, request.method)) {
      return shareWith(notAllowed(route.methods.join(', ')), origin, appOrigins);
    }
    if (origin !== null && !appOrigins.includes(origin)) {
      const why = 'Pages of this origin may not use the sign-in service.';
      return shareWith(errorResponse(403, 'forbidden', why), origin, appOrigins);
    }
    return shareWith(await open(route, request, url, peer), origin, appOrigins);
  };
}

function notAllowed(methods: string): Response {
  const response = errorResponse(405, 'method_not_allowed', `This address takes ${methods}.`);
  response.headers.set('allow', methods);
  return response;
}
