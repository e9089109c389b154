import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Response of an origin. */
interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As text, decompressed. */
  body: string;
}

/** Headers that depend on the server and its connection, or on the time of a file. */
const OF_SERVER = [
  'accept-ranges',
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  // A file that is too small to be compressed has only one form, so servers may omit it.
  'vary',
];

/** Returns one path of each class that an origin treats differently, in an exported site. */
export function samplePaths(site: string): string[] {
  const [asset = ''] = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
  const releases = join(site, 'remotes/mf-contacts');
  const release = `/remotes/mf-contacts/${readdirSync(releases)[0]}`;
  const pages = ['/', '/index.html', '/contacts', '/contacts/', '/contacts/5f', '/contacts/5f/x'];
  const files = ['/config.json', '/remotes.json', '/contract.json', '/manifest.webmanifest'];
  return [
    ...pages,
    ...['/coaching', '/my-assessment', '/assessment/3', '/nowhere', '/caf%C3%A9', '/~1/contacts'],
    ...files,
    ...['/remoteEntry.js', '/icons/icon-192.png', '/ICONS/ICON-192.PNG', '/favicon.ico'],
    ...['/missing.js', '/contacts/missing.js', '/assets/', '/assets/gone.js', `/assets/${asset}`],
    ...[`${release}/remoteEntry.js`, `/~1${release}/remoteEntry.js`, `${release}/mf-manifest.json`],
    ...[`${release}/gone.js`, `/~1${release}/gone.js`, `${release}/`, release, '/remotes/'],
    '/remotes/shell/',
    '/share',
  ];
}

/**
 * Sends the same requests to two origins, with and without compression, and compares status, headers, and bodies.
 * @returns one line for each difference
 */
export async function compareAnswers(
  expected: string,
  actual: string,
  paths: readonly string[],
): Promise<string[]> {
  const differences: string[] = [];
  for (const path of paths) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const [one, other] = await Promise.all([
        ask(expected, path, encoding),
        ask(actual, path, encoding),
      ]);
      const note = (what: string, wanted: unknown, got: unknown) =>
        differences.push(`${path} (${encoding}): ${what} is ${got}, not ${wanted}`);
      if (one.status !== other.status) note('status', one.status, other.status);
      // Each server has its own text for a redirect.
      const isRedirect = [one, other].every(({ status }) => status >= 300 && status < 400);
      if (one.body !== other.body && !isRedirect) {
        note('body', short(one.body), short(other.body));
      }
      for (const name of new Set([...Object.keys(one.headers), ...Object.keys(other.headers)])) {
        if (isRedirect && name === 'content-type') continue;
        if (OF_SERVER.includes(name) || one.headers[name] === other.headers[name]) continue;
        note(name, one.headers[name], other.headers[name]);
      }
    }
  }
  return differences;
}

function short(body: string): string {
  return `${body.length} characters, ${JSON.stringify(body.slice(0, 40))}`;
}

/** Sends the path unchanged: fetch would normalize it. */
function ask(origin: string, path: string, encoding: string): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // Both get the requests as from a proxy that terminates TLS, so both have to require HTTPS.
    const headers = { 'accept-encoding': encoding, 'x-forwarded-proto': 'https' };
    request({ hostname, port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
          String(response.headers['content-encoding'])
        ];
        const body = (unpack ? unpack(bytes) : bytes).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    })
      .on('error', reject)
      .end();
  });
}
