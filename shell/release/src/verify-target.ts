import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry } from '@rapport/registry';
import { StepError } from '@rapport/workspace-kit';
import { changedFiles } from './stores/release-bytes.ts';
import { rememberedExports } from './export/export-settings.ts';
import { type ObjectStore, REGISTRY_KEY, releasesFolder, SHELL } from './stores/object-store.ts';
import { registryOf } from './switch-registry.ts';

/**
 * Compares the registry of a target with its releases, by hash, and its releases with the exported sites, byte by
 * byte.
 * @returns the differences, a sentence each
 * @throws StepError if there's no registry
 */
export async function verifyTarget(store: ObjectStore): Promise<string[]> {
  if (store.service) return store.service.verify();
  const registry = await registryOf(store);
  if (!registry) throw new StepError(`There is no registry in ${store.name}.`);
  const changed = await changedReleases(store);
  const releases = releasesOf(registry);
  const sites: string[] = [];
  for (const settings of await rememberedExports(store)) {
    const site = join(settings.to, 'current/site');
    const places = [
      ...(settings.remotes === undefined
        ? releases.map(({ name, release }) => remotePlace(name, release.version))
        : []),
      ...(settings.shell === undefined ? shellPlace(registry) : []),
    ];
    if (settings.registry === undefined && settings.baseUrl === undefined) {
      const registryText = (await store.read(REGISTRY_KEY))?.bytes.toString();
      const served = await readFile(join(site, 'remotes.json'), 'utf8').catch(() => undefined);
      if (served !== registryText) sites.push(`${site} does not have the registry as it is now`);
    }
    for (const place of places) sites.push(...(await differences(store, site, place)));
  }
  return [...changed, ...sites];
}

/** Returns the differences between the registry of a target and its releases, a sentence each. */
export async function changedReleases(store: ObjectStore): Promise<string[]> {
  const registry = await registryOf(store);
  const changed = await Promise.all(
    releasesOf(registry).map(({ name, release }) => changedFiles(store, name, release)),
  );
  return changed.flat().map((problem) => `${store.name}/${problem}`);
}

function releasesOf(registry: Registry | undefined) {
  return (registry?.remotes ?? []).flatMap(({ name, current, previous, candidate }) =>
    [current, previous, candidate]
      .filter((release) => release !== undefined)
      .map((release) => ({ name, release })),
  );
}

/** Paths of a release's files in the store and in a site. */
interface Place {
  folder: string;
  inSite: string;
  /** Files that the site creates itself. */
  except: RegExp;
}

function remotePlace(name: string, version: string): Place {
  const folder = `${releasesFolder(name)}/${version}`;
  return { folder, inSite: `remotes/${name}/${version}`, except: /(^|\/)\./ };
}

function shellPlace({ shell }: Registry): Place[] {
  if (!shell) return [];
  const folder = `${releasesFolder(SHELL)}/${shell.current.version}`;
  return [{ folder, inSite: '', except: /(^|\/)\.|^index\.html/ }];
}

async function differences(
  store: ObjectStore,
  site: string,
  { folder, inSite, except }: Place,
): Promise<string[]> {
  const problems: string[] = [];
  for (const path of (await store.files(folder)).filter((file) => !except.test(file)).sort()) {
    const served = join(site, inSite, path);
    const bytes = await readFile(served).catch(() => undefined);
    if (bytes === undefined) problems.push(`${served} is missing`);
    else if (!(await store.read(`${folder}/${path}`))?.bytes.equals(bytes)) {
      problems.push(`${served} is not what ${store.name} has`);
    } else if (await isSameFile(served, join(store.name, folder, path))) {
      problems.push(
        `${served} is the same file as in ${store.name}, so a change there changes the release`,
      );
    }
  }
  return problems;
}

/** A bucket has no files on this machine. */
async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((file) => stat(file).catch(() => {})));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}
