import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin } from 'vite';

/** The variable that determines whether the sources are served: source maps contain them completely. */
const SETTING = 'SOURCE_MAPS';
/** Where a build stores its source maps: next to `dist`, which is served and released. */
const FOLDER = '.source-maps';

/** Returns whether this build publishes its source maps. */
export function arePublic(
  env: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  return env[SETTING]?.trim().toLowerCase() === 'public';
}

/**
 * Moves the source maps of a build to `.source-maps/` of the package, so that people with access to the sources can
 * read a stack trace and no one else can read the sources.
 */
export function keptSourceMaps(isPublic = arePublic()): Plugin {
  let root = '';
  return {
    name: 'rapport:kept-source-maps',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // After every plugin that names or reads files of the build.
      order: 'post',
      async handler(_options, bundle) {
        const folder = join(root, FOLDER);
        await rm(folder, { recursive: true, force: true });
        if (isPublic) return;
        for (const { name, source } of takeSourceMaps(bundle)) {
          const kept = join(folder, name);
          await mkdir(dirname(kept), { recursive: true });
          await writeFile(kept, source);
        }
      },
    },
  };
}

interface BuiltFile {
  type: string;
  /** The content of an asset; that of a script is in another field. */
  source?: string | Uint8Array;
}

/** Removes the source maps from a bundle. */
export function takeSourceMaps(
  bundle: Record<string, BuiltFile>,
): { name: string; source: string | Uint8Array }[] {
  const maps = Object.entries(bundle).filter(
    ([name, { type }]) => type === 'asset' && name.endsWith('.map'),
  );
  return maps.map(([name, { source = '' }]) => {
    delete bundle[name];
    return { name, source };
  });
}
