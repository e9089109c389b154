import semver from 'semver';
import {
  type NavEntry,
  type Registry,
  type RegistryRemote,
  type RemoteRelease,
} from './registry.ts';
import { firstEntry, type NewRelease, type RemoteClaim, withEntry } from './release-changes.ts';

/** Who has published a release that a start has made; every other name is a person's or a tool's. */
export const LOCAL_PUBLISHER = 'local build';

/** The version of a local build: the package's own, and which build of it this is. */
export function localVersion(packageVersion: string, contentHash: string): string {
  return `${packageVersion}-local.${contentHash.slice(0, 10)}`;
}

/** Whether a version names a local build and not something that people release. */
export function isLocalVersion(version: string): boolean {
  return version.includes('-local.');
}

/** A registry before anything was published. @param nav its navigation, which afterward belongs to its editors */
export function emptyRegistry(nav: readonly NavEntry[] = []): Registry {
  return { registry: 1, revision: 0, remotes: [], nav: [...nav] };
}

/**
 * The registry with a local build published. What someone released by hand stays, unless the
 * workspace has a higher version by now: a start never takes a release back.
 */
export function withLocalBuild(
  registry: Registry,
  remote: RemoteClaim,
  release: NewRelease,
): Registry {
  const known = registry.remotes.find(({ name }) => name === remote.name);
  const next = known ? replaced(known, remote, release) : firstEntry(remote, release);
  if (next === known) return registry;
  if (known) return withEntry(registry, next);
  // Only a new remote adds its navigation, which from then on belongs to the person who edits the registry.
  const added = remote.nav.filter(({ path }) => !registry.nav.some((entry) => entry.path === path));
  return { ...withEntry(registry, next), nav: [...registry.nav, ...added] };
}

function replaced(known: RegistryRemote, remote: RemoteClaim, release: NewRelease) {
  const { current, retired } = known;
  // A start does not bring back what someone took out of the product.
  if (retired) return known;
  if (current.version === release.version) return known;
  const byHand = current.publishedBy !== LOCAL_PUBLISHER;
  if (byHand && compareNumbers(release.version, current.version) <= 0) return known;
  return { ...known, ...firstEntry(remote, release), previous: current };
}

/** Compares the numbers of two versions; the suffix of a build or a pre-release counts for nothing. */
export function compareNumbers(one: string, other: string): number {
  return semver.compare(semver.coerce(one) ?? '0.0.0', semver.coerce(other) ?? '0.0.0');
}

/**
 * The registry with every release that this stack serves at the origin where it serves it now.
 * Releases that live elsewhere keep their addresses.
 * @param isServed whether the stack has the files of this release
 */
export function withOrigins(
  registry: Registry,
  origins: Readonly<Record<string, string>>,
  isServed: (name: string, version: string) => boolean,
): Registry {
  const remotes = registry.remotes.map((remote) => {
    const origin = origins[remote.name];
    if (origin === undefined) return remote;
    const move = <Release extends RemoteRelease>(release: Release): Release =>
      isLoopback(release.entry) && isServed(remote.name, release.version)
        ? moved(release, origin)
        : release;
    const { current, previous, candidate } = remote;
    return {
      ...remote,
      current: move(current),
      ...(previous && { previous: move(previous) }),
      ...(candidate && { candidate: move(candidate) }),
    };
  });
  return { ...registry, remotes };
}

function moved<Release extends RemoteRelease>(release: Release, origin: string): Release {
  const from = new URL(release.entry).origin;
  const move = (address: string) =>
    address.startsWith(`${from}/`) ? origin + address.slice(from.length) : address;
  return { ...release, entry: move(release.entry), preload: release.preload.map(move) };
}

function isLoopback(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
