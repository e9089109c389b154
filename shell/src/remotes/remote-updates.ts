import { type ValueSource } from '@rapport/remote-api';
import { type RemoteRelease } from '@rapport/registry';
import { OVERRIDE_VERSION } from './release-choice.ts';
import { type RemoteState } from './remote-state.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Knows which remotes in use a fresh page would take in another version.
 * @param wanted the release that a fresh page would take of a remote
 */
export function createRemoteUpdates(
  states: ReadonlyMap<string, RemoteState>,
  wanted: (name: string) => RemoteRelease | undefined,
) {
  const listeners = new Set<() => void>();
  let names = NONE;

  const isOutdated = ([name, { release, loaded }]: [string, RemoteState]) => {
    if (release === null || loaded.size === 0 || release.version === OVERRIDE_VERSION) return false;
    const fresh = wanted(name);
    return fresh !== undefined && fresh.version !== release.version;
  };
  const source: ValueSource<ReadonlySet<string>> = {
    get: () => names,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    source,
    /** Compares again, after the registry has changed. */
    look() {
      const outdated = [...states].filter(isOutdated).map(([name]) => name);
      if (outdated.join() === [...names].join()) return;
      names = outdated.length === 0 ? NONE : new Set(outdated);
      for (const listener of listeners) listener();
    },
  };
}
