import { dispatch } from './dispatch.ts';
import { clientAddress } from './client-address.ts';
import { preflight, shareWith } from './cors.ts';
import { type HandlerContext } from './handler.ts';
import { errorResponse } from './error-response.ts';
import { isStorable } from './json-shape.ts';
import { isLocalRequest } from './loopback.ts';
import { mailboxPage, mailPage } from './mailbox-page.ts';
import { returnAddress } from './redirects.ts';
import { removeAccount } from './remove-account.ts';
import { readBody } from './request-body.ts';
import { allows, findRoute, knownQuery, type Route } from './routes.ts';
import { findUnsupported, notSupported, type Unsupported } from './unsupported.ts';
import { userOfRequest } from './user-of-request.ts';

/** Responds to one request from the network; `peer` is the address at the other end of the connection. */
export type Gateway = (request: Request, peer: string | undefined) => Promise<Response>;

const USER = { path: '/auth/v1/user', methods: ['GET', 'PUT'], query: ['redirect_to'] } as const;
const MAILBOX = ['/mailbox', '/mailbox/messages', '/mailbox/html'];
const GRANTS = ['password', 'refresh_token'];

/** The layer between the network and the library: endpoints, origins, limits, and the mailbox. */
export function createGateway(context: HandlerContext): Gateway {
  const { settings, mailbox } = context;

  async function handle(
    route: Route,
    request: Request,
    url: URL,
    peer: string | undefined,
  ): Promise<Response> {
    const body = await readBody(request);
    if (body instanceof Response) return body;
    const query = knownQuery(route, url.searchParams);
    if ([...query.values()].some((value) => !isStorable(value))) {
      const why = 'The address contains a character that cannot be stored.';
      return errorResponse(400, 'validation_failed', why);
    }
    if (route.path === '/auth/v1/token' && !GRANTS.includes(query.get('grant_type') ?? '')) {
      return errorResponse(400, 'validation_failed', `grant_type must be ${GRANTS.join(' or ')}.`);
    }
    const forwardedFor = request.headers.get('x-forwarded-for');
    const address = clientAddress(peer, forwardedFor, settings.trustedProxies);
    const origin = request.headers.get('origin');
    const returnTo = returnAddress(query.get('redirect_to'), origin, settings);
    return dispatch(context, { route, request, query, body, address, returnTo });
  }

  /** Refuses what the service doesn't support. If the endpoint needs a session, a missing one is refused first. */
  async function decline(unsupported: Unsupported, request: Request): Promise<Response> {
    const refusal = notSupported(unsupported);
    if (!unsupported.needsSession) return refusal;
    const query = new URLSearchParams();
    const body = { json: {}, email: '' };
    const { siteUrl: returnTo } = settings;
    const asked = { route: USER, request, query, body, address: '', returnTo };
    const person = await userOfRequest(context, asked);
    return person instanceof Response ? person : refusal;
  }

  function local(url: URL, request: Request, peer: string | undefined): Response | undefined {
    // The stack prints origins, so the address without a path redirects to the mailbox.
    if (url.pathname === '/') {
      return new Response(null, { status: 302, headers: { location: '/mailbox' } });
    }
    if (!MAILBOX.includes(url.pathname)) return undefined;
    if (!isLocalRequest(request.headers, peer)) {
      return errorResponse(
        403,
        'forbidden',
        'The mailbox can be read on this machine only, as localhost.',
      );
    }
    if (request.method !== 'GET') return notAllowed('GET');
    if (url.pathname === '/mailbox/html') {
      const mail = mailbox.list(null).find(({ id }) => id === url.searchParams.get('id'));
      const html = mail?.received?.html ?? null;
      if (html !== null) return mailPage(html);
      return errorResponse(404, 'not_found', 'There is no such email.');
    }
    const mails = mailbox.list(url.searchParams.get('to'));
    return url.pathname === '/mailbox' ? mailboxPage(mails) : Response.json(mails);
  }

  return async (request, peer) => {
    const { appOrigins } = settings;
    const origin = request.headers.get('origin');
    const url = new URL(request.url);
    if (url.pathname === '/healthz') return Response.json({ status: 'ok' });
    const own = local(url, request, peer) ?? (await removeAccount(request, url.pathname, context));
    if (own) return shareWith(own, null, appOrigins);
    const endpoint = findRoute(url.pathname) ?? findUnsupported(url.pathname);
    if (!endpoint) {
      const missing = errorResponse(404, 'not_found', "There's nothing at this address.");
      return shareWith(missing, origin, appOrigins);
    }
    if (request.method === 'OPTIONS') return preflight(origin, appOrigins);
    if (!allows(endpoint, request.method)) {
      return shareWith(notAllowed(endpoint.methods.join(', ')), origin, appOrigins);
    }
    if (origin !== null && !appOrigins.includes(origin)) {
      const why = 'Pages of this origin may not use the sign-in service.';
      return shareWith(errorResponse(403, 'forbidden', why), origin, appOrigins);
    }
    const response =
      'address' in endpoint
        ? await decline(endpoint, request)
        : await handle(endpoint, request, url, peer);
    return shareWith(response, origin, appOrigins);
  };
}

function notAllowed(methods: string): Response {
  const response = errorResponse(405, 'method_not_allowed', `This address accepts ${methods}.`);
  response.headers.set('allow', methods);
  return response;
}
