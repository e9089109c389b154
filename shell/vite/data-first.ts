import { type Plugin } from 'vite';

const ENTRY = '<script type="module" crossorigin ';

/**
 * Fetches the script of the page with a low priority, as the origin does with those of remotes: the first
 * data goes ahead of them. It is small, and can be shown without them.
 */
export function dataFirst(): Plugin {
  return {
    name: 'rapport:data-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withLowPriority },
  };
}

/** @throws Error where the page names no script */
export function withLowPriority(html: string): string {
  if (!html.includes(ENTRY)) throw new Error('index.html names no script.');
  return html.replace(ENTRY, `${ENTRY}fetchpriority="low" `);
}
