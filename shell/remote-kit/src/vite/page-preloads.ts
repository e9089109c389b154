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
 * Names the scripts that every page of the shell needs in its HTML, so that the browser fetches them at
 * once and not one after the other, as each finds out about the next.
 * @param modules imported dynamically and yet needed by every page; the ends of their paths
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

/** A page whose first needs are fetched while the remote's entry is on its way. */
export interface PageOfRemote {
  /** The module that the page's route imports; the end of its path. */
  module: string;
  /** Modules that the page imports by itself and shows at once; the ends of their paths. */
  parts?: readonly string[];
  /** Path of the API that the page asks for first, no matter who is signed in and however the page is viewed. */
  request?: string;
  /**
   * Further paths of the API that the page asks for at once, no matter who is signed in. A name like
   * `:contactId` stands for that segment of the page's path, and nothing is asked where it is no UUID;
   * `:timeZone` stands for the browser's time zone. An address with a query may show something else, so
   * nothing is asked for it early.
   */
  requests?: readonly string[];
  /**
   * Module that shows the response to `request` in the element with the id `start-page` before React is
   * there; its path from the folder of the remote. It becomes a script of its own and must be small.
   */
  look?: string;
}

/**
 * Writes into the build of a remote, as `pages.json`, which of its files each page needs first. A release
 * carries it into the registry, and the shell's origin puts it into the HTML of the page.
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

/** One script with everything in it that the module imports. */
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
