import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Registry } from '@rapport/registry';

/** Folders of releases are named after their versions. */
const VERSION = /^\d+\.\d+\.\d+/;

/**
 * Returns the folder of the shell that pages are made of: the release that the registry names, if it's next to the
 * one that the server was started with; otherwise that one.
 * @param started folder of the build that the server was started with
 */
export function shellFolder(started: string, registry: Registry | undefined): string {
  const version = registry?.shell?.current.version;
  if (version === undefined || version === basename(started)) return started;
  const released = join(dirname(started), version);
  return existsSync(join(released, 'index.html')) ? released : started;
}

/**
 * Returns the folders of the shell's other releases. Tabs that were opened with one of them still request its
 * scripts, whose names no other build has.
 */
export async function otherShellFolders(serving: string): Promise<string[]> {
  const place = dirname(serving);
  if (!VERSION.test(basename(serving))) return [];
  const names = await readdir(place).catch(() => []);
  return names
    .filter((name) => VERSION.test(name) && name !== basename(serving))
    .map((name) => join(place, name));
}
