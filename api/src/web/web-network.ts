import { type IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { lookUp } from './look-up.ts';
import { isPublicAddress } from './public-address.ts';

/** The way from this API to the public web. Tests put a network of their own in its place. */
export interface WebNetwork {
  /** Every IP address of a host; the signal ends the search. */
  resolve: (hostname: string, signal: AbortSignal) => Promise<string[]>;
  /** Whether a connection to this IP address may be made. */
  isAllowed: (address: string) => boolean;
  /** Asks for `url` at exactly this IP address and gives the answer, not its redirects. */
  open: (
    url: URL,
    address: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<IncomingMessage>;
}

/** The public internet. The name is looked up once, and the connection goes to the address that was checked. */
export const PUBLIC_NETWORK: WebNetwork = {
  resolve: lookUp,
  isAllowed: isPublicAddress,
  open: (url, address, headers, signal) =>
    new Promise((resolve, reject) => {
      const { hostname, pathname, search } = url;
      get(
        {
          host: address,
          // The certificate has to be the one of the host, not of the address.
          servername: hostname,
          path: `${pathname}${search}`,
          headers: { ...headers, Host: hostname },
          agent: false,
          signal,
        },
        resolve,
      ).on('error', reject);
    }),
};
