import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** What stands before several processes. */
export interface Balancer {
  port: number;
  close: () => void;
}

/** Gives each connection to the next of the processes, and passes bytes on, as a balancer of TCP does. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let next = 0;
  const server = createServer((client) => {
    const port = ports[next % ports.length] ?? 0;
    next += 1;
    const process = connect(port, '127.0.0.1');
    for (const side of [client, process]) side.setNoDelay(true);
    client.on('error', () => process.destroy()).on('close', () => process.destroy());
    process.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.pipe(process).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port.');
  return { port: address.port, close: () => server.close() };
}
