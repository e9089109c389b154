import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, type UserConfig } from 'vite';
import { baseConfig, federationBase, sharedModules } from './base-config.ts';

/** The page that renders the remote alone, relative to the folder of the remote. */
const STAND_ALONE_PAGE = 'dev/main.tsx';
/** What that page imports as the remote. */
const REMOTE_SOURCE = /\/src\/remote\.tsx?$/;

interface SmokeOptions {
  /** Name of the remote. */
  name: string;
  /** The folder of the remote. */
  room: string;
  /** The output folder for the page. */
  outDir: string;
  /** The URL of the built remote's entry, for the page. */
  entry: string;
}

/**
 * The Vite configuration of the page in which a release is tried before it goes live: the page that renders the
 * remote alone, with its fictional data, but with the built remote instead of the sources. The page provides the
 * shared modules like the shell.
 */
export function smokeConfig({ name, room, outDir, entry }: SmokeOptions): UserConfig {
  const page = join(room, STAND_ALONE_PAGE);
  if (!existsSync(page)) {
    throw new Error(`${name} has no ${STAND_ALONE_PAGE}, the page that draws it alone.`);
  }
  return {
    ...baseConfig,
    root: room,
    base: '/',
    build: {
      ...baseConfig.build,
      sourcemap: false,
      minify: false,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(room, 'index.html') },
    },
    plugins: [
      builtRemotePage({ name, room, page, entry }),
      react(),
      federation({
        ...federationBase,
        // Must differ from the remote's name, under which the plugin stores generated code.
        name: 'smoke',
        remotes: {},
        shared: sharedModules({ provide: true }),
        experiments: { provideExternalRuntime: true },
      }),
    ],
  };
}

interface PageOptions extends Omit<SmokeOptions, 'outDir'> {
  /** The path of the script that renders the remote alone. */
  page: string;
}

/** Files that exist only for this build, and the built remote wherever the page imports the sources. */
function builtRemotePage({ name, room, page, entry }: PageOptions): Plugin {
  const path = (file: string) => join(room, file).replaceAll('\\', '/');
  const remote = path('smoke-remote.js');
  const files: Readonly<Record<string, string>> = {
    [path('index.html')]: pageWith(name),
    // The shared modules must be registered before anything imports one of them.
    [path('smoke-main.js')]: `void import(${JSON.stringify(page)});`,
    [remote]: [
      `import { loadBuiltRemote } from '@rapport/remote-kit/built-remote';`,
      `export default await loadBuiltRemote(${JSON.stringify(name)}, new URL(${JSON.stringify(entry)}, location.href).href);`,
    ].join('\n'),
  };
  return {
    name: 'rapport:built-remote-page',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source in files) return source;
      const inRoom = path(source.replace(/^\//, ''));
      if (importer?.endsWith('index.html') && inRoom in files) return inRoom;
      if (!REMOTE_SOURCE.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && REMOTE_SOURCE.test(found.id) && found.id.startsWith(path('src/'))
        ? remote
        : found;
    },
    load: (id) => files[id] ?? null,
  };
}

function pageWith(title: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/smoke-main.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}
