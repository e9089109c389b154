import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IS_OUTSIDE, REPOSITORY } from './repository.ts';
import { remoteName } from './rooms.ts';
import { StepError } from './steps.ts';

/** A remote that is built in this workspace and served by the local stack. */
export interface LocalRemote {
  name: string;
  /** Its origin's port, counted from RAPPORT_PORT. */
  portOffset: number;
  /** Path prefixes that it claims. */
  routes: string[];
  /** What it adds to the navigation when it is registered for the first time. */
  nav: NavEntry[];
  /** Whether it also has the page at `/`. */
  index?: true;
}

interface NavEntry {
  label: string;
  path: string;
}

/** Says which paths a remote owns and what it adds to the navigation. */
const DESCRIPTION = 'navigation.json';

/**
 * The remotes of a workspace, as their `navigation.json` describes them, in the order of their ports.
 * @throws StepError naming the file whose description is missing or wrong
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
  // The ports of a workspace matter to no one outside of it.
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

/** Those of this workspace; in another repository, the one remote that it is the repository of. */
export const LOCAL_REMOTES: readonly LocalRemote[] =
  IS_OUTSIDE && remoteName(REPOSITORY) === undefined ? [] : findLocalRemotes(REPOSITORY);

/** Entries of the navigation that stand there whether or not a remote claims their path. */
const PLANNED_NAV: readonly NavEntry[] = [{ label: 'Analytics', path: '/analytics' }];

/** The navigation of a new deployment: what the remotes of this workspace have, and nothing that leads nowhere. */
export const OWN_NAV: readonly NavEntry[] = LOCAL_REMOTES.flatMap(({ nav }) => nav);

/** The navigation of a new registry; afterward it belongs to its editors. */
export const FIRST_NAV: readonly NavEntry[] = [
  ...OWN_NAV.filter(({ path }) => !PLANNED_NAV.some((planned) => planned.path === path)),
  ...PLANNED_NAV,
];
