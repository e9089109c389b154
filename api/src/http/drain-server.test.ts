import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { drainServer } from './drain-server.ts';

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
  it('answers what still arrives, and says that the connection ends', async () => {
    expect((await ask('/')).headers.connection).toBe('keep-alive');
    const drained = drainServer(server, { lastCallMs: 60_000, inFlightMs: 0 });
    const response = await ask('/');
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    // No connection is left, so it does not wait for the end of the last call.
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

  it('cuts off what takes too long, and says so', async () => {
    const cut = ask('/held').catch((error: Error) => error);
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await drainServer(server, { lastCallMs: 0, inFlightMs: 20 })).toBe(false);
    expect(await cut).toMatchObject({ code: 'ECONNRESET' });
  });

  it('has nothing to do for a server that never listened', async () => {
    expect(await drainServer(createServer())).toBe(true);
  });
});
