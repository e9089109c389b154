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
 * not know, like that of a retry, is as safe as any other then. Where the browser cannot preload
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
  return new RemoteFailure('integrity', `${address} could not be fetched as it was released.`);
}
