import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

/**
 * Proxy in front of the test's S3 server, which ignores conditions on writes: checks If-Match and If-None-Match of
 * every PUT like Amazon and most other stores, one PUT at a time.
 */
export async function withConditionalWrites(
  port: number,
): Promise<{ server: Server; port: number }> {
  let queue: Promise<unknown> = Promise.resolve();
  const server = createServer((incoming, outgoing) => {
    const forward = (headers = incoming.headers) =>
      new Promise<void>((done, fail) => {
        const { method, url: path } = incoming;
        const call = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing).on('finish', done);
        });
        incoming.pipe(call).on('error', fail);
      });
    const handle = async () => {
      if (incoming.method !== 'PUT' || (await holds(port, incoming))) return forward();
      incoming.resume();
      outgoing.writeHead(412, { 'content-type': 'application/xml' });
      outgoing.end('<Error><Code>PreconditionFailed</Code><Message>no</Message></Error>');
    };
    queue = queue.then(handle, handle);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, port: (server.address() as AddressInfo).port };
}

async function holds(port: number, { url, headers }: IncomingMessage): Promise<boolean> {
  const present = await etagOf(port, (url ?? '').split('?')[0] ?? '');
  if (headers['if-none-match'] === '*') return present === undefined;
  return headers['if-match'] === undefined || headers['if-match'] === present;
}

/** Anyone may read the test's bucket, so this needs no signature. */
function etagOf(port: number, path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method: 'HEAD' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 ? answer.headers.etag : undefined);
    });
    call.on('error', reject).end();
  });
}
