import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';
import { noCircularChunks } from './circular-chunks.ts';
import { fewFiles, type RemoteSources } from './few-files.ts';
import { arePublic, keptSourceMaps } from './source-maps.ts';

/**
 * Modules that exist once per page, shared by all who import them. React and styled-components break with two
 * copies; the facades share the contexts of the router and the query cache between bundles.
 */
const SINGLETONS = [
  'react',
  'react-dom',
  'styled-components',
  '@rapport/remote-api',
  '@rapport/remote-api/router',
  '@rapport/remote-api/query',
] as const;

const require = createRequire(import.meta.url);

/**
 * Returns the versions of the singletons in this workspace, by module name. A package that's only partly shared
 * declares a `sharedVersion`, which is used instead of its version.
 */
export function singletonVersions(): Record<string, string> {
  return Object.fromEntries(SINGLETONS.map((name) => [name, versionOf(name)]));
}

function versionOf(specifier: string): string {
  const name = specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : specifier.split('/')[0];
  const manifest: unknown = JSON.parse(
    readFileSync(require.resolve(`${name}/package.json`), 'utf8'),
  );
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String('sharedVersion' in manifest ? manifest.sharedVersion : manifest.version);
  }
  throw new Error(`${name} has no version in its package.json`);
}

/** Returns the share list of the shell (which provides every singleton) or of a remote (which only consumes them). */
export function sharedModules({ provide }: { provide: boolean }) {
  return Object.fromEntries(
    Object.entries(singletonVersions()).map(([name, version]) => {
      const share = { singleton: true, version, requiredVersion: `^${version}` };
      return [name, provide ? share : { ...share, import: false as const }];
    }),
  );
}

/**
 * The shared options of the federation plugin. The plugin scans every module before it decides what's shared. By
 * default it gives up after ten seconds without a new module, which can happen on a busy machine; the same sources
 * would then build differently. See docs/adr/0009-patch-of-the-federation-plugin.md.
 */
export const federationBase = {
  filename: 'remoteEntry.js',
  shareStrategy: 'loaded-first',
  dts: false,
  moduleParseIdleTimeout: 300,
} as const;

/** The common configuration of shell and remotes. */
export const baseConfig = {
  resolve: { conditions: ['rapport-source', ...defaultClientConditions] },
  // An import of types alone would otherwise load its module for side effects, which then is part of the first load.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    sourcemap: arePublic() ? true : 'hidden',
  },
} satisfies UserConfig;

/**
 * The plugins that determine the files of a build, and which of them are served.
 * @param remote the remote that's built; none for the shell
 */
export function filePlugins(remote?: RemoteSources): Plugin[] {
  return [fewFiles(remote), noCircularChunks(), keptSourceMaps()];
}

/** A dev server on this machine only, from which pages of other origins may load. `PORT` overrides `port`. */
export function devServer(port: number): NonNullable<UserConfig['server']> {
  const used = Number(process.env.PORT ?? port);
  return {
    host: '127.0.0.1',
    port: used,
    strictPort: true,
    origin: `http://localhost:${used}`,
    cors: true,
  };
}
