import { parsedUrl } from '@rapport/contracts';
import { type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { type Readable } from 'node:stream';
import { type WebNetwork } from './web-network.ts';

const MOST_REDIRECTS = 3;

/** A retry would fail, too: the address isn't allowed, or the response is unusable. */
export class WebRefusal extends Error {}

export interface WebRequest<T> {
  network: WebNetwork;
  headers: Readonly<Record<string, string>>;
  /** Cancels everything: lookups, connections, redirects, and reading the response. */
  signal: AbortSignal;
  /** Reads the final response after redirects; the connection closes when it's done. */
  read: (response: IncomingMessage) => Promise<T>;
}

/**
 * Requests an address that anyone may have entered. Each hop must be an https URL with a host name whose IP
 * addresses are all allowed.
 * @throws {WebRefusal} if a retry makes no sense
 * @throws {Error} if the network or the server failed temporarily
 */
export async function openWebAddress<T>(
  address: string,
  { network, headers, signal, read }: WebRequest<T>,
): Promise<T> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const ip = await checkedAddress(url, network, signal);
    const response = await network.open(url, ip, headers, signal);
    try {
      const next = redirectOf(response, url);
      if (next === null) return await read(response);
      url = next;
    } finally {
      response.destroy();
    }
  }
  throw new WebRefusal('redirects too often');
}

/**
 * Posts to an address under the same rules, without following redirects.
 * @throws {WebRefusal} if the address isn't allowed
 * @throws {Error} if the network or the server failed temporarily
 */
export async function postToWebAddress<T>(
  address: string,
  body: string | Buffer,
  { network, headers, signal, read }: WebRequest<T>,
): Promise<T> {
  const url = new URL(address);
  const ip = await checkedAddress(url, network, signal);
  const response = await network.open(url, ip, headers, signal, { method: 'POST', body });
  try {
    return await read(response);
  } finally {
    response.destroy();
  }
}

/**
 * Returns all bytes of a response.
 * @throws {WebRefusal} if there are more than `most`
 */
export async function readBytes(stream: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > most) throw new WebRefusal('is too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Returns whether a status means that a retry would fail, too. */
export function isLastingStatus(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}

/**
 * Returns the IP address that a request for an address may go to.
 * @param ports other ports than that of https
 * @throws {WebRefusal} if the address isn't allowed
 */
export async function checkedAddress(
  url: URL,
  network: WebNetwork,
  signal: AbortSignal,
  ports: ReadonlySet<string> = new Set(),
): Promise<string> {
  const { protocol, hostname, port, username, password } = url;
  const isPort = port === '' || ports.has(port);
  if (protocol !== 'https:' || !isPort) throw new WebRefusal('is not plain https');
  if (username !== '' || password !== '') throw new WebRefusal('has a user name');
  // The host name of an IPv6 address includes the brackets.
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new WebRefusal('has no host name');
  const addresses = await network.resolve(hostname, signal);
  const [first] = addresses;
  if (first === undefined) throw new Error('has no IP address');
  if (!addresses.every(network.isAllowed)) throw new WebRefusal('is not on the public internet');
  return first;
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
  const { location = '' } = headers;
  const target = parsedUrl(location, from);
  if (target === null) throw new WebRefusal('redirects to nowhere');
  return target;
}
