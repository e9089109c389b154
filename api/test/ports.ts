import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Makes a server listen on the loopback. @returns its port */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Returns a port that no one listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}
