import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { mediaType } from '@rapport/origin';

/** Path of the built remote's files on the page. */
export const BUILT_REMOTE_PATH = '/built/';

interface Folders {
  /** Folder of the page. */
  page: string;
  /** Folder of the built remote. */
  remote: string;
}

/** Serves a page and a built remote on loopback, on a free port. */
export async function serveSmokePage(
  folders: Folders,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isPage = request.headers.accept?.includes('text/html') === true;
    const file = isPage ? join(folders.page, 'index.html') : fileOf(pathname, folders);
    readFile(file).then(
      (bytes) => response.writeHead(200, { 'content-type': mediaType(file) }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function fileOf(pathname: string, { page, remote }: Folders): string {
  const isRemote = pathname.startsWith(BUILT_REMOTE_PATH);
  const path = isRemote ? pathname.slice(BUILT_REMOTE_PATH.length) : pathname;
  // A URL can't leave its root, so the path stays below the folder.
  return join(isRemote ? remote : page, normalize(`/${decodeURIComponent(path)}`));
}
