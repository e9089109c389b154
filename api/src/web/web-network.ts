import { lookup } from 'node:dns/promises';
import { type IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isPublicAddress } from './public-address.ts';

/** The way from this API to the public web. Tests put a network of their own in its place. */
export interface WebNetwork {
  /** Every IP address of a host. */
  resolve: (hostname: string) => Promise<string[]>;
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
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true, order: 'ipv4first' })).map(({ address }) => address),
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
