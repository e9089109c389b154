import { createOriginServer, stopOnSignal } from './serve/origin-server.ts';
import { remoteOrigin } from './serve/remote-origin.ts';
import { shellOrigin } from './serve/shell-origin.ts';
import { siteOrigin } from './serve/site-origin.ts';
import { readServeOrder, SERVE_USAGE, type ServeOrder } from './serve-order.ts';

/** `pnpm serve`: the shell with all remotes, the shell alone, or one remote, behind any proxy. */
const args = process.argv.slice(2);
try {
  if (args.includes('--help') || args.includes('-h')) console.log(`Usage: ${SERVE_USAGE}`);
  else serve(readServeOrder(args, process.env));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${SERVE_USAGE}`);
  process.exitCode = 1;
}

function serve({ host, port, keepAliveMs, trustedProxies, site }: ServeOrder): void {
  const warn = (message: string) => console.error(message);
  const server = createOriginServer(originOf(site, warn), { warn, keepAliveMs, trustedProxies });
  server.on('error', (error) => {
    warn(`Nothing is served: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, host, () => {
    const address = server.address();
    const listening = typeof address === 'object' && address ? address.port : port;
    console.log(`Serving at http://${host}:${listening}`);
  });
  stopOnSignal(server);
}

function originOf(site: ServeOrder['site'], warn: (message: string) => void) {
  if (site.kind === 'remote') return remoteOrigin(site.folder);
  const { remotes, ...settings } = site;
  const shell = { ...settings, warn, log: (line: string) => console.log(line) };
  return remotes === undefined ? shellOrigin(shell) : siteOrigin(shell, remotes);
}
