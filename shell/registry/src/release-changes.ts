import {
  type NavEntry,
  type Registry,
  type RegistryRemote,
  remoteForPath,
  type RemoteRelease,
} from './registry.ts';

/** What a remote asks for when it is registered for the first time. */
export interface RemoteClaim {
  name: string;
  /** Path prefixes that it renders. */
  routes: string[];
  /** What it adds to the navigation. */
  nav: readonly NavEntry[];
  /** Whether it also has the page at `/`. */
  index?: true;
}

/** A release that says which contract it was built for, as every new one does. */
export type NewRelease = RemoteRelease & { contract: number };

/** The entry of a remote that the registry does not have yet. @param retryPrefix see `RegistryRemote` */
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

/** The registry with this entry in place of the one of the same name, or behind the others. */
export function withEntry(registry: Registry, entry: RegistryRemote): Registry {
  const isKnown = registry.remotes.some(({ name }) => name === entry.name);
  const remotes = isKnown
    ? registry.remotes.map((remote) => (remote.name === entry.name ? entry : remote))
    : [...registry.remotes, entry];
  return { ...registry, remotes };
}

/** The entry of a remote after `release` went live for everyone; a candidate is over with that. */
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

/** The entry of a remote after `release` went out to some of the people. @param percent 1 to 100 */
export function withCandidate(
  remote: RegistryRemote,
  release: RemoteRelease,
  percent: number,
): RegistryRemote {
  return { ...remote, candidate: { ...inService(release), percent } };
}

export type Rollback =
  /** The candidate was taken away; what everyone else has stays. */
  | { kind: 'candidate'; from: RemoteRelease; to: RemoteRelease; next: RegistryRemote }
  /** The release before is live again; a second rollback switches forward again. */
  | { kind: 'release'; from: RemoteRelease; to: RemoteRelease; next: RegistryRemote };

/**
 * The entry of a remote after a rollback: a candidate goes first, and without one the release
 * before becomes live. What was live stays as the previous one, marked as taken back.
 * @returns undefined when there is nothing to go back to
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
 * The entry of a remote after a rollback to a release that it had at some time. A candidate ends with it, and what
 * was live stays as the previous release, marked as taken back.
 */
export function rolledBackTo(remote: RegistryRemote, release: RemoteRelease): Rollback {
  const from = remote.current;
  const next = { ...withRelease(remote, release), previous: { ...from, takenBack: true } };
  return { kind: 'release', from, to: next.current, next };
}

/**
 * The registry without a remote, its paths and the navigation entries that lead to them. Its releases
 * stay where they are.
 */
export function withoutRemote(registry: Registry, { name }: RegistryRemote): Registry {
  return {
    ...registry,
    remotes: registry.remotes.filter((remote) => remote.name !== name),
    // An entry belongs to the remote that its path leads to, which may be another one below these paths.
    nav: registry.nav.filter(({ path }) => remoteForPath(registry, path)?.name !== name),
  };
}

/**
 * The registry after a remote was retired: it has no paths and no navigation entries any more, but its
 * releases stay in the registry, so that open pages go on working and other remotes can use its modules.
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
 * The registry with the navigation that one remote asks for, which may change and move its own entries alone.
 * @returns undefined when entries of others differ, or are in another order
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

/** A path that a remote asks for, and who has it. */
export interface TakenPath {
  path: string;
  owner: string;
}

/**
 * The paths in a claim that belong to other remotes: a path and all below it belong to the remote that was
 * released with it first, and so do the navigation entries that lead there.
 */
export function pathsOfOthers(
  registry: Registry,
  { name, routes, nav, index }: RemoteClaim,
): TakenPath[] {
  const others = { ...registry, remotes: registry.remotes.filter((one) => one.name !== name) };
  const isBelow = (path: string) =>
    routes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  const asked = new Set([
    ...(index ? ['/'] : []),
    ...routes,
    ...nav.map(({ path }) => path).filter((path) => !isBelow(path)),
  ]);
  return [...asked].flatMap((path) => {
    const owner = remoteForPath(others, path)?.name;
    return owner === undefined ? [] : [{ path, owner }];
  });
}

/** The registry with a retired remote back at its paths and behind the other navigation entries. */
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

/** The pictures that a navigation entry may have, by the names that the registry uses. */
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
