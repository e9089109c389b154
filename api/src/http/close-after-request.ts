import { type Server } from 'node:http';
import { Socket } from 'node:net';
import { hasBody } from './read-body.ts';

/**
 * A request is refused as soon as it turns out to be too large. With `Connection: close`, the client would lose
 * that response: Node would close at once, and the rest of the request would reset the connection. So the rest is
 * read first, for as long as a request may take to arrive.
 */
export function closeAfterRequest(server: Server): void {
  server.prependListener('request', (request) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const close = () => Socket.prototype.destroySoon.call(socket);
    socket.destroySoon = () => {
      if (request.complete) return close();
      socket.end();
      request.once('end', close);
    };
  });
}
