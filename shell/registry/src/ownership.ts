import {
  type NavEntry,
  type Registry,
  type RegistryRemote,
  type RemoteCommand,
  remoteForPath,
  type SharedPath,
} from './registry.ts';
import { type RemoteClaim } from './release-changes.ts';

const SHELL = 'the shell';
/** Paths that shell, API, and web server answer, so no remote can have a page there. */
const SHELL_PATHS = [
  ...['/settings', '/api', '/auth', '/photos', '/unsubscribe', '/registry', '/report'],
  ...['/assets', '/remotes', '/config.json', '/contract.json', '/remotes.json'],
];

/**
 * Lists what a claim has that belongs to others, as lines like "/contacts belongs to mf-contacts". A path and
 * everything below it belong to the remote that was released with it first, and so do the navigation entries that
 * lead there and their labels. Only a path that the host shares can be claimed by two.
 */
export function claimsOfOthers(
  registry: Registry,
  { name, routes, nav, index }: RemoteClaim,
): string[] {
  const others = withoutOwn(registry, name);
  const isMine = (path: string) => routes.some((prefix) => isBelow(path, prefix));
  const isShared = (path: string) =>
    registry.shares?.some((share) => share.with === name && isBelow(path, share.path)) === true;
  const asked = new Set([
    ...(index ? ['/'] : []),
    ...routes,
    ...nav.map(({ path }) => path).filter((path) => !isMine(path)),
  ]);
  const paths = [...asked].flatMap((path) => {
    if (isShared(path)) return [];
    const isShells = SHELL_PATHS.some((prefix) => isBelow(path, prefix));
    const owner = isShells ? SHELL : remoteForPath(others, path)?.name;
    return owner === undefined ? [] : [`${path} belongs to ${owner}`];
  });
  const ownPaths = nav.map(({ path }) => path);
  const entries = registry.nav.filter(({ path }) => !ownPaths.includes(path));
  return [...paths, ...labelsOfOthers(others, entries, nav)];
}

/**
 * Lists the commands that belong to other remotes, as lines: an ID or a label belongs to the remote that was
 * released with it first, until it's retired.
 */
export function commandsOfOthers(
  registry: Registry,
  name: string,
  commands: readonly RemoteCommand[],
): string[] {
  const theirs = withoutOwn(registry, name).remotes.flatMap((remote) =>
    remote.retired
      ? []
      : (remote.current.commands ?? []).map((command) => ({ owner: remote.name, command })),
  );
  return commands.flatMap(({ id, label }) => {
    const same = theirs.find(
      ({ command }) => command.id === id || isSameText(command.label, label),
    );
    return same ? [`the command "${label}" (${id}) belongs to ${same.owner}`] : [];
  });
}

/**
 * Returns the registry with a path that `share.with` may claim below the paths of `owner`, or without it.
 * @throws Error if the path isn't below the owner's paths
 */
export function withShared(registry: Registry, owner: RegistryRemote, share: SharedPath): Registry {
  const { path } = share;
  const isInside = owner.routes.some((prefix) => path !== prefix && isBelow(path, prefix));
  if (!isInside || remoteForPath(registry, path)?.name !== owner.name) {
    throw new Error(
      `${path} is not below the paths of ${owner.name}, which are ${owner.routes.join(', ') || 'none'}.`,
    );
  }
  return { ...registry, shares: [...withoutShared(registry, share).shares, share] };
}

/** Returns the registry without this share. A remote that was released with the path keeps it. */
export function withoutShared(
  registry: Registry,
  share: Pick<SharedPath, 'path' | 'with'>,
): Registry & { shares: SharedPath[] } {
  const isIt = (one: SharedPath) => one.path === share.path && one.with === share.with;
  return { ...registry, shares: (registry.shares ?? []).filter((one) => !isIt(one)) };
}

function labelsOfOthers(
  others: Registry,
  entries: readonly NavEntry[],
  nav: readonly NavEntry[],
): string[] {
  return nav.flatMap(({ label }) => {
    const same = entries.find((entry) => isSameText(entry.label, label));
    if (!same) return [];
    const owner = remoteForPath(others, same.path)?.name ?? `the navigation entry for ${same.path}`;
    return [`the label "${label}" belongs to ${owner}`];
  });
}

function withoutOwn(registry: Registry, name: string): Registry {
  return { ...registry, remotes: registry.remotes.filter((remote) => remote.name !== name) };
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
