import { type Plugin } from 'vite';

/** The script that the build of Vite names in the page. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Starts the script after the first frame. A page in the background has no frames, and a module that is
 * asked for twice runs once.
 */
const START = `<script>
      {
        const entry = document.querySelector('link[data-entry]').href;
        const begin = () => import(entry);
        requestAnimationFrame(() => setTimeout(begin));
        setTimeout(begin, 1000);
      }
    </script>`;

/**
 * Lets the browser paint what the HTML shows before it runs the script of the page, which is fetched as early as
 * before, only behind the first data. Where the script came at once, as from a cache, it ran for so long that
 * nothing showed until then.
 * @throws Error where the page names no script
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'rapport:start-after-paint',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withLateStart },
  };
}

/** The page whose script starts after the first frame. */
export function withLateStart(html: string): string {
  const [tag, entry] = ENTRY.exec(html) ?? [];
  if (tag === undefined) throw new Error('index.html names no script.');
  return html
    .replace(
      tag,
      () =>
        `<link rel="modulepreload" crossorigin fetchpriority="low" href="${entry}" data-entry />`,
    )
    .replace('</body>', () => `  ${START}\n  </body>`);
}
