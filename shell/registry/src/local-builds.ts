import semver from 'semver';
import {
  type NavEntry,
  type Registry,
  type RegistryRemote,
  type RemoteRelease,
} from './registry.ts';
import { firstEntry, type NewRelease, type RemoteClaim, withEntry } from './release-changes.ts';

/** The publisher of releases that a start has made; any other name is a person's or a tool's. */
export const LOCAL_PUBLISHER = 'local build';

/** Returns the version of a local build: that of the package, and a hash of the build. */
export function localVersion(packageVersion: string, contentHash: string): string {
  return `${packageVersion}-local.${contentHash.slice(0, 10)}`;
}

/** Returns whether a version is a local build as opposed to a regular release. */
export function isLocalVersion(version: string): boolean {
  return version.includes('-local.');
}

/**
 * Returns a registry before the first release.
 * @param nav its navigation, which afterward belongs to its editors
 */
export function emptyRegistry(nav: readonly NavEntry[] = []): Registry {
  return { registry: 1, revision: 0, remotes: [], nav: [...nav] };
}

/**
 * Returns the registry with a local build published. A regular release stays, unless the workspace has a higher
 * version by now: a start never rolls a release back.
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
  // Only a new remote adds its navigation, which from then on belongs to the editors of the registry.
  const added = remote.nav.filter(({ path }) => !registry.nav.some((entry) => entry.path === path));
  return { ...withEntry(registry, next), nav: [...registry.nav, ...added] };
}

function replaced(known: RegistryRemote, remote: RemoteClaim, release: NewRelease) {
  const { current, retired } = known;
  // A start doesn't restore a retired remote.
  if (retired) return known;
  if (current.version === release.version) return known;
  const byHand = current.publishedBy !== LOCAL_PUBLISHER;
  if (byHand && compareNumbers(release.version, current.version) <= 0) return known;
  return { ...known, ...firstEntry(remote, release), previous: current };
}

/** Compares the numbers of two versions; suffixes of builds and pre-releases are ignored. */
export function compareNumbers(one: string, other: string): number {
  return semver.compare(semver.coerce(one) ?? '0.0.0', semver.coerce(other) ?? '0.0.0');
}

/**
 * Returns the registry with the current origin for every release that this stack serves. Other releases keep their
 * URLs.
 * @param isServed returns whether the stack has the files of this release
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
