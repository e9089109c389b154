import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, type UserConfig } from 'vite';
import { baseConfig, devServer } from './base-config.ts';

/** The script that renders the remote, in the root of the dev server. */
const STAND_ALONE_SCRIPT = 'main.tsx';

/** Packages that break with two copies, in a page without federation. */
const ONE_COPY = ['react', 'react-dom', 'react-router-dom', 'styled-components'];

interface StandAloneOptions {
  /** The remote that runs alone. */
  name: string;
  /** The folder with `main.tsx`, in which `runAlone` renders the remote. */
  root: string;
  /** The default port of the dev server; `PORT` overrides it. */
  port: number;
}

/** The Vite configuration of a remote that runs alone: its sources without federation, for a dev server only. */
export function standAloneConfig({ name, root, port }: StandAloneOptions): UserConfig {
  return {
    root,
    // Separate from the cache of the federated dev server, which bundles dependencies differently.
    cacheDir: join(root, '..', 'node_modules', '.vite-alone'),
    appType: 'custom',
    plugins: [react(), standAlonePage(`${name} alone`)],
    // Where to look for dependencies, because there's no HTML file.
    optimizeDeps: { entries: [STAND_ALONE_SCRIPT] },
    resolve: { ...baseConfig.resolve, dedupe: ONE_COPY },
    server: devServer(port),
  };
}

/**
 * Responds to every path that isn't a file with a page that runs `main.tsx`, like an `index.html` in each folder,
 * including reloads of deep links. Requires `appType: 'custom'`.
 * @param title of the document, until the remote sets its own
 */
function standAlonePage(title: string): Plugin {
  return {
    name: 'rapport:stand-alone-page',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const { url = '/', headers } = request;
        // A missing script must fail instead of returning the page.
        if (url !== '/' && !headers.accept?.includes('text/html')) return next();
        server
          // Adds hot reload.
          .transformIndexHtml(url, pageWith(title), request.originalUrl)
          .then((html) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.setHeader('Cache-Control', 'no-cache');
            response.end(html);
          })
          .catch(next);
      });
    },
  };
}

function pageWith(title: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/${STAND_ALONE_SCRIPT}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}
