import { once } from 'node:events';
import { type Server } from 'node:http';
import { setImmediate as nextCheck, setTimeout as delay } from 'node:timers/promises';

interface DrainTimes {
  /** How long connections may still bring requests, which a proxy needs to give up those that it keeps. */
  lastCallMs: number;
  /** How long requests in flight may take afterward. */
  inFlightMs: number;
}
const TIMES: DrainTimes = { lastCallMs: 1_000, inFlightMs: 10_000 };
const SWEEP_MS = 50;

/**
 * Stops a server without losing a request. A proxy that sends into a connection that's being closed can't
 * know what became of a POST. So every response first says that its connection ends, until none is left or
 * the last call is over. Only then are new connections refused, which a proxy answers by asking another
 * process.
 * @returns whether every request had its response
 */
export async function drainServer(
  server: Server,
  { lastCallMs, inFlightMs }: DrainTimes = TIMES,
): Promise<boolean> {
  if (!server.listening) return true;
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  const lastCall = performance.now() + lastCallMs;
  while (performance.now() < lastCall && (await countConnections(server)) > 0) {
    await delay(SWEEP_MS);
  }
  await untilQuiet(server, lastCall);
  const closed = once(server, 'close').then(() => true);
  server.close();
  // A connection that was busy when the server closed would otherwise be kept alive afterward.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const clean = await Promise.race([closed, delay(inFlightMs, false, { ref: false })]);
  clearInterval(sweep);
  if (!clean) {
    server.closeAllConnections();
    await closed;
  }
  return clean;
}

/**
 * Waits for a turn of the event loop that brought no connection, until `deadline` at most. The kernel resets
 * connections that it has taken and the process hasn't, so the server closes when there's none: right after
 * a turn that took time for requests, there may be.
 */
async function untilQuiet(server: Server, deadline: number): Promise<void> {
  let arrived = 0;
  const count = () => {
    arrived += 1;
  };
  server.on('connection', count);
  let before: number;
  do {
    before = arrived;
    await nextCheck();
  } while (arrived > before && performance.now() < deadline);
  server.off('connection', count);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
