import { CONTRACT_VERSION } from '@rapport/remote-api/contract';
import {
  type Registry,
  type RegistryRemote,
  type RemoteRelease,
} from '@rapport/remote-api/registry';
import { FIRST_NAV, type LocalRemote } from './remotes.ts';

/** Who has published a release that a start has made; every other name is a person's or a tool's. */
export const LOCAL_PUBLISHER = 'local build';

/** A registry before anything was published. */
export function emptyRegistry(): Registry {
  return { registry: 1, revision: 0, remotes: [], nav: [...FIRST_NAV] };
}

/**
 * The registry with a local build published. What somebody released by hand stays, unless the
 * workspace has a higher version by now: a start never takes a release back.
 */
export function withLocalBuild(
  registry: Registry,
  remote: LocalRemote,
  release: RemoteRelease,
): Registry {
  const known = registry.remotes.find(({ name }) => name === remote.name);
  const next = known ? replaced(known, remote, release) : newEntry(remote, release);
  if (next === known) return registry;
  if (known) {
    const remotes = registry.remotes.map((entry) => (entry === known ? next : entry));
    return { ...registry, remotes };
  }
  // Later the navigation is whatever somebody has made of it.
  const added = remote.nav.filter(({ path }) => !registry.nav.some((entry) => entry.path === path));
  return {
    ...registry,
    remotes: [...registry.remotes, next],
    nav: [...registry.nav, ...added],
  };
}

function newEntry({ name, routes, index }: LocalRemote, current: RemoteRelease): RegistryRemote {
  return {
    name,
    contract: CONTRACT_VERSION,
    routes,
    ...(index && { index }),
    current,
    retryPrefix: true,
  };
}

function replaced(known: RegistryRemote, remote: LocalRemote, release: RemoteRelease) {
  const { current } = known;
  if (current.version === release.version) return known;
  const byHand = current.publishedBy !== LOCAL_PUBLISHER;
  if (byHand && compareVersions(release.version, current.version) <= 0) return known;
  return { ...known, ...newEntry(remote, release), previous: current };
}

/** Compares the numbers of two versions; a build's or pre-release's suffix counts for nothing. */
function compareVersions(one: string, other: string): number {
  const numbers = (version: string) =>
    (version.split(/[-+]/)[0] ?? '').split('.').map((part) => Number(part) || 0);
  const [left, right] = [numbers(one), numbers(other)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
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
