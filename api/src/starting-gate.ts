import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Settings } from './env.ts';

const BODY = JSON.stringify({
  error: 'The API is starting. Please try again shortly.',
  code: 'STARTING',
});
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': Buffer.byteLength(BODY),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Retry-After': '2',
  Connection: 'close',
};
const LAST_WORDS_MS = 1_000;
/**
 * Loading may take the process in one go, and newer versions of Node load like that. Whoever connected
 * meanwhile is still in the queue of the system, and gets the response in this time.
 */
const CATCH_UP_MS = 50;

/**
 * Answers 503 to every request while the API is being loaded. A client waits for the seconds that the
 * response names; it would retry a refused connection at once and slow the start down. The request is not
 * read.
 * @returns answers whoever is waiting, closes the gate and frees the port; null for port 0, whose number
 *   nobody knows yet
 * @throws what listening throws, EADDRINUSE above all
 */
export async function openStartingGate({
  host,
  port,
}: Settings): Promise<(() => Promise<void>) | null> {
  if (port === 0) return null;
  const server = createServer((_request, response) => {
    response.writeHead(503, HEADERS).end(BODY);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    await delay(CATCH_UP_MS);
    close(server);
  };
}

function close(server: Server): void {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), LAST_WORDS_MS).unref();
}
