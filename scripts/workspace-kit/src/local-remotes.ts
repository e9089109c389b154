import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IS_OUTSIDE, REPOSITORY } from './repository.ts';
import { remoteName } from './rooms.ts';
import { StepError } from './steps.ts';

/** A remote that is built in this workspace and served by the local stack. */
export interface LocalRemote {
  name: string;
  /** Port of its origin, relative to RAPPORT_PORT. */
  portOffset: number;
  /** Path prefixes that it claims. */
  routes: string[];
  /** Navigation entries that its first registration adds. */
  nav: NavEntry[];
  /** Set if it also has the page at `/`. */
  index?: true;
}

interface NavEntry {
  label: string;
  path: string;
}

/** File with the paths of a remote and its navigation entries. */
const DESCRIPTION = 'navigation.json';

/**
 * Returns the remotes of a workspace, as described in their `navigation.json`, sorted by port.
 * @throws StepError with the file whose description is missing or invalid
 */
export function findLocalRemotes(workspace: string): LocalRemote[] {
  const alone = remoteName(workspace);
  if (alone !== undefined) return [readRemote(workspace, alone, '')];
  const remotes = readdirSync(workspace)
    .filter((name) => name.startsWith('mf-') && existsSync(join(workspace, name, 'package.json')))
    .map((name) => readRemote(workspace, name, name))
    .sort((a, b) => a.portOffset - b.portOffset);
  const taken = new Map<number, string>();
  for (const { name, portOffset } of remotes) {
    const other = taken.get(portOffset);
    if (other) {
      throw new StepError(
        `${name} and ${other} both ask for port offset ${portOffset}. Change one in its ${DESCRIPTION}.`,
      );
    }
    taken.set(portOffset, name);
  }
  return remotes;
}

/** @param folder of the remote, relative to the workspace */
function readRemote(workspace: string, name: string, folder: string): LocalRemote {
  const file = join(folder, DESCRIPTION);
  const path = join(workspace, file);
  const described: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  // Only a workspace with several remotes needs ports.
  const hasPort = folder === '' || Number.isInteger(Reflect.get(Object(described), 'portOffset'));
  if (!isDescription(described) || !hasPort) {
    throw new StepError(
      `${file} does not say what the remote serves. It needs "portOffset" (a number), "routes" (paths) and, if it wants, "nav" and "index".`,
    );
  }
  const { portOffset = 0, routes, nav = [], index } = described;
  return { name, portOffset, routes, nav, ...(index && { index }) };
}

interface Description {
  portOffset?: number;
  routes: string[];
  nav?: NavEntry[];
  index?: true;
}

function isDescription(value: unknown): value is Description {
  if (typeof value !== 'object' || value === null) return false;
  const routes: unknown = Reflect.get(value, 'routes');
  const nav: unknown = Reflect.get(value, 'nav') ?? [];
  return (
    Array.isArray(routes) &&
    routes.every((route) => typeof route === 'string' && /^\/[a-z0-9/-]+$/.test(route)) &&
    Array.isArray(nav) &&
    nav.every((entry) => typeof entry?.label === 'string' && typeof entry?.path === 'string')
  );
}

/** The remotes of this workspace; in another repository, its one remote. */
export const LOCAL_REMOTES: readonly LocalRemote[] =
  IS_OUTSIDE && remoteName(REPOSITORY) === undefined ? [] : findLocalRemotes(REPOSITORY);

/** Navigation entries that exist even if no remote claims their path. */
const PLANNED_NAV: readonly NavEntry[] = [{ label: 'Analytics', path: '/analytics' }];

/** Navigation of a new deployment: only entries of this workspace's remotes, so no entry leads nowhere. */
export const OWN_NAV: readonly NavEntry[] = LOCAL_REMOTES.flatMap(({ nav }) => nav);

/** Navigation of a new registry, which its editors can change afterward. */
export const FIRST_NAV: readonly NavEntry[] = [
  ...OWN_NAV.filter(({ path }) => !PLANNED_NAV.some((planned) => planned.path === path)),
  ...PLANNED_NAV,
];
