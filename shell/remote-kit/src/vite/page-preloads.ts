import { basename } from 'node:path';
import { type Plugin } from 'vite';
import { buildInMemory } from './build-in-memory.ts';
import { findPageScripts } from './find-page-scripts.ts';

/** A page whose first scripts and data are fetched while the remote's entry is loading. */
export interface PageOfRemote {
  /** The module that the page's route imports; the end of its path. */
  module: string;
  /** Modules that the page imports dynamically and shows immediately; the ends of their paths. */
  parts?: readonly string[];
  /** The API path that the page requests first, for any user and any view of the page. */
  request?: string;
  /**
   * Further API paths that the page requests immediately, for any user. A name like `:contactId` stands for that
   * segment of the page's path, and nothing is requested if it isn't a UUID; `:timeZone` stands for the browser's
   * time zone. If the URL has a query, nothing is requested early, because the page may show something else.
   */
  requests?: readonly string[];
  /**
   * The module that shows the response to `request` in the element with the ID `start-page` before React is loaded;
   * its path from the folder of the remote. It becomes a separate script and must be small.
   */
  look?: string;
}

/**
 * Writes which of its files each page needs first into a remote's build, as `pages.json`. A release copies it into
 * the registry, and the shell's origin puts it into the HTML of the page.
 * @param pages by the path of their route
 */
export function pagePreloads(pages: Readonly<Record<string, PageOfRemote>>): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const looks = new Map<string, string>();
      for (const module of new Set(Object.values(pages).flatMap(({ look = [] }) => look))) {
        const source = await buildLook(module);
        const name = `${basename(module, '.ts')}.js`;
        looks.set(module, this.getFileName(this.emitFile({ type: 'asset', name, source })));
      }
      const listed = Object.entries(pages).map(
        ([path, { module, parts = [], look = '', ...asked }]) => {
          const preload = findPageScripts(files, [module, ...parts]);
          if (preload.length === 0) this.error(`No file of the build is made for ${module}.`);
          const drawnBy = looks.get(look);
          return [path, { preload, ...asked, ...(drawnBy && { look: drawnBy }) }];
        },
      );
      const source = JSON.stringify(Object.fromEntries(listed));
      this.emitFile({ type: 'asset', fileName: 'pages.json', source });
    },
  };
}

/** Returns one script that contains the module and everything it imports. */
async function buildLook(module: string): Promise<string> {
  const [script, ...others] = await buildInMemory({ input: module });
  if (script === undefined || others.length > 0) throw new Error(`${module} is not one script.`);
  return script.code;
}
