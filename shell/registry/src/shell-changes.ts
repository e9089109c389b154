import { compareNumbers, LOCAL_PUBLISHER } from './local-builds.ts';
import { type Registry, type ShellRelease } from './registry.ts';

/** The registry after a release of the shell went live; what was live can be taken back to. */
export function withShellRelease(registry: Registry, release: ShellRelease): Registry {
  const { shell } = registry;
  const isLive = shell?.current.version === release.version;
  const previous = isLive ? shell.previous : shell?.current;
  return { ...registry, shell: { current: inService(release), ...(previous && { previous }) } };
}

/**
 * The registry with the shell's release before in place of the present one, which is marked as taken
 * back; a second rollback switches forward again.
 * @param release the release to go back to; undefined for the one before
 * @returns undefined when there is nothing to go back to
 */
export function shellRolledBack(
  registry: Registry,
  release?: ShellRelease,
): { next: Registry; from: ShellRelease; to: ShellRelease } | undefined {
  const { current, previous } = registry.shell ?? {};
  const earlier = release ?? previous;
  if (!current || !earlier) return undefined;
  const to = inService(earlier);
  const next = { ...registry, shell: { current: to, previous: { ...current, takenBack: true } } };
  return { next, from: current, to };
}

/**
 * The registry with a local build of the shell. What someone released by hand stays, unless the
 * workspace has a higher version by now: a start never takes a release back.
 */
export function withLocalShell(registry: Registry, release: ShellRelease): Registry {
  const current = registry.shell?.current;
  if (current?.version === release.version) return registry;
  const byHand = current !== undefined && current.publishedBy !== LOCAL_PUBLISHER;
  if (byHand && compareNumbers(release.version, current.version) <= 0) return registry;
  return withShellRelease(registry, release);
}

function inService(release: ShellRelease): ShellRelease {
  const rest = { ...release };
  delete rest.takenBack;
  return rest;
}
