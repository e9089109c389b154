import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openAccounts } from './accounts.ts';
import { type AuthSettings } from './env.ts';
import { errorResponse } from './error-response.ts';
import { createApiRevocations } from './api-revocations.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { createForward } from './forward.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { SerialRunner } from './serial-runner.ts';
import { openLibrary } from './library.ts';
import { createLimits } from './limits.ts';
import { openSmtpServer } from './smtp-server.ts';
import { Mailbox } from './mailbox.ts';
import { openPasswords } from './passwords.ts';
import { openRecoverySessions } from './recovery-sessions.ts';

/** A running auth service. */
export type AuthServer = {
  /** Its origin, as used in pages and emails. */
  url: string;
  /** Stops accepting requests, finishes those in flight, and closes the database. */
  stop(): Promise<void>;
};

/** Milliseconds that requests in flight have to finish when the service stops. */
const FINISH_WITHIN = 5_000;

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/**
 * Starts the auth service on its database.
 *
 * @param log gets the failures, without any content of requests
 */
export async function startAuthServer(
  settings: AuthSettings,
  log: (line: string) => void,
): Promise<AuthServer> {
  // Listens first, because emails contain the port, and a free port is known only after that.
  let gateway: Gateway = async () =>
    errorResponse(503, 'starting', 'Still starting.', { retryAfter: 1 });
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        return await gateway(request, incoming.socket.remoteAddress);
      } catch (error) {
        // The client has disconnected or was cut off, so no one reads the response.
        if (incoming.destroyed) return errorResponse(408, 'request_timeout', 'Too slow.');
        log(`A request failed: ${error instanceof Error ? error.message : 'unknown error'}`);
        return errorResponse(500, 'unexpected_failure', 'Something went wrong. Please try again.');
      }
    },
    { overrideGlobalObjects: false },
  );
  const patience = settings.requestTimeoutSeconds * 1_000;
  const server = createServer(
    // Without these limits, a client could send its body as slowly as it likes.
    { requestTimeout: patience, headersTimeout: patience, connectionsCheckingInterval: 500 },
    (request, response) => void listener(request, response),
  );
  server.on('clientError', answerBrokenRequest);
  const port = await listenOn(server, settings.port);
  const url = settings.publicUrl ?? `http://localhost:${port}`;
  const mailbox = new Mailbox();
  const closeMailDoor =
    settings.mailPort === undefined ? null : await openSmtpServer(settings.mailPort, mailbox, log);
  const accounts = openAccounts(settings.databaseUrl);
  const library = await openLibrary(settings, url, mailbox);
  await accounts.prepare();
  const revocations = createApiRevocations(settings.apiUrl, log);
  gateway = createGateway({
    settings,
    forward: createForward(library, accounts, settings),
    accounts,
    passwords: await openPasswords(settings.passwordCost),
    recoveries: openRecoverySessions(),
    refreshes: new SerialRunner(),
    limits: createLimits(settings.throttle),
    mailbox,
    revocations,
    publicUrl: url,
  });
  return {
    url,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN);
      await closed;
      await closeMailDoor?.();
      clearTimeout(force);
      revocations.close();
      await Promise.all([library.close(), accounts.close()]);
    },
  };
}
