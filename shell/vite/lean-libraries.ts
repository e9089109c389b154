import { type Plugin } from 'vite';

/** A file of a library, by the end of its path, and what the build puts into its place. */
interface LeanFile {
  file: RegExp;
  why: string;
  /** The whole file in another form. */
  source?: string;
  /** Parts of the file in another form. Each must be there, so that an upgrade cannot pass it by. */
  parts?: readonly (readonly [part: RegExp | string, replacement: string])[];
}

const unused = (name: string) =>
  `export function ${name}() { throw new Error('${name} is not part of this page.'); }`;

const LEAN_FILES: readonly LeanFile[] = [
  {
    file: /\/runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/,
    why: 'It reads manifests. The registry names the entry of every remote, so there are none.',
    source: `import { PluginSystem } from '../../utils/hooks/pluginSystem.js';
export const getGlobalRemoteInfo = () => ({});
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = new PluginSystem({});
}`,
  },
  {
    file: /\/runtime-core\/dist\/utils\/preload\.js$/,
    why: 'It preloads what manifests name. The HTML of the page names what to preload.',
    source: ['defaultPreloadArgs', 'formatPreloadArgs', 'normalizePreloadExposes', 'preloadAssets']
      .map(unused)
      .join('\n'),
  },
  {
    file: /\/@module-federation\/sdk\/dist\/dom\.js$/,
    why: 'It adds script elements for remotes that are no modules. All of ours are.',
    source: [
      'export const isStaticResourcesEqual = (one, other) => one === other;',
      'export const safeWrapper = async (callback) => callback();',
      ...['createLink', 'createScript', 'loadScript'].map(unused),
    ].join('\n'),
  },
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    why: 'It makes five errors when it is loaded, which it throws to itself and nobody sees. Where tools look on, like Lighthouse, V8 finds the place of each at once, and reads the whole script once more for that.',
    parts: [
      [/ = Error\(formatProdErrorMessage\((460|461|474|519|542)\)\)/g, ' = placelessError($1)'],
      [
        /^function formatProdErrorMessage/m,
        `function placelessError(code) {
  return Object.assign(Object.create(Error.prototype), { message: formatProdErrorMessage(code) });
}
$&`,
      ],
    ],
  },
  {
    file: /\/stylis\/src\/Prefixer\.js$/,
    why: 'styled-components prefixes properties only on demand, and nobody demands it.',
    source: 'export const prefix = (value) => value;',
  },
  {
    file: /\/react-router\/dist\/development\/chunk-[\w-]+\.mjs$/,
    why: 'The package offers its build for development only. Names for the developer tools keep components that nobody uses, and it carries what is for instruments, for servers of the library and for what they render.',
    parts: [
      ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
      [/^[A-Z]\w+\.displayName = "[\w.]+";$/gm, ''],
      [/ = (React\d*)\.forwardRef\(/g, ' = /* @__PURE__ */ $1.forwardRef('],
      [/if \(init\.instrumentations\)/g, 'if (false)'],
      [/if \(this\.context\) \{(?=\s+return .*RSCErrorHandler)/, 'if (false) {'],
      [
        /return shouldPrefetch && !isAbsolute \? .*createElement\(PrefetchPageLinks, \{ page: href \}\)\) : link;/,
        'return link;',
      ],
      [
        'hydrationData: opts?.hydrationData || parseHydrationData()',
        'hydrationData: opts?.hydrationData',
      ],
    ],
  },
];

/**
 * Leaves parts of libraries out of the build of the shell that no page can reach: tree shaking keeps
 * them, because the libraries decide at run time whether to use them.
 */
export function leanLibraries(): Plugin {
  const met = new Set<LeanFile>();
  return {
    name: 'rapport:lean-libraries',
    apply: 'build',
    transform: {
      filter: { id: LEAN_FILES.map(({ file }) => file) },
      handler(code, id) {
        const lean = LEAN_FILES.find(({ file }) => file.test(id));
        if (lean === undefined) return null;
        // Libraries have files of one kind in several parts; the router's second one has none of these.
        const leaner = leanSource(code, lean);
        if (leaner === null) return null;
        met.add(lean);
        return { code: leaner, map: null };
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const lean of LEAN_FILES) {
        if (met.has(lean)) continue;
        this.error(
          `No file is like ${lean.file}: shell/vite/lean-libraries.ts no longer fits the library. ${lean.why}`,
        );
      }
    },
  };
}

/** The leaner source of a file, or null if the file lacks a part that is to be replaced. */
export function leanSource(code: string, { source, parts = [] }: Partial<LeanFile>): string | null {
  let leaner = source ?? code;
  for (const [part, replacement] of parts) {
    const next = leaner.replace(part, replacement);
    if (next === leaner) return null;
    leaner = next;
  }
  return leaner;
}
