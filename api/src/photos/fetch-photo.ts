import { type IncomingMessage } from 'node:http';
import { isLastingStatus, openWebAddress, readBytes, WebRefusal } from '../web/open-web-address.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { isPhoto } from './domain/is-photo.ts';

const MOST_BYTES = 5_000_000;
/** For everything: DNS, connections, redirects, and the photo itself. */
const TIMEOUT_MS = 10_000;
const HEADERS = { Accept: 'image/avif,image/webp,image/*', 'User-Agent': 'Rapport-Photos/1' };

/**
 * Fetches a photo from an address that a user typed in; `http://` is requested over https.
 * @throws {WebRefusal} when a retry is useless: the address is refused, or there's no photo behind it
 * @throws {Error} for a temporary failure of the network or the host
 */
export function fetchPhoto(
  address: string,
  network: WebNetwork,
  stop: AbortSignal,
): Promise<Buffer> {
  return openWebAddress(address.replace(/^http:/i, 'https:'), {
    network,
    headers: HEADERS,
    signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
    read: photoOf,
  });
}

async function photoOf(response: IncomingMessage): Promise<Buffer> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    const message = `answers ${statusCode}`;
    throw isLastingStatus(statusCode) ? new WebRefusal(message) : new Error(message);
  }
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES) throw new WebRefusal('is too large');
  const photo = await readBytes(response, MOST_BYTES);
  if (!isPhoto(photo)) throw new WebRefusal('is no photo');
  return photo;
}
