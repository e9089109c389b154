import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin, type PluginOption, type UserConfig } from 'vite';
import { CONTRACT_VERSION } from './remote-module.ts';
import { fewFiles } from './vite-few-files.ts';
import { noCircularChunks } from './vite-circular-chunks.ts';
import { firstScripts } from './vite-first-scripts.ts';
import { arePublic, keptSourceMaps } from './vite-source-maps.ts';
import { devEntries, runningStack } from './vite-running-stack.ts';
import { STAND_ALONE_SCRIPT, standAlonePage } from './vite-stand-alone-page.ts';

/**
 * What a page has once, whoever asks for it. React and styled-components break in two copies;
 * the facades carry the router's and the query cache's contexts across the border.
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

function versionOf(specifier: string): string {
  const name = specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : specifier.split('/')[0];
  const manifest: unknown = JSON.parse(
    readFileSync(require.resolve(`${name}/package.json`), 'utf8'),
  );
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new Error(`${name} has no version in its package.json`);
}

/**
 * What both sides tell the plugin. It looks at every module before it decides what is shared and gives up
 * after ten quiet seconds, which a busy machine can take: then the same sources would build differently.
 */
const federationBase = {
  filename: 'remoteEntry.js',
  shareStrategy: 'loaded-first',
  dts: false,
  moduleParseIdleTimeout: 300,
} as const;

/** The share list of the shell (which provides every singleton) or of a remote (which only takes them). */
function singletons({ provide }: { provide: boolean }) {
  return Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = versionOf(name);
      const share = { singleton: true, version, requiredVersion: `^${version}` };
      return [name, provide ? share : { ...share, import: false as const }];
    }),
  );
}

/**
 * Writes what this shell offers remotes into its build, as `/contract.json`: a release of a remote
 * is checked against the shell that runs, not against the sources of the day.
 */
function contractFile(): Plugin {
  const shared = Object.fromEntries(SINGLETONS.map((name) => [name, versionOf(name)]));
  const source = JSON.stringify({ contract: CONTRACT_VERSION, shared });
  return {
    name: 'rapport:contract-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'contract.json', source });
    },
  };
}

const base = {
  resolve: { conditions: ['rapport-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    sourcemap: arePublic() ? true : 'hidden',
  },
} satisfies UserConfig;

function origin(port: number): NonNullable<UserConfig['server']> {
  return {
    host: '127.0.0.1',
    port,
    strictPort: true,
    origin: `http://localhost:${port}`,
    cors: true,
  };
}

interface RemoteOptions {
  name: string;
  /** Modules by their exposed name; `./module` is the remote itself. */
  exposes: Record<`./${string}`, string> & { './module': string };
  /** Whether `vite build` or the dev server is running. */
  command: 'build' | 'serve';
}

/** The Vite configuration of a remote: everything that makes it loadable by the shell. */
export function remoteConfig({ name, exposes, command }: RemoteOptions): UserConfig {
  const plugins: PluginOption[] = [
    react(),
    federation({
      ...federationBase,
      name,
      manifest: true,
      exposes,
      shared: singletons({ provide: false }),
      ...(command === 'build' && { experiments: { externalRuntime: true } }),
      dev: { remoteHmr: true },
    }),
    fewFiles(),
    noCircularChunks(),
    keptSourceMaps(),
  ];
  const port = Number(process.env.PORT ?? 4206);
  // Relative addresses: a release is copied to /<version>/ of whatever origin serves it.
  const build = { ...base.build, rolldownOptions: { input: exposes['./module'] } };
  return { ...base, base: './', build, plugins, server: origin(port) };
}

/** What every page needs although nothing imports it statically: what is shared, the start and sign-in. */
const FIRST_MODULES = [
  '__pendingShares__P_S__.js',
  '/src/bootstrap.tsx',
  '/src/session/create-auth-client.ts',
];

/** The singletons, the packages behind the facades, and what only the shell's start uses. */
const SHELL_START =
  /node_modules\/(react-dom|scheduler|styled-components|stylis|react-router|react-router-dom|@tanstack\/[a-z-]+|zustand)\/|\/remote-api\/src\//;

/** Leaves out of the runtime what only manifests and servers need: remotes are loaded by their entry, in browsers. */
const LEAN_RUNTIME = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/** The Vite configuration of the shell: it provides the singletons and learns about remotes at run time. */
export function shellConfig({ command }: Pick<RemoteOptions, 'command'>): UserConfig {
  const plugins: PluginOption[] = [
    react(),
    federation({
      ...federationBase,
      name: 'shell',
      remotes: {},
      shared: singletons({ provide: true }),
      experiments: { provideExternalRuntime: true },
    }),
    contractFile(),
    firstScripts(FIRST_MODULES),
    fewFiles({ start: SHELL_START }),
    noCircularChunks(),
    keptSourceMaps(),
  ];
  const { RAPPORT_STACK_URL, RAPPORT_DEV_ENTRIES } = process.env;
  if (command === 'serve' && RAPPORT_STACK_URL) {
    const entries = devEntries(RAPPORT_DEV_ENTRIES ?? '');
    plugins.push(runningStack({ shellUrl: RAPPORT_STACK_URL, entries }));
  }
  return {
    ...base,
    define: LEAN_RUNTIME,
    plugins,
    server: origin(Number(process.env.PORT ?? 4205)),
  };
}

/** What two copies of would break, in a page where nothing is shared over a federation border. */
const ONE_COPY = ['react', 'react-dom', 'react-router-dom', 'styled-components'];

interface StandAloneOptions {
  /** The remote that runs alone. */
  name: string;
  /** The folder with `main.tsx`, in which `runAlone` draws the remote. */
  root: string;
  /** Where the dev server listens unless `PORT` says otherwise. */
  port: number;
}

/** The Vite configuration of a remote that runs alone: its sources without federation, for a dev server only. */
export function standAloneConfig({ name, root, port }: StandAloneOptions): UserConfig {
  return {
    root,
    // Apart from the cache of the federated dev server, which bundles dependencies in another way.
    cacheDir: join(root, '..', 'node_modules', '.vite-alone'),
    appType: 'custom',
    plugins: [react(), standAlonePage(`${name} alone`)],
    // Where to look for dependencies to bundle, as there is no HTML file that says it.
    optimizeDeps: { entries: [STAND_ALONE_SCRIPT] },
    resolve: { ...base.resolve, dedupe: ONE_COPY },
    server: origin(Number(process.env.PORT ?? port)),
  };
}
