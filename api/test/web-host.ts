import { createServer, request, type RequestListener } from 'node:http';
import { type WebNetwork } from '../src/web/web-network.ts';

/** Replaces the internet for the API: hosts with IP addresses, and one server behind all of them. */
export interface WebHost {
  network: WebNetwork;
  /** `host/path` of every request, in order. */
  asked: string[];
  close: () => Promise<void>;
}

const PUBLIC = '93.184.215.14';

/**
 * Starts a server on the loopback that acts as every host.
 * @param hosts IP addresses by host; a host that isn't listed has a public one
 * @param isAllowed the guard of the real network
 */
export async function startWebHost(
  answer: RequestListener,
  isAllowed: (address: string) => boolean,
  hosts: Readonly<Record<string, string[]>> = {},
): Promise<WebHost> {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    asked.push(`${incoming.headers.host}${incoming.url}`);
    answer(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  return {
    asked,
    network: {
      resolve: async (hostname) => hosts[hostname] ?? [PUBLIC],
      isAllowed,
      open: ({ hostname, pathname, search }, _address, given, signal, sent) =>
        new Promise((resolve, reject) => {
          const headers = { ...given, Host: hostname };
          const method = sent?.method ?? 'GET';
          request(
            {
              method,
              host: '127.0.0.1',
              port,
              path: `${pathname}${search}`,
              headers,
              agent: false,
              signal,
            },
            resolve,
          )
            .on('error', reject)
            .end(sent?.body);
        }),
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
