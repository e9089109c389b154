import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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
  const answerHeld = holdRequests(server);
  await untilQuiet(server);
  const closed = once(server, 'close').then(() => true);
  server.close();
  answerHeld();
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
 * Lets requests wait, so the turns of the event loop are short and the clients that wait open no connection.
 * @returns lets them be answered
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
/** A server that never has an empty turn closes all the same. */
const QUIET_WITHIN_MS = 2_000;

/**
 * Waits for a turn of the event loop that brought no connection and ran nothing. The kernel resets connections
 * that it has taken and the process hasn't: while a turn takes time for requests, some arrive, so the server
 * closes right after a turn that took none.
 */
async function untilQuiet(server: Server): Promise<void> {
  let arrived = 0;
  const count = () => {
    arrived += 1;
  };
  server.on('connection', count);
  const deadline = performance.now() + QUIET_WITHIN_MS;
  // The first check may come before the event loop asks for connections again.
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
