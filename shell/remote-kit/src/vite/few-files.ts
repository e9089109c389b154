import { type Plugin, type Rolldown } from 'vite';
import { buildInMemory } from './build-in-memory.ts';
import { COMPILE_ALL, withCommentFirst } from './compile-all.ts';
import { type PageOfRemote } from './page-preloads.ts';
import { usedModules, type UsedModules } from './used-modules.ts';

/** The federation plugin's wrappers of shared modules, React's JSX, and the helpers of the build. */
const FEDERATION =
  /node_modules\/react\/|__loadShare__|__prebuild__|__mf_v__|vite\/preload-helper|rolldown\/runtime/;
/** How much code two pages must share to get a separate file, in bytes of source. */
const ENOUGH = 40_000;
/** Larger modules, such as tables of countries, get separate files; in bytes of source. */
const LARGE = 60_000;

/** A remote whose code is split. */
export interface RemoteSources {
  /** Its exposed modules, by their paths from its folder. */
  modules: readonly string[];
  /** The modules that the shell provides. */
  external: readonly string[];
  /** Its pages, by the path of their route. */
  pages: Readonly<Record<string, PageOfRemote>>;
}

/**
 * Splits code into few files, by which pages need it first. By default, every set of pages and dialogs that shares
 * a module gets a separate file, and most of those are smaller than their headers. The files are:
 *
 * - `start`, with what runs before any page
 * - one for each page, and for each two pages that share much
 * - `common`, with what else several pages share
 * - `on-demand`, with what no page needs first, and several dialogs or menus share
 *
 * The pages that need a module also need what it imports, so no two of these files import each other.
 * @param remote the remote that's built; without it, the shell, whose entry needs everything that it imports
 */
export function fewFiles(remote?: RemoteSources): Plugin {
  let used: UsedModules | null = null;
  const pagesOf = (id: string) => used?.pages.get(id) ?? [];
  const isFirst = ({ name, isEntry, moduleIds }: Rolldown.RenderedChunk) =>
    name === 'start' || isEntry || moduleIds.some((id) => pagesOf(id).length > 0);
  const limits = { maxModuleSize: LARGE, minShareCount: 2, includeDependenciesRecursively: false };
  return {
    name: 'few-files',
    apply: 'build',
    async buildStart() {
      if (remote) used = await findUsedModules(remote);
    },
    // Here instead of in the configuration, where the federation plugin puts its own groups first.
    outputOptions(options) {
      return {
        ...options,
        postBanner: (file) => (isFirst(file) ? COMPILE_ALL : ''),
        // The default name lists all users of the file.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'start', ...(remote ? { test: FEDERATION } : { tags: ['$initial'] }) },
            { name: (id) => (pagesOf(id).length === 1 ? `${pagesOf(id)[0]}` : null), ...limits },
            {
              name: (id) => (pagesOf(id).length === 2 ? pagesOf(id).join('-and-') : null),
              ...limits,
              minSize: ENOUGH,
            },
            { name: (id) => (pagesOf(id).length > 1 ? 'common' : null), ...limits },
            { name: (id) => (used?.onDemand.has(id) === false ? null : 'on-demand'), ...limits },
          ],
        },
      };
    },
    generateBundle: {
      // After Vite has put a line with the files' names before the comment, which works only at the top.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = withCommentFirst(file.code);
        }
      },
    },
  };
}

/**
 * Builds the remote without the federation plugin, and returns where its modules are needed; null without pages. The
 * bundler knows this, but tells plugins only a graph in which every page imports everything that a package exports.
 */
async function findUsedModules(remote: RemoteSources): Promise<UsedModules | null> {
  const pages = Object.values(remote.pages);
  if (pages.length === 0) return null;
  const chunks = await buildInMemory({
    input: [...remote.modules],
    external: [...remote.external],
    // Otherwise, an exposed module would be in the same file as code that it shares with a page.
    preserveEntrySignatures: 'strict',
  });
  return usedModules(chunks, pages);
}
