import { basename } from 'node:path';
import {
  build,
  defaultClientConditions,
  type HtmlTagDescriptor,
  type IndexHtmlTransformContext,
  type Plugin,
} from 'vite';
import { findPageScripts } from './find-page-scripts.ts';

/**
 * Lists in the HTML the scripts that every page of the shell needs, so that the browser fetches them in parallel
 * instead of discovering them one after the other.
 * @param modules dynamically imported modules that every page needs; the ends of their paths
 */
export function firstScripts(modules: readonly string[]): Plugin {
  return {
    name: 'first-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html: string, { bundle }: IndexHtmlTransformContext): HtmlTagDescriptor[] {
        return findPageScripts(Object.values(bundle ?? {}), modules)
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}

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
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['rapport-source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: module, output: { format: 'es' } },
    },
  });
  const outputs = 'on' in built ? [] : [built].flat().flatMap(({ output }) => output);
  const [script, ...others] = outputs.filter((file) => file.type === 'chunk');
  if (script === undefined || others.length > 0) throw new Error(`${module} is not one script.`);
  return script.code;
}
