import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { drainServer } from './drain-server.ts';

/**
 * Sends as many requests as a message says from another thread, each on a new connection. Counts attempts to connect in
 * shared memory, which the test's blocked thread can read, and reports each response's status or error.
 */
const KNOCKS = `
const { parentPort, workerData: { port, tried } } = require('node:worker_threads');
const { request } = require('node:http');
parentPort.on('message', (requests) => {
  for (let each = 0; each < requests; each += 1) {
    const sent = request({ port, method: 'POST', agent: false }, (response) => {
      response.resume();
      response.once('end', () => parentPort.postMessage(response.statusCode));
    });
    sent.once('socket', (socket) => {
      const count = () => {
        socket.off('connect', count).off('error', count);
        Atomics.add(tried, 0, 1);
        Atomics.notify(tried, 0);
      };
      socket.once('connect', count).once('error', count);
    });
    sent.once('error', ({ syscall, code }) => parentPort.postMessage(syscall + ' ' + code));
    sent.end();
  }
});
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

  it('answers connections that the kernel took while a turn of the event loop was busy', async () => {
    const { port } = server.address() as AddressInfo;
    const tried = new Int32Array(new SharedArrayBuffer(4));
    const knocking = new Worker(KNOCKS, { eval: true, workerData: { port, tried } });
    await once(knocking, 'online');
    const answers: unknown[] = [];
    const answered = new Promise<void>((resolve) => {
      knocking.on('message', (answer) => {
        if (answers.push(answer) === 16) resolve();
      });
    });
    /** Blocks this thread, so that it accepts none of the connections. */
    const connectEightMore = () => {
      const before = Atomics.load(tried, 0);
      knocking.postMessage(8);
      for (let count = before; count < before + 8; count = Atomics.load(tried, 0)) {
        Atomics.wait(tried, 0, count);
      }
    };
    server.once('connection', connectEightMore);
    const drained = drainServer(server, { lastCallMs: 0, inFlightMs: 60_000 });
    connectEightMore();
    expect(await drained).toBe(true);
    await answered;
    // A request that couldn't connect was never sent, so a proxy uses another process. After a reset it can't.
    expect(answers).toEqual(Array.from({ length: 16 }, () => 200));
    await knocking.terminate();
  });

  it('has nothing to do for a server that never listened', async () => {
    expect(await drainServer(createServer())).toBe(true);
  });
});
