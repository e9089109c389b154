import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { portOf } from './port-of.ts';

/** Fate of a request: it arrives, it or its response gets lost, or a proxy finds the service down. */
export type Fate = 'arrives' | 'is lost' | 'loses its answer' | 'meets a proxy alone';

/** Creates an unreliable network in front of a service. @param fateOf called once for each request */
export async function lossyNetwork(
  address: string,
  fateOf: (request: IncomingMessage) => Fate,
): Promise<{ address: string; close: () => Promise<void> }> {
  const { port, hostname } = new URL(address);
  const server: Server = createServer((incoming, outgoing) => {
    const fate = fateOf(incoming);
    if (fate === 'is lost') return void incoming.socket.destroy();
    if (fate === 'meets a proxy alone') {
      outgoing.writeHead(502, { 'content-type': 'text/html' });
      return void outgoing.end('<h1>502 Bad Gateway</h1>');
    }
    const { method, url: path, headers } = incoming;
    const call = request({ host: hostname, port, method, path, headers }, (answer) => {
      if (fate === 'loses its answer') {
        answer.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    call.on('error', () => incoming.socket.destroy());
    incoming.pipe(call);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
