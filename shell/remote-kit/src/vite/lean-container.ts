import { type Plugin } from 'vite';

/** The federation plugin's module for `remoteEntry.js`. */
const ENTRY = /virtual:mf-REMOTE_ENTRY_ID/;
/** The part of its code that finds the exposed modules and the cache of shared modules. */
const EXPOSES_CODE = /import __mfExposesMap from [\s\S]*?(?=const initTokens\b)/;

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

/** The fields of a built script that determine what it loads. */
interface Chunk {
  fileName: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** Returns the scripts that the entry never loads: the plugin makes them for remotes that are hosts themselves. */
export function filesOfHosts(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<string>();
  const load = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || loaded.has(name)) return;
    loaded.add(name);
    [...chunk.imports, ...chunk.dynamicImports].forEach(load);
  };
  load('remoteEntry.js');
  return chunks.map(({ fileName }) => fileName).filter((name) => !loaded.has(name));
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
