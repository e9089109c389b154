import { scriptIntegrity, type Registry, type RemoteRelease } from '@rapport/registry';
import { type GuardedScript } from './script-guard.ts';

/**
 * Which scripts of a release are to be checked before it is used, at the addresses of this attempt.
 * Those that the page's import map has are checked by the browser whenever they are imported; then
 * the first ones are enough, which also fetches them side by side. Everything else is checked now.
 * @param prefix path prefix of a retry, like `/~1`; empty for the release's own addresses
 * @param inPage the registry that the page was served with, from which its import map was made
 */
export function guardedScripts(
  release: RemoteRelease,
  prefix: string,
  inPage: Registry,
): GuardedScript[] {
  const isMapped = prefix === '' && hasRelease(inPage, release);
  const first = new Set(release.preload);
  return Object.entries(scriptIntegrity(release))
    .filter(([address]) => !isMapped || first.has(address) || address === release.entry)
    .map(([address, integrity]) => ({ address: withPrefix(address, prefix), integrity }));
}

/** The address under a path prefix, which the origin strips. */
export function withPrefix(address: string, prefix: string): string {
  const url = new URL(address);
  url.pathname = prefix + url.pathname;
  return url.href;
}

function hasRelease(registry: Registry, { entry, integrity }: RemoteRelease): boolean {
  return registry.remotes.some(({ current, previous, candidate }) =>
    [current, previous, candidate].some(
      (known) => known?.entry === entry && known.integrity === integrity,
    ),
  );
}
