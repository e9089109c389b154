import { type Server } from 'node:http';

/** Returns the port of a server. @throws if it isn't listening */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The server does not listen.');
}
