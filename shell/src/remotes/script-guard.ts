import { scriptIntegrity, type Registry, type RemoteRelease } from '@rapport/registry';
import { RemoteFailure } from './remote-failure.ts';

/** A script with its hash from the registry. */
export interface GuardedScript {
  address: string;
  integrity: string;
}

/** Verifies that scripts match the registry before they're imported. Tests replace it. */
export type ScriptGuard = (scripts: readonly GuardedScript[]) => Promise<void>;

/**
 * Makes the browser fetch the scripts as modules, each with its hash: a later import uses what passed the check, so
 * nothing is fetched twice. That also protects URLs that aren't in the page's import map, like those of a retry. If
 * the browser can't preload modules, the files are fetched and compared.
 * @throws RemoteFailure `integrity` if a script is missing or differs from the release
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
      // A failed link would block a later one for the same URL.
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
 * Returns the scripts of a release to check before use, at the URLs of this attempt. Scripts in the page's import
 * map are checked by the browser on import; for those, the initial ones are enough, which also fetches them in
 * parallel. All others are checked now.
 * @param prefix path prefix of a retry, like `/~1`; empty for the release's own URLs
 * @param inPage the registry in the page's HTML, from which its import map was created
 */
export function guardedScripts(
  release: RemoteRelease,
  prefix: string,
  inPage: Registry,
): GuardedScript[] {
  const isMapped = isInPage(release, prefix, inPage);
  const first = new Set(release.preload);
  return Object.entries(scriptIntegrity(release))
    .filter(([address]) => !isMapped || first.has(address) || address === release.entry)
    .map(([address, integrity]) => ({ address: withPrefix(address, prefix), integrity }));
}

/** Returns whether the browser checks each script of the release on import, by the page's import map. */
export function isInPage(release: RemoteRelease, prefix: string, inPage: Registry): boolean {
  return prefix === '' && hasRelease(inPage, release);
}

/** Adds a path prefix to a URL, which the origin strips. */
export function withPrefix(address: string, prefix: string): string {
  const url = new URL(address);
  url.pathname = prefix + url.pathname;
  return url.href;
}

function hasRelease(registry: Registry, { entry, integrity }: RemoteRelease): boolean {
  return registry.remotes.some(({ current, candidate }) =>
    [current, candidate].some((known) => known?.entry === entry && known.integrity === integrity),
  );
}
