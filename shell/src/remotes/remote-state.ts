import { type RemoteRelease } from '@rapport/registry';
import { OVERRIDE_VERSION } from './release-choice.ts';
import { type RemoteFailure } from './remote-failure.ts';

/**
 * The state of one remote on the page. There's one state per name, and all modules in use are of the same release:
 * `release` changes only while no other module is in use. Code of a failed release may have run before that.
 */
export interface RemoteState {
  /** The release that the name points at; null before the first load. */
  release: RemoteRelease | null;
  /** Entries that this page has requested. */
  asked: Set<string>;
  /** Entries of releases from which a module couldn't be loaded. */
  failed: Set<string>;
  /**
   * Modules, by entry and name, whose outcome won't change at this URL: they were loaded, threw, or timed out
   * twice.
   */
  settled: Set<string>;
  /** Failures, by module, that occur each time at the current URL. */
  failures: Map<string, RemoteFailure>;
  /** Path prefix of the current attempt, like `/~1`; empty for the release's own URLs. */
  prefix: string;
  /** Aborted when the name is pointed at another URL, which makes earlier loads useless. */
  turn: AbortController;
  /** Settles once the scripts are checked; null before the check begins. */
  guarded: Promise<void> | null;
  /** Loads that are running or succeeded; failed ones are removed, so that the next call retries. */
  loads: Map<string, Promise<unknown>>;
  /** Modules in use. A retry of one may change `release` only if it's the only one. */
  loaded: Map<string, unknown>;
  /** The time of the first module (`performance.now`), until its first page has rendered. */
  loadedAt: number | null;
}

/** The states of all remotes, created on first use. */
export function createRemoteStates() {
  const states = new Map<string, RemoteState>();
  return {
    known: states,
    of(name: string): RemoteState {
      const known = states.get(name);
      if (known) return known;
      const state: RemoteState = {
        release: null,
        asked: new Set(),
        failed: new Set(),
        settled: new Set(),
        failures: new Map(),
        prefix: '',
        turn: new AbortController(),
        guarded: null,
        loads: new Map(),
        loaded: new Map(),
        loadedAt: null,
      };
      states.set(name, state);
      return state;
    },
  };
}

/** The release of which other modules are in use: they and this one stay the same version. */
export function inUseByOthers(
  { loaded, release }: RemoteState,
  module: string,
): RemoteRelease | null {
  return [...loaded.keys()].some((other) => other !== module) ? release : null;
}

/** A remote in use of which a fresh page would take another release. */
export interface RemoteUpdate {
  name: string;
  /** The remote's path prefixes, from which the page derives its display name. */
  routes: readonly string[];
  /** The owner's release notes. */
  notes?: string;
}

/**
 * Returns the release to offer instead of the one in use; null if there is none. A release that this page couldn't
 * load isn't offered, and neither is one for a remote with an override.
 * @param fresh the release that a reload would use
 */
export function offeredRelease(
  { release, loaded, failed }: RemoteState,
  fresh: RemoteRelease | undefined,
): RemoteRelease | null {
  if (release === null || loaded.size === 0 || release.version === OVERRIDE_VERSION) return null;
  if (fresh === undefined || fresh.version === release.version) return null;
  return failed.has(fresh.entry) ? null : fresh;
}
