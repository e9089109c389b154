import {
  type NavEntry,
  type Registry,
  type RegistryRemote,
  remoteForPath,
  type RemoteRelease,
} from './registry.ts';

/** What a remote claims when it's registered for the first time. */
export interface RemoteClaim {
  name: string;
  /** Path prefixes that it renders. */
  routes: string[];
  /** Its navigation entries. */
  nav: readonly NavEntry[];
  /** True if it also has the page at `/`. */
  index?: true;
}

/** A release with its contract version, which every new one has. */
export type NewRelease = RemoteRelease & { contract: number };

/**
 * Returns the entry of a new remote.
 * @param retryPrefix see `RegistryRemote`
 */
export function firstEntry(
  { name, routes, index }: RemoteClaim,
  current: NewRelease,
  retryPrefix = true,
): RegistryRemote {
  return {
    name,
    contract: current.contract,
    routes,
    ...(index && { index }),
    current,
    ...(retryPrefix && { retryPrefix }),
  };
}

/** Returns the registry with this entry, replacing the one with the same name or appended. */
export function withEntry(registry: Registry, entry: RegistryRemote): Registry {
  const isKnown = registry.remotes.some(({ name }) => name === entry.name);
  const remotes = isKnown
    ? registry.remotes.map((remote) => (remote.name === entry.name ? entry : remote))
    : [...registry.remotes, entry];
  return { ...registry, remotes };
}

/** Returns the entry of a remote after `release` went live for everyone, which ends a candidate. */
export function withRelease(remote: RegistryRemote, release: RemoteRelease): RegistryRemote {
  const rest = { ...remote };
  delete rest.candidate;
  const previous = remote.current.version === release.version ? remote.previous : remote.current;
  return {
    ...rest,
    contract: release.contract ?? remote.contract,
    current: inService(release),
    ...(previous && { previous }),
  };
}

/**
 * Returns the entry of a remote after `release` went out to a share of the users.
 * @param percent 1 to 100
 */
export function withCandidate(
  remote: RegistryRemote,
  release: RemoteRelease,
  percent: number,
): RegistryRemote {
  return { ...remote, candidate: { ...inService(release), percent } };
}

export type Rollback =
  /** The candidate was removed; the release for everyone else stays. */
  | { kind: 'candidate'; from: RemoteRelease; to: RemoteRelease; next: RegistryRemote }
  /** The previous release is live again; a second rollback reverses the first. */
  | { kind: 'release'; from: RemoteRelease; to: RemoteRelease; next: RegistryRemote };

/**
 * Returns the entry of a remote after a rollback: a candidate is removed first; without one, the previous release
 * becomes live. The live release becomes the previous one, marked as taken back.
 * @returns undefined if there's nothing to roll back
 */
export function rolledBack(remote: RegistryRemote): Rollback | undefined {
  const { candidate, current, previous, ...rest } = remote;
  if (candidate) {
    const next = { ...rest, current, ...(previous && { previous }) };
    return { kind: 'candidate', from: candidate, to: current, next };
  }
  if (!previous) return undefined;
  const next = {
    ...rest,
    contract: previous.contract ?? remote.contract,
    current: inService(previous),
    previous: { ...current, takenBack: true },
  };
  return { kind: 'release', from: current, to: next.current, next };
}

/**
 * Returns the entry of a remote after a rollback to an earlier release. This ends a candidate, and the live release
 * becomes the previous one, marked as taken back.
 */
export function rolledBackTo(remote: RegistryRemote, release: RemoteRelease): Rollback {
  const from = remote.current;
  const next = { ...withRelease(remote, release), previous: { ...from, takenBack: true } };
  return { kind: 'release', from, to: next.current, next };
}

/**
 * Returns the registry without a remote, its paths, and the navigation entries that lead to them. Its releases
 * aren't deleted.
 */
export function withoutRemote(registry: Registry, { name }: RegistryRemote): Registry {
  return {
    ...registry,
    remotes: registry.remotes.filter((remote) => remote.name !== name),
    // An entry belongs to the remote of its path, which may be another one below these paths.
    nav: registry.nav.filter(({ path }) => remoteForPath(registry, path)?.name !== name),
  };
}

/**
 * Returns the registry after a remote was retired: it has no paths and no navigation entries anymore, but its
 * releases stay in the registry, so that open pages keep working and other remotes can use its modules.
 */
export function withRetired(
  registry: Registry,
  remote: RegistryRemote,
  { at, by }: { at: string; by: string },
): Registry {
  const { nav } = withoutRemote(registry, remote);
  const kept = { ...remote };
  delete kept.candidate;
  const retired = {
    at,
    by,
    routes: remote.routes,
    nav: registry.nav.filter((entry) => !nav.includes(entry)),
  };
  return { ...withEntry(registry, { ...kept, routes: [], retired }), nav };
}

/**
 * Returns the registry with a remote's new navigation, which may change and move only its own entries.
 * @returns undefined if entries of others differ, or are in another order
 */
export function withNavOf(
  registry: Registry,
  name: string,
  nav: readonly NavEntry[],
): Registry | undefined {
  const ofOthers = (entries: readonly NavEntry[]) =>
    entries.filter(({ path }) => remoteForPath(registry, path)?.name !== name);
  const isLeft = JSON.stringify(ofOthers(nav)) === JSON.stringify(ofOthers(registry.nav));
  return isLeft ? { ...registry, nav: [...nav] } : undefined;
}

/** Returns the registry with a retired remote back at its paths and after the other navigation entries. */
export function withRevived(registry: Registry, name: string): Registry {
  const remote = registry.remotes.find((known) => known.name === name);
  if (!remote?.retired) return registry;
  const { retired, ...rest } = remote;
  const nav = retired.nav.filter(({ path }) => !registry.nav.some((known) => known.path === path));
  return {
    ...withEntry(registry, { ...rest, routes: retired.routes }),
    nav: [...registry.nav, ...nav],
  };
}

/** The icons of navigation entries, by their names in the registry. */
export const NAV_ICONS = [
  'calendar',
  'chart',
  'compass',
  'file',
  'grid',
  'lightbulb',
  'list',
  'mail',
  'message',
  'users',
] as const;

function inService(release: RemoteRelease): RemoteRelease {
  const rest = { ...release };
  delete rest.takenBack;
  return rest;
}
