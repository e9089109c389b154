import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pathWithoutSecrets, withoutSecrets } from '@rapport/contracts/without-secrets';
import { type Answer, sendAnswer, textAnswer } from '../answer.ts';
import { STRICT_TRANSPORT } from '../compose/security-headers.ts';
import { answerInbox, type Inbox } from '../reports/inbox.ts';
import { parseRequestPath } from './request-path.ts';

/** No one needs longer to send a request; what trickles in is cut with 408. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
};

interface ServerOptions {
  warn: (message: string) => void;
  /** Milliseconds that an idle connection stays; longer than the proxy in front keeps it, so that the proxy closes it. */
  keepAliveMs?: number;
  /** How many proxies are in front whose X-Forwarded headers count. */
  trustedProxies?: number;
}

/** Longer than browsers and most proxies keep an idle connection, so that they close it, not we. */
const KEEP_ALIVE_MS = 65_000;
/** Requests in flight have this long once the server is told to stop. */
const STOP_WITHIN_MS = 10_000;

/** What one origin does with a GET; the server around it knows HTTP. */
export interface OriginHandler {
  /** Headers of every answer, errors included. */
  headers: Record<string, string>;
  /** @param request.path decoded, starting with `/` and free of `..` */
  handle(request: { path: string; acceptEncoding: string | undefined }): Promise<Answer>;
  /** Takes messages from the pages of this origin. */
  inbox?: Inbox;
}

/** A server for one origin that answers GET and HEAD and survives whatever it is asked. */
export function createOriginServer(
  origin: OriginHandler,
  { warn, keepAliveMs = KEEP_ALIVE_MS, trustedProxies = 0 }: ServerOptions,
): Server {
  const server = createServer(PATIENCE, (request, response) => {
    respond(origin, request, response, trustedProxies).catch((error: unknown) => {
      // The client went away in the middle of a file: no one is left to be told.
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

/** Ends the server and the program on SIGTERM and SIGINT: what is being answered is answered first. */
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

/** As the proxy in front says. A client that says so itself gains nothing: browsers only heed the header by TLS. */
function cameByTls({ headers }: IncomingMessage): boolean {
  return String(headers['x-forwarded-proto'] ?? '').startsWith('https');
}

async function answerFor(
  origin: OriginHandler,
  request: IncomingMessage,
  trustedProxies: number,
): Promise<Answer> {
  const { inbox } = origin;
  if (inbox && request.url === inbox.path) return answerInbox(request, inbox, trustedProxies);
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

/** By its shape: in a test's realm, errors of Node are no instances of that realm's Error. */
function isPrematureClose(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
