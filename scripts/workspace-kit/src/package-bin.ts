import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Returns the program of an installed package, for running with Node.
 * @param folder whose dependencies are searched
 * @param command name of the program, if the package has several
 * @throws Error if the package isn't installed there
 */
export function packageBin(folder: string, name: string, command = name): string {
  const file = findManifest(createRequire(join(folder, 'package.json')), name);
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const bin: unknown =
    typeof manifest === 'object' && manifest !== null && 'bin' in manifest ? manifest.bin : '';
  const program: unknown =
    typeof bin === 'object' && bin !== null ? Reflect.get(bin, command) : bin;
  if (typeof program !== 'string' || program === '') {
    throw new Error(`${name} has no program called ${command}.`);
  }
  return join(dirname(file), program);
}

/** A package may hide its package.json from imports, but the file still exists. */
function findManifest(require: NodeJS.Require, name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      const file = join(folder, name, 'package.json');
      readFileSync(file);
      return file;
    } catch {
      // Not in this node_modules; the next one is in a parent folder.
    }
  }
  throw new Error(`${name} is not installed. Run "npx --yes pnpm@12 install".`);
}
