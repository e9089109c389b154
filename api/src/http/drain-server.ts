import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setImmediate as nextCheck, setTimeout as delay } from 'node:timers/promises';

interface DrainTimes {
  /**
   * How long connections may still bring requests, in milliseconds; a proxy needs this time to drop its idle
   * connections.
   */
  lastCallMs: number;
  /** How long requests in progress may take afterward, in milliseconds. */
  inFlightMs: number;
}
const TIMES: DrainTimes = { lastCallMs: 1_000, inFlightMs: 10_000 };
const SWEEP_MS = 50;

/**
 * Stops a server without losing a request. A proxy that sends into a closing connection can't know whether a POST
 * was processed. So every response first announces that its connection closes, until none is left or the last call
 * is over. Only then are new connections refused, whereupon a proxy uses another process.
 * @returns true if every request got its response
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
  const answerHeld = holdRequests(server);
  await untilQuiet(server);
  const closed = once(server, 'close').then(() => true);
  server.close();
  answerHeld();
  // Otherwise a connection that was busy when the server closed would be kept alive afterward.
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
 * Queues requests, so that turns of the event loop are short and waiting clients open no new connection.
 * @returns a function that lets them continue
 */
function holdRequests(server: Server): () => void {
  const handlers = server.listeners('request');
  const held: [IncomingMessage, ServerResponse][] = [];
  server.removeAllListeners('request');
  server.on('request', (...request) => held.push(request));
  return () => {
    server.removeAllListeners('request');
    for (const handler of handlers)
      server.on('request', (...request) => Reflect.apply(handler, server, request));
    for (const request of held) server.emit('request', ...request);
  };
}

/** A turn of the event loop in which nothing ran takes a fraction of this. */
const EMPTY_TURN_MS = 1;
/** A server that never has an idle turn closes anyway after this time. */
const QUIET_WITHIN_MS = 2_000;

/**
 * Waits for a turn of the event loop that brought no connection and ran nothing. When a server closes, the kernel
 * resets connections that the process hasn't accepted yet. Some arrive while a turn handles requests, so the server
 * closes right after a turn without any.
 */
async function untilQuiet(server: Server): Promise<void> {
  let arrived = 0;
  const count = () => {
    arrived += 1;
  };
  server.on('connection', count);
  const deadline = performance.now() + QUIET_WITHIN_MS;
  // The first check may come before the event loop polls for connections again.
  await nextCheck();
  for (let isQuiet = false; !isQuiet && performance.now() < deadline;) {
    const [before, started] = [arrived, performance.now()];
    await nextCheck();
    isQuiet = arrived === before && performance.now() - started < EMPTY_TURN_MS;
  }
  server.off('connection', count);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
