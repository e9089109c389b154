import { type NavEntry, type Registry, remoteForPath } from '@rapport/registry';
import { NAV_ICONS } from '@rapport/registry/changes';
import { type Print, StepError } from '@rapport/workspace-kit';
import { type NavWishes } from './arguments.ts';
import { remember } from './history.ts';
import { registeredRemote } from './registered-remote.ts';
import { type ObjectStore } from './stores/object-store.ts';
import { switchRegistry } from './switch-registry.ts';

interface NavSurroundings {
  store: ObjectStore;
  by: string;
  print: Print;
  now: () => Date;
}

/** Returns the navigation as lines for a terminal: position, label, path, icon, and remote. */
export function describeNavigation(registry: Registry | undefined): string[] {
  const nav = registry?.nav ?? [];
  if (registry === undefined || nav.length === 0) return ['The navigation has no entries.'];
  const widest = (texts: string[]) => Math.max(...texts.map(({ length }) => length));
  const label = widest(nav.map((entry) => entry.label));
  const path = widest(nav.map((entry) => entry.path));
  return nav.map((entry, index) => {
    const owner = remoteForPath(registry, entry.path)?.name ?? 'no remote: 404';
    const icon = (entry.icon ?? '').padEnd(10);
    return `${String(index + 1).padStart(2)}  ${entry.label.padEnd(label)}  ${entry.path.padEnd(path)}  ${icon}  ${owner}`;
  });
}

/**
 * Changes, adds, or removes a navigation entry of a remote. New pages show it.
 * @param typed name of the remote, with or without `mf-`
 * @returns the registry after the change
 * @throws StepError if the remote or the entry is unknown, or the change is impossible
 */
export async function changeNavigation(
  typed: string,
  wishes: NavWishes,
  { store, by, print, now }: NavSurroundings,
): Promise<Registry> {
  let remote = { name: typed, version: '' };
  const { before, after } = await switchRegistry(store, print, (registry) => {
    const { name, routes, retired, current } = registeredRemote(registry, typed, store);
    remote = { name, version: current.version };
    if (retired) {
      throw new StepError(`${name} is retired, so it has no entries. Release it again first.`);
    }
    if (!registry) throw new StepError('The registry is gone.');
    const isOwn = (path: string) => remoteForPath(registry, path)?.name === name;
    const nav = changed(registry.nav, { name, routes, isOwn }, wishes);
    return JSON.stringify(nav) === JSON.stringify(registry.nav) ? registry : { ...registry, nav };
  });
  if (before?.revision !== after.revision) {
    const { name, version } = remote;
    const what = { action: 'nav', remote: name, version } as const;
    await remember(store, print, {
      revision: after.revision,
      at: now().toISOString(),
      by,
      ...what,
    });
  }
  return after;
}

/** The properties of a remote that the navigation needs. */
export interface Owner {
  name: string;
  routes: readonly string[];
  /** True if a path leads to this remote; another remote may own a path below. */
  isOwn: (path: string) => boolean;
}

function changed(nav: readonly NavEntry[], remote: Owner, wishes: NavWishes): NavEntry[] {
  const own = nav.filter(({ path }) => remote.isOwn(path));
  const present = chosen(own, remote, wishes);
  if (wishes.remove) {
    if (!present) throw new StepError(`${remote.name} has no entry in the navigation.`);
    return nav.filter((entry) => entry !== present);
  }
  const next = { ...(present ?? firstEntryOf(remote, wishes)) };
  if (wishes.label !== undefined) next.label = wishes.label;
  if (wishes.path !== undefined) next.path = wishes.path;
  if (wishes.icon === '') delete next.icon;
  else if (wishes.icon !== undefined) next.icon = wishes.icon;
  requireNavEntry(
    next,
    nav.filter((entry) => entry !== present),
    remote,
  );

  const place = nav.findIndex((entry) => entry === present);
  const others = nav.filter((entry) => entry !== present);
  const wanted =
    wishes.order === undefined ? (place === -1 ? nav.length : place) : wishes.order - 1;
  return [...others.slice(0, wanted), next, ...others.slice(wanted)];
}

/** Returns the entry to change; undefined for a new one. */
function chosen(own: readonly NavEntry[], { name }: Owner, { entry }: NavWishes) {
  const paths = own.map(({ path }) => path).join(', ');
  if (entry !== undefined) {
    const found = own.find(({ path }) => path === entry);
    if (found) return found;
    throw new StepError(
      `${name} has no entry for ${entry}. Its entries lead to ${paths || 'nothing'}.`,
    );
  }
  if (own.length > 1) {
    throw new StepError(`${name} has several entries. Name one with --entry: ${paths}.`);
  }
  return own[0];
}

function firstEntryOf({ name, routes }: Owner, { label }: NavWishes): NavEntry {
  if (label === undefined) {
    throw new StepError(`${name} has no entry in the navigation yet. Add one with --label.`);
  }
  return { label, path: routes[0] ?? '/' };
}

/**
 * Rejects an entry that a remote can't have in the navigation.
 * @param others all other entries, including those of other remotes
 * @throws StepError with the reason
 */
export function requireNavEntry(
  { label, path, icon }: NavEntry,
  others: readonly NavEntry[],
  remote: Owner,
): void {
  const icons: readonly string[] = NAV_ICONS;
  if (label.trim() === '') throw new StepError('--label is empty; people have to read something.');
  if (!remote.isOwn(path)) {
    throw new StepError(
      `${path} is not a path of ${remote.name}. Its paths begin with ${remote.routes.join(', ')}.`,
    );
  }
  if (others.some((entry) => entry.path === path)) {
    throw new StepError(`The navigation has an entry for ${path} already.`);
  }
  const name = label.trim().toLowerCase();
  if (others.some((entry) => entry.label.trim().toLowerCase() === name)) {
    throw new StepError(`The navigation has an entry called ${label.trim()} already.`);
  }
  if (icon !== undefined && !icons.includes(icon)) {
    throw new StepError(`There is no icon called ${icon}. There are ${NAV_ICONS.join(', ')}.`);
  }
}
