import { type RegistryRemote, type RemoteRelease } from '@rapport/registry';
import { StepError } from '@rapport/workspace-kit';
import { readHistory } from './history.ts';
import { type ObjectStore, releasesFolder } from './stores/object-store.ts';

/** Maximum number of registry changes to search for a release. */
const RECENT = 1000;

/**
 * Returns the releases of a remote that can be made live again: those of the registry, and those of the history
 * whose files still exist.
 * @returns newest first, each version once
 */
export async function restorableReleases(
  store: ObjectStore,
  { name, current, previous }: RegistryRemote,
): Promise<RemoteRelease[]> {
  const [history, published] = await Promise.all([
    readHistory(store, RECENT),
    store.names(releasesFolder(name)),
  ]);
  const described = history.flatMap(({ remote, release }) =>
    remote === name && release ? [release] : [],
  );
  const byVersion = new Map<string, RemoteRelease>();
  for (const release of [current, ...(previous ? [previous] : []), ...described]) {
    const isKept = published.includes(release.version);
    if (isKept && !byVersion.has(release.version)) byVersion.set(release.version, release);
  }
  return [...byVersion.values()];
}

/**
 * Finds the stored release of this version.
 * @throws StepError with the versions that can be made live again, if this one can't, or is live already
 */
export async function restorableRelease(
  store: ObjectStore,
  remote: RegistryRemote,
  version: string,
): Promise<RemoteRelease> {
  const { name, current } = remote;
  if (version === current.version) throw new StepError(`${name} ${version} is live already.`);
  const others = (await restorableReleases(store, remote)).filter(
    (release) => release.version !== current.version,
  );
  const found = others.find((release) => release.version === version);
  if (!found) {
    const list = others.map((release) => release.version).join(', ');
    throw new StepError(
      `${store.name} doesn't have ${name} ${version} as it was released. ${list === '' ? 'No other version can be live again.' : `These can be live again: ${list}.`}`,
    );
  }
  if (found.contract !== current.contract) {
    throw new StepError(
      `${name} ${version} was built for contract ${found.contract ?? 1}, and the shell speaks that of ${current.version}, ${current.contract ?? 1}: its pages wouldn't be available. Release a version that is right instead.`,
    );
  }
  return found;
}
