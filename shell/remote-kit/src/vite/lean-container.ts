import { type Plugin } from 'vite';
import { withImports } from './find-page-scripts.ts';

/** The federation plugin's module for `remoteEntry.js`. */
const ENTRY = /virtual:mf-REMOTE_ENTRY_ID/;
/** The part of its code that finds the exposed modules and the cache of shared modules. */
const EXPOSES_CODE = /import __mfExposesMap from [\s\S]*?(?=const initTokens\b)/;
/** The names of the scripts that the plugin makes for hosts; they load others. */
const HOST_SCRIPTS = ['hostInit', 'pendingShares'];

/**
 * Replaces the federation plugin's container in a remote's entry with that of `remote-container.ts`, and leaves out
 * the scripts that only the plugin's own would load.
 * @param shared names of the shared modules, all of which the host provides
 */
export function leanContainer(shared: readonly string[]): Plugin {
  return {
    name: 'rapport:lean-container',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: ENTRY },
      handler(code) {
        const source = leanEntry(code, shared);
        if (source === null) {
          this.error(
            'The entry that the federation plugin makes is no longer what lean-container.ts expects.',
          );
        }
        return { code: source, map: null };
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const file of filesOfHosts(chunks)) delete bundle[file];
    },
  };
}

/** A built script. */
interface Chunk {
  fileName: string;
  name: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** Returns the scripts that the plugin makes for remotes that are hosts themselves, and that the entry never loads. */
export function filesOfHosts(chunks: readonly Chunk[]): string[] {
  const files = chunks.map(({ imports, dynamicImports, ...chunk }) => ({
    ...chunk,
    imports: [...imports, ...dynamicImports],
  }));
  const loaded = withImports(files, ['remoteEntry.js']);
  const ofHosts = files
    .filter(({ name }) => HOST_SCRIPTS.includes(name))
    .map(({ fileName }) => fileName);
  return [...withImports(files, ofHosts)].filter((file) => !loaded.has(file));
}

/** Returns the source of the entry with the leaner container; null if the plugin's code has changed. */
export function leanEntry(code: string, shared: readonly string[]): string | null {
  const [kept] = EXPOSES_CODE.exec(code) ?? [];
  if (kept === undefined || !/\binitResolve\b/.test(kept) || !/\b__mfModuleCache\b/.test(kept)) {
    return null;
  }
  return `import { createContainer } from '@rapport/remote-kit/remote-container';
${kept}
export const { init, get } = createContainer({
  exposed: __mfExposesMap,
  shared: ${JSON.stringify(shared)},
  cache: __mfModuleCache,
  ready: initResolve,
});
`;
}
