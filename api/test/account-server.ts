import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo } from 'node:net';

interface AccountRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
}

export interface AccountServer {
  url: string;
  /** Returns the requests since the last call. */
  take: () => AccountRequest[];
  /** Sets the status of all further responses; null for no response at all. */
  answer: (status: number | null) => void;
  close: () => Promise<void>;
}

/** Starts a fake auth service with only its account administration. */
export async function startAccountServer(): Promise<AccountServer> {
  let requests: AccountRequest[] = [];
  let status: number | null = 200;
  const server = createServer(({ method, url: path, headers }, response) => {
    requests.push({ method, path, headers });
    if (status === null) return;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(status === 200 ? '{}' : '{"msg":"words of the auth service"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => requests.splice(0),
    answer: (next) => {
      status = next;
      requests = [];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
