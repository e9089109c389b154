import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isLocalVersion } from '@rapport/registry/changes';

const UNFINISHED = /\.unfinished-\d+$/;

/**
 * Copies a build into the immutable folder of its release. An existing folder isn't changed: its name identifies
 * its contents.
 */
export async function storeRelease(dist: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await mkdir(dirname(folder), { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  await cp(dist, unfinished, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => source === dist || !basename(source).startsWith('.'),
  });
  await rename(unfinished, folder);
}

/**
 * Removes local builds that are neither in use nor among the newest ones, and interrupted copies. Open pages may
 * need the files of a recent build.
 */
export async function pruneReleases(
  folder: string,
  used: ReadonlySet<string>,
  keepNewest: number,
): Promise<void> {
  if (!existsSync(folder)) return;
  const names = await readdir(folder);
  const builds = await Promise.all(
    names
      .filter((name) => isLocalVersion(name) && !UNFINISHED.test(name) && !used.has(name))
      .map(async (name) => ({ name, madeMs: (await stat(join(folder, name))).ctimeMs })),
  );
  const old = builds.sort((one, other) => other.madeMs - one.madeMs).slice(keepNewest);
  const unfinished = names.filter((name) => UNFINISHED.test(name));
  const doomed = [...old.map(({ name }) => name), ...unfinished];
  await Promise.all(doomed.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
