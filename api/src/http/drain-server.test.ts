import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { drainServer } from './drain-server.ts';

/** Sends requests from another thread, each on a new connection, until one fails, and reports why. */
const KNOCKS = `
const { parentPort, workerData: port } = require('node:worker_threads');
const { request } = require('node:http');
const errors = new Set();
let open = 0;
const knock = () => {
  open += 1;
  request({ port, method: 'POST', agent: false }, (response) => {
    response.resume();
    response.once('end', () => end());
    parentPort.postMessage('answered');
  }).once('error', ({ syscall, code }) => end(syscall + ' ' + code)).end();
};
const end = (code) => {
  open -= 1;
  if (code) errors.add(code);
  if (errors.size === 0) knock();
  else if (open === 0) parentPort.postMessage([...errors]);
};
for (let each = 0; each < 8; each += 1) knock();
`;

let server: Server;
let agent: Agent;
/** Responses that wait until a test sends them. */
let held: (() => void)[];

beforeEach(async () => {
  held = [];
  agent = new Agent({ keepAlive: true });
  server = createServer((asked, response) => {
    if (asked.url === '/held') held.push(() => response.end('late'));
    else response.end('at once');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  agent.destroy();
  server.close();
  server.closeAllConnections();
});

async function ask(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path, method: 'POST', agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

describe('drainServer', () => {
  it('answers requests that still arrive, and announces the end of the connection', async () => {
    expect((await ask('/')).headers.connection).toBe('keep-alive');
    const drained = drainServer(server, { lastCallMs: 60_000, inFlightMs: 0 });
    const response = await ask('/');
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    // No connection is left, so it doesn't wait for the end of the last call.
    expect(await drained).toBe(true);
    expect(server.listening).toBe(false);
  });

  it('lets a request in flight finish after the last call', async () => {
    const late = ask('/held');
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const drained = drainServer(server, { lastCallMs: 0, inFlightMs: 60_000 });
    while (server.listening) await new Promise((resolve) => setTimeout(resolve, 5));
    held[0]?.();
    expect((await late).statusCode).toBe(200);
    expect(await drained).toBe(true);
  });

  it('cuts off what takes too long, and reports that', async () => {
    const cut = ask('/held').catch((error: Error) => error);
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await drainServer(server, { lastCallMs: 0, inFlightMs: 20 })).toBe(false);
    expect(await cut).toMatchObject({ code: 'ECONNRESET' });
  });

  it('resets no connection that arrives while the last requests are processed', async () => {
    server.prependListener('request', () => {
      const until = performance.now() + 5;
      while (performance.now() < until);
    });
    const { port } = server.address() as AddressInfo;
    const knocking = new Worker(KNOCKS, { eval: true, workerData: port });
    await once(knocking, 'message');
    expect(await drainServer(server, { lastCallMs: 0, inFlightMs: 60_000 })).toBe(true);
    const errors = await new Promise((resolve) => {
      knocking.on('message', (message) => Array.isArray(message) && resolve(message));
    });
    // A request that couldn't connect was never sent, so a proxy uses another process. After a reset it can't.
    expect(errors).not.toContain('read ECONNRESET');
  });

  it('has nothing to do for a server that never listened', async () => {
    expect(await drainServer(createServer())).toBe(true);
  });
});
