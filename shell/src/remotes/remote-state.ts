import { type ValueSource } from '@rapport/remote-api';
import { type RemoteRelease } from '@rapport/registry';
import { OVERRIDE_VERSION } from './release-choice.ts';
import { type RemoteFailure } from './remote-failure.ts';

/** What the page knows of one remote. There is one of these per name, so a page never runs two versions of it. */
export interface RemoteState {
  /** The release that the name points at, once something was asked for. */
  release: RemoteRelease | null;
  /** Entries that this page has asked for. */
  asked: Set<string>;
  /** Modules, by entry and name, that a browser keeps as they are: those that came, and those that threw. */
  settled: Set<string>;
  /** What the present addresses have failed with for good, by module. */
  failures: Map<string, RemoteFailure>;
  /** Path prefix of the present attempt, like `/~1`; empty for the release's own addresses. */
  prefix: string;
  /** Ends when the name is pointed somewhere else: what was asked for before then is of no use. */
  turn: AbortController;
  /** Settles when the scripts are known to be what was released; null before that was asked. */
  guarded: Promise<void> | null;
  /** Modules on their way or here; a failed one is not kept, so that the next call tries anew. */
  loads: Map<string, Promise<unknown>>;
  /** Modules in use. While there are any, no other version may take the place of `release`. */
  loaded: Map<string, unknown>;
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
        settled: new Set(),
        failures: new Map(),
        prefix: '',
        turn: new AbortController(),
        guarded: null,
        loads: new Map(),
        loaded: new Map(),
      };
      states.set(name, state);
      return state;
    },
  };
}

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
