import { type Plugin } from 'vite';

/** What draws the remote, in the root of the dev server. */
export const STAND_ALONE_SCRIPT = 'main.tsx';

/**
 * Answers every address that is no file with one page, which runs `main.tsx`: what an `index.html`
 * in each folder would do, and a reload of a deep link too. Asks for `appType: 'custom'`.
 * @param title of the document, until the remote sets its own
 */
export function standAlonePage(title: string): Plugin {
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
