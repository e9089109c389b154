import { type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isPhoto } from './domain/is-photo.ts';
import { type PhotoNetwork } from './photo-network.ts';

const MOST_BYTES = 5_000_000;
const MOST_REDIRECTS = 3;
/** For everything: names, connections, redirects and the photo itself. */
const TIMEOUT_MS = 10_000;

/** Asking again would give the same: the address is refused, or there is no photo behind it. */
export class NoPhoto extends Error {}

/**
 * Fetches a photo from an address that anybody may have typed in. Each hop is an https address of
 * a host with a name, whose every IP address is allowed; `http://` is asked as https.
 * @throws {NoPhoto} when asking again makes no sense
 * @throws {Error} when the network or the other side failed for the moment
 */
export async function fetchPhoto(
  address: string,
  network: PhotoNetwork,
  stop: AbortSignal,
): Promise<Buffer> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]);
  let url = new URL(address.replace(/^http:/i, 'https:'));
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await network.open(url, await checkedAddress(url, network), signal);
    try {
      const next = redirectOf(answer, url);
      if (next === null) return await photoOf(answer);
      url = next;
    } finally {
      answer.destroy();
    }
  }
  throw new NoPhoto('redirects too often');
}

async function checkedAddress(url: URL, network: PhotoNetwork): Promise<string> {
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== 'https:' || port !== '') throw new NoPhoto('is not plain https');
  if (username !== '' || password !== '') throw new NoPhoto('has a user name');
  // The brackets of an IPv6 address are part of the host name.
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new NoPhoto('has no host name');
  const addresses = await network.resolve(hostname);
  const [first] = addresses;
  if (first === undefined) throw new Error('has no IP address');
  if (!addresses.every(network.isAllowed)) throw new NoPhoto('is not on the public internet');
  return first;
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
  const { location = '' } = headers;
  if (!URL.canParse(location, from.href)) throw new NoPhoto('redirects to nowhere');
  return new URL(location, from);
}

async function photoOf(answer: IncomingMessage): Promise<Buffer> {
  const { statusCode = 0, headers } = answer;
  if (statusCode !== 200) {
    const isLasting =
      statusCode >= 400 && statusCode < 500 && ![408, 425, 429].includes(statusCode);
    throw isLasting ? new NoPhoto(`answers ${statusCode}`) : new Error(`answers ${statusCode}`);
  }
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES) throw new NoPhoto('is too large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MOST_BYTES) throw new NoPhoto('is too large');
    chunks.push(bytes);
  }
  const photo = Buffer.concat(chunks);
  if (!isPhoto(photo)) throw new NoPhoto('is no photo');
  return photo;
}
