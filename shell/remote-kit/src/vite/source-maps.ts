import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin } from 'vite';

/** The variable that says whether the sources are served: a source map holds them whole. */
const SETTING = 'SOURCE_MAPS';
/** Where a build keeps its source maps: beside `dist`, which is what gets served and released. */
const FOLDER = '.source-maps';

/** Whether this build puts its source maps where everyone can read them. */
export function arePublic(
  env: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  return env[SETTING]?.trim().toLowerCase() === 'public';
}

/**
 * Takes the source maps out of a build and keeps them in `.source-maps/` of the room, so that anyone who
 * has the sources can read a stack trace and no one else can read the sources.
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
  /** What an asset holds; a script has its text elsewhere. */
  source?: string | Uint8Array;
}

/** Takes the source maps out of a bundle. */
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
