import { type IncomingMessage } from 'node:http';

/** The client, and the origin under which it knows this server. */
interface Client {
  address: string;
  /** Scheme, host, and port. */
  origin: string;
}

/**
 * Returns the client of a request. X-Forwarded headers count only as far as proxies are trusted, because anyone can
 * send them.
 * @param trustedProxies how many of your own proxies a request passes, each of which appends to X-Forwarded-For; 0
 * ignores these headers
 */
export function clientOf(request: IncomingMessage, trustedProxies: number): Client {
  const { headers, socket } = request;
  const peer = socket.remoteAddress ?? '';
  const host = headers.host ?? '';
  if (trustedProxies === 0) return { address: peer, origin: `http://${host}` };
  const chain = [...listOf(headers['x-forwarded-for']), peer];
  const scheme = listOf(headers['x-forwarded-proto']).at(-1) === 'https' ? 'https' : 'http';
  const forwardedHost = listOf(headers['x-forwarded-host']).at(-1) ?? host;
  return {
    address: chain.at(-1 - trustedProxies) ?? chain[0] ?? peer,
    origin: `${scheme}://${forwardedHost}`,
  };
}

function listOf(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join() : (header ?? '');
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
