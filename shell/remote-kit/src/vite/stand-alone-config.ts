import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, type UserConfig } from 'vite';
import { baseConfig, devServer } from './base-config.ts';

/** What draws the remote, in the root of the dev server. */
const STAND_ALONE_SCRIPT = 'main.tsx';

/** What two copies of would break, in a page where nothing is shared over a federation border. */
const ONE_COPY = ['react', 'react-dom', 'react-router-dom', 'styled-components'];

interface StandAloneOptions {
  /** The remote that runs alone. */
  name: string;
  /** The folder with `main.tsx`, in which `runAlone` draws the remote. */
  root: string;
  /** Where the dev server listens unless `PORT` says otherwise. */
  port: number;
}

/** The Vite configuration of a remote that runs alone: its sources without federation, for a dev server only. */
export function standAloneConfig({ name, root, port }: StandAloneOptions): UserConfig {
  return {
    root,
    // Apart from the cache of the federated dev server, which bundles dependencies in another way.
    cacheDir: join(root, '..', 'node_modules', '.vite-alone'),
    appType: 'custom',
    plugins: [react(), standAlonePage(`${name} alone`)],
    // Where to look for dependencies to bundle, as there is no HTML file that says it.
    optimizeDeps: { entries: [STAND_ALONE_SCRIPT] },
    resolve: { ...baseConfig.resolve, dedupe: ONE_COPY },
    server: devServer(port),
  };
}

/**
 * Answers every address that is no file with one page, which runs `main.tsx`: what an `index.html`
 * in each folder would do, and a reload of a deep link too. Asks for `appType: 'custom'`.
 * @param title of the document, until the remote sets its own
 */
function standAlonePage(title: string): Plugin {
  return {
    name: 'rapport:stand-alone-page',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const { url = '/', headers } = request;
        // A script that is not there has to fail as one, not arrive as a page.
        if (url !== '/' && !headers.accept?.includes('text/html')) return next();
        server
          // Brings in hot reload.
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
