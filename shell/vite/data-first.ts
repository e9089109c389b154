import { type Plugin } from 'vite';

const ENTRY = '<script type="module" crossorigin ';

/**
 * Fetches the script of the page with low priority, like the origin does with those of remotes, so that the first
 * data comes first. It's small, and can be shown without the scripts.
 */
export function dataFirst(): Plugin {
  return {
    name: 'rapport:data-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withLowPriority },
  };
}

/** @throws Error if the page contains no script */
export function withLowPriority(html: string): string {
  if (!html.includes(ENTRY)) throw new Error('index.html names no script.');
  return html.replace(ENTRY, `${ENTRY}fetchpriority="low" `);
}
