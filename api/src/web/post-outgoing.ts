import { linkObstacle, parsedUrl } from '@rapport/contracts';
import { type IncomingMessage, request } from 'node:http';
import { isIP } from 'node:net';
import { LOOPBACK } from '../settings-reader.ts';
import { LINK_PROBLEMS } from '../validation/domain/address-rules.ts';
import { type Problem } from '../validation/domain/text-rules.ts';
import { postToWebAddress, type WebRequest } from './open-web-address.ts';

interface OutgoingRequest<T> extends WebRequest<T> {
  /** Whether addresses of this machine are allowed, for receivers under development. */
  loopback: boolean;
}

/**
 * Posts to an address that a user chose, at a public host or, if that's allowed, on this machine. Redirects aren't
 * followed.
 * @throws {WebRefusal} if the address isn't allowed
 * @throws {Error} if the network or the server failed temporarily
 */
export async function postOutgoing<T>(
  address: string,
  body: string | Buffer,
  { loopback, ...options }: OutgoingRequest<T>,
): Promise<T> {
  if (!loopback || !isLoopback(address)) return postToWebAddress(address, body, options);
  const response = await postToLoopback(address, body, options);
  try {
    return await options.read(response);
  } finally {
    response.destroy();
  }
}

/** Checks what can be known without asking a name server; the rest is checked at each attempt. */
export function outgoingAddressProblem(address: string, loopback: boolean): Problem {
  if (isLoopback(address)) {
    return loopback
      ? null
      : "must be an address that starts with https://; your own machine's are for an API with WEBHOOKS_TO_LOOPBACK=true";
  }
  const scheme = 'must be an address that starts with https://';
  if (!/^https:/i.test(address)) return scheme;
  const obstacle = linkObstacle(address);
  if (obstacle !== null) return obstacle === 'scheme' ? scheme : LINK_PROBLEMS[obstacle];
  const url = parsedUrl(address);
  if (isIP(url?.hostname ?? '') !== 0) return `${LINK_PROBLEMS.host}, not an IP address`;
  return url?.port === '' ? null : 'must be on port 443, so leave the port out';
}

/** Returns whether an address leads to this machine. */
function isLoopback(address: string): boolean {
  const url = parsedUrl(address);
  return url?.protocol === 'http:' && LOOPBACK.has(url.hostname);
}

function postToLoopback(
  address: string,
  body: string | Buffer,
  { headers, signal }: Pick<WebRequest<unknown>, 'headers' | 'signal'>,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(address, { method: 'POST', headers, agent: false, signal }, resolve)
      .on('error', reject)
      .end(body);
  });
}
