import { type Server } from 'node:http';

/** The port of a server that listens. @throws when it does not */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The server does not listen.');
}
