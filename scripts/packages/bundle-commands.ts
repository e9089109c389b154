import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { LIB, PUBLISHED_PACKAGES, readManifest } from './packages.ts';

/** Packages that a team in another repository installs itself, if it needs them at all. */
const INSTALLED_BESIDE = [
  /^node:/,
  /^@rapport\/remote-api/,
  '@aws-sdk/client-s3',
  'playwright-core',
];
/** The commands read these at run time, so they stay files. */
const FILES: readonly [from: string, to: string][] = [
  ['shell/release/src/new-remote/template', 'template'],
  ['shell/release/src/new-remote/template-outside', 'template-outside'],
  ['scripts/workspace-kit/src/die-with-parent.mjs', 'die-with-parent.mjs'],
  ['patches', 'patches'],
];

/**
 * Bundles the commands of `@rapport/release` with the packages of this workspace that they use. The result has no
 * dependencies, so `npx` can run it in an empty folder.
 */
export async function bundleCommands(workspace: string, dir: string): Promise<void> {
  const folder = join(workspace, dir);
  const lib = join(folder, LIB);
  rmSync(lib, { recursive: true, force: true });
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: { conditions: ['rapport-source', 'node', 'module', 'default'] },
    ssr: { noExternal: true, resolve: { conditions: ['rapport-source', 'node', 'module'] } },
    build: {
      ssr: join(folder, 'src/rapport.ts'),
      outDir: lib,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        external: INSTALLED_BESIDE,
        // An import of types only becomes an import without names, which would require a package that may be
        // missing.
        treeshake: { moduleSideEffects: (_id, isExternal) => (isExternal ? false : undefined) },
        // All in one folder, because the programs look for their files in their own folder.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  for (const [from, to] of FILES) {
    cpSync(join(workspace, from), join(lib, to), { recursive: true });
  }
  const versions = PUBLISHED_PACKAGES.map(({ dir: other }) => {
    const { name, version } = readManifest(join(workspace, other));
    return [name, version];
  });
  writeFileSync(join(lib, 'versions.json'), JSON.stringify(Object.fromEntries(versions)));
}
