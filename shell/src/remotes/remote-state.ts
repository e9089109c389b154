import { type RemoteRelease } from '@rapport/registry';
import { OVERRIDE_VERSION } from './release-choice.ts';
import { type RemoteFailure } from './remote-failure.ts';

/**
 * What the page knows of one remote. There is one state per name, and all modules in use are of the same
 * release: `release` changes only while no other module is in use. Code of a release that failed may have
 * run before that.
 */
export interface RemoteState {
  /** The release that the name points at, once something was asked for. */
  release: RemoteRelease | null;
  /** Entries that this page has asked for. */
  asked: Set<string>;
  /** Entries of releases from which a module could not be loaded. */
  failed: Set<string>;
  /** Modules, by entry and name, whose outcome will not change under this address: they came, threw, or were late twice. */
  settled: Set<string>;
  /** By module, the failure that the present address gives each time. */
  failures: Map<string, RemoteFailure>;
  /** Path prefix of the present attempt, like `/~1`; empty for the release's own addresses. */
  prefix: string;
  /** Is aborted when the name is pointed at another address: loads that began before are of no use then. */
  turn: AbortController;
  /** Settles once the scripts are checked; null before the check has begun. */
  guarded: Promise<void> | null;
  /** Loads that are under way or succeeded; a failed one is removed, so that the next call tries again. */
  loads: Map<string, Promise<unknown>>;
  /** Modules in use. A retry of one of them may change `release` only if it is the only one. */
  loaded: Map<string, unknown>;
  /** When the first of them came (`performance.now`), until its first page stands. */
  loadedAt: number | null;
}

/** The states of all remotes, made when first asked for. */
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
  /** Path prefixes that the remote renders, from which the page knows what people call it. */
  routes: readonly string[];
  /** What its owner says about the release. */
  notes?: string;
}

/**
 * The release to offer in place of the one in use; null when there is none. A release that this page
 * could not load is not offered, and neither is one to a developer who has the remote on their machine.
 * @param fresh the release that a fresh page would take
 */
export function offeredRelease(
  { release, loaded, failed }: RemoteState,
  fresh: RemoteRelease | undefined,
): RemoteRelease | null {
  if (release === null || loaded.size === 0 || release.version === OVERRIDE_VERSION) return null;
  if (fresh === undefined || fresh.version === release.version) return null;
  return failed.has(fresh.entry) ? null : fresh;
}
