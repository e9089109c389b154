import { scriptIntegrity, type Registry, type RemoteRelease } from '@rapport/registry';
import { RemoteFailure } from './remote-failure.ts';

/** A script with the hash that the registry names for it. */
export interface GuardedScript {
  address: string;
  integrity: string;
}

/** Makes sure that scripts are what the registry says before anything imports them. Tests bring their own. */
export type ScriptGuard = (scripts: readonly GuardedScript[]) => Promise<void>;

/**
 * Has the browser fetch the scripts as modules, each with its hash: what the check lets through is
 * what a later import uses, so nothing is fetched twice. An address that the page's import map does
 * not know, like the address of a retry, is as safe as any other then. Where the browser cannot preload
 * modules, the files are fetched and compared.
 * @throws RemoteFailure `integrity` when a script is not there or not the one that was released
 */
export const guardScripts: ScriptGuard = async (scripts) => {
  const check = document.createElement('link').relList.supports('modulepreload')
    ? preload
    : fetchAndCompare;
  await Promise.all(scripts.map(check));
};

function preload({ address, integrity }: GuardedScript): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      // A dead link would keep a later one for the same address from being made.
      link.remove();
      reject(notAsReleased(address));
    };
    document.head.append(link);
  });
}

async function fetchAndCompare({ address, integrity }: GuardedScript): Promise<void> {
  const response = await fetch(address, { integrity }).catch(() => null);
  if (!response?.ok) throw notAsReleased(address);
}

function notAsReleased(address: string): RemoteFailure {
  return new RemoteFailure('integrity', `${address} couldn't be fetched as it was released.`);
}

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
