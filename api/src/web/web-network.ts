import { type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { lookUp } from './look-up.ts';
import { isPublicAddress } from './public-address.ts';

/** The API's access to the public web. Tests replace it. */
export interface WebNetwork {
  /** Returns all IP addresses of a host; the signal cancels the lookup. */
  resolve: (hostname: string, signal: AbortSignal) => Promise<string[]>;
  /** Returns whether connections to this IP address are allowed. */
  isAllowed: (address: string) => boolean;
  /**
   * Requests `url` at exactly this IP address and returns the response without following redirects; without
   * `sent`, it's a GET.
   */
  open: (
    url: URL,
    address: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
    sent?: SentToWeb,
  ) => Promise<IncomingMessage>;
}

/** A method other than GET, with its body. */
interface SentToWeb {
  method: string;
  body: string | Buffer;
}

/** The public internet. A name is resolved once, and the connection goes to the checked address. */
export const PUBLIC_NETWORK: WebNetwork = {
  resolve: lookUp,
  isAllowed: isPublicAddress,
  open: (url, address, headers, signal, sent) =>
    new Promise((resolve, reject) => {
      const { hostname, host, port, pathname, search } = url;
      request(
        {
          method: sent?.method ?? 'GET',
          host: address,
          port: port === '' ? 443 : Number(port),
          // The certificate must match the host, not the address.
          servername: hostname,
          path: `${pathname}${search}`,
          headers: { ...headers, Host: host },
          agent: false,
          signal,
        },
        resolve,
      )
        .on('error', reject)
        .end(sent?.body);
    }),
};
