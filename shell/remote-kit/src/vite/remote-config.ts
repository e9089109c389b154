import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { type UserConfig } from 'vite';
import { pagePreloads, type PageOfRemote } from './page-preloads.ts';
import { leanContainer } from './lean-container.ts';
import {
  baseConfig,
  devServer,
  federationBase,
  filePlugins,
  sharedModules,
  singletonVersions,
} from './base-config.ts';

interface RemoteOptions {
  name: string;
  /** Modules by their exposed name; `./module` is the remote itself. */
  exposes: Record<`./${string}`, string> & { './module': string };
  /** Whether this is `vite build` or the dev server. */
  command: 'build' | 'serve';
  /**
   * Pages whose first scripts and data are listed in the HTML, by the path of their route. The build splits its code by
   * them.
   */
  pages?: Readonly<Record<string, PageOfRemote>>;
}

/** The Vite configuration that makes a remote loadable by the shell. */
export function remoteConfig({ name, exposes, command, pages = {} }: RemoteOptions): UserConfig {
  const provided = Object.keys(singletonVersions());
  return {
    ...baseConfig,
    // Relative URLs, because a release is copied to /<version>/ of any origin.
    base: './',
    build: { ...baseConfig.build, rolldownOptions: { input: exposes['./module'] } },
    plugins: [
      react(),
      federation({
        ...federationBase,
        name,
        manifest: true,
        exposes,
        shared: sharedModules({ provide: false }),
        ...(command === 'build' && { experiments: { externalRuntime: true } }),
        dev: { remoteHmr: true },
      }),
      leanContainer(provided),
      filePlugins({ pages, modules: Object.values(exposes), external: provided }),
      pagePreloads(pages),
    ],
    server: devServer(4206),
  };
}
