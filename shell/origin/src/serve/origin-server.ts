import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pathWithoutSecrets, withoutSecrets } from '@rapport/contracts/without-secrets';
import { type Answer, sendAnswer, textAnswer } from '../answer.ts';
import { STRICT_TRANSPORT } from '../compose/security-headers.ts';
import { answerInbox, type Inbox } from '../reports/inbox.ts';
import { parseRequestPath } from './request-path.ts';

/** No client needs longer to send a request; slow ones are cut off with 408. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
};

interface ServerOptions {
  warn: (message: string) => void;
  /**
   * Milliseconds that an idle connection stays open; longer than in the proxy in front, so that the proxy closes
   * it.
   */
  keepAliveMs?: number;
  /** The number of proxies in front whose X-Forwarded headers are trusted. */
  trustedProxies?: number;
}

/** Longer than browsers and most proxies keep an idle connection, so that they close it first. */
const KEEP_ALIVE_MS = 65_000;
/** How long requests in progress may take once the server is told to stop. */
const STOP_WITHIN_MS = 10_000;

/** How one origin handles a GET; the server around it handles HTTP. */
export interface OriginHandler {
  /** Headers of every response, including errors. */
  headers: Record<string, string>;
  /** @param request.path decoded, starting with `/` and free of `..` */
  handle(request: { path: string; acceptEncoding: string | undefined }): Promise<Answer>;
  /** Accepts messages from the pages of this origin. */
  inbox?: Inbox;
  /** Answers requests for a path with another one, whatever their method. */
  redirect?: { path: string; to: string; headers: Record<string, string> };
}

/** Creates a server for one origin that answers GET and HEAD and survives any request. */
export function createOriginServer(
  origin: OriginHandler,
  { warn, keepAliveMs = KEEP_ALIVE_MS, trustedProxies = 0 }: ServerOptions,
): Server {
  const server = createServer(PATIENCE, (request, response) => {
    respond(origin, request, response, trustedProxies).catch((error: unknown) => {
      // The client disconnected in the middle of a file, so there's no one to respond to.
      if (!response.headersSent) response.writeHead(500).end();
      else response.destroy();
      if (isPrematureClose(error)) return;
      const path = pathWithoutSecrets(request.url ?? '');
      warn(`${request.method} ${path}: ${withoutSecrets(String(error))}`);
    });
  });
  server.keepAliveTimeout = keepAliveMs;
  return server;
}

/** Stops the server and the program on SIGTERM and SIGINT, after finishing responses in progress. */
export function stopOnSignal(server: Server): void {
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function respond(
  origin: OriginHandler,
  request: IncomingMessage,
  response: ServerResponse,
  trustedProxies: number,
) {
  const answer = await answerFor(origin, request, trustedProxies);
  await sendAnswer(request, response, {
    ...answer,
    headers: {
      ...origin.headers,
      ...answer.headers,
      ...(cameByTls(request) && { [STRICT_TRANSPORT.name]: STRICT_TRANSPORT.value }),
    },
  });
}

/**
 * According to the proxy in front. A client that forges it gains nothing, because browsers heed the header only
 * over TLS.
 */
function cameByTls({ headers }: IncomingMessage): boolean {
  return String(headers['x-forwarded-proto'] ?? '').startsWith('https');
}

async function answerFor(
  origin: OriginHandler,
  request: IncomingMessage,
  trustedProxies: number,
): Promise<Answer> {
  const { inbox, redirect } = origin;
  if (inbox && request.url === inbox.path) return answerInbox(request, inbox, trustedProxies);
  if (redirect && request.url === redirect.path) {
    return textAnswer(303, 'See other.', { ...redirect.headers, location: redirect.to });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textAnswer(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
  }
  const target = parseRequestPath(request.url ?? '');
  if (target.status === 'refused') return textAnswer(400, target.reason);
  const acceptEncoding = request.headers['accept-encoding'];
  return origin.handle({
    path: target.path,
    acceptEncoding: Array.isArray(acceptEncoding) ? acceptEncoding.join() : acceptEncoding,
  });
}

/** By its shape, because in a test's realm, Node's errors aren't instances of that realm's Error. */
function isPrematureClose(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
