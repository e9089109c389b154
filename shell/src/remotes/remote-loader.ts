import { type Registry, type RegistryRemote, type RemoteRelease } from '@rapport/registry';
import { isOfThisContract, requireContract } from './required-contract.ts';
import { type FailedCandidates, releasesFor } from './release-choice.ts';
import { type ReportFailure } from './failure-reports.ts';
import { type ScriptGuard, withPrefix } from './script-guard.ts';
import { createAttempt, type Diagnose, moduleOf } from './load-attempt.ts';
import { type ModuleRuntime } from './module-runtime.ts';
import { type Overrides } from './overrides.ts';
import { RemoteFailure } from './remote-failure.ts';
import {
  createRemoteStates,
  inUseByOthers,
  offeredRelease,
  type RemoteState,
  type RemoteUpdate,
} from './remote-state.ts';

export interface LoaderOptions {
  registry: Registry;
  fetchRegistry: () => Promise<Registry>;
  runtime: ModuleRuntime;
  guard: ScriptGuard;
  /** Returns the signed-in user's ID; null without one. */
  userId: () => string | null;
  overrides: Overrides;
  failedCandidates: FailedCandidates;
  report: ReportFailure;
  /** Called once for each release that a module was loaded from, with the milliseconds that it took. */
  onLoaded?: (remote: string, version: string, ms: number) => void;
  /** Hears how many milliseconds after that the first page of a remote stood. */
  onShown?: (remote: string, version: string, ms: number) => void;
  diagnose: Diagnose;
  /** The timeout of a load, in milliseconds. */
  timeout?: number;
}

export interface RemoteLoader {
  /** Returns the module if it's already loaded, so that returning to a remote renders synchronously. */
  loaded(name: string, module: string): unknown;
  /** Returns the module, from the first release for this user that can be loaded. */
  load(name: string, module: string): Promise<unknown>;
  /** Reads the registry again and loads at a URL that hasn't failed in this browser. */
  retry(name: string, module: string): Promise<unknown>;
  /**
   * Returns whether a retry would give the same result, because the origin has no other URL for the module and the
   * browser caches the outcome. Only a reload of the page or a new release helps then.
   */
  needsReload(name: string, module: string): boolean;
  /** Reports a failure after loading: the module threw while rendering, or is invalid. */
  failed(name: string, module: string, error: unknown): void;
  /**
   * Records that the first page of a remote has rendered. @param asked when the page was requested
   * (`performance.now`)
   */
  shown(name: string, asked: number): void;
  /** Reads the registry again. What is in use stays. @returns what a fresh page would take in another version */
  refresh(): Promise<RemoteUpdate[]>;
  /** The overrides of this tab. */
  overrides: Overrides;
  /** Returns the names of the remotes in the registry. */
  names(): string[];
}

const TIMEOUT = 10_000;

/** Loads modules of remotes by name. All errors are `RemoteFailure`s; a failed load can be retried. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { fetchRegistry, runtime, overrides, failedCandidates, report } = options;
  const attempt = createAttempt({
    runtime,
    guard: options.guard,
    diagnose: options.diagnose,
    timeout: options.timeout ?? TIMEOUT,
    inPage: options.registry,
  });
  const states = createRemoteStates();
  let registry = options.registry;
  let prefixes = 0;

  const choices = (remote: RegistryRemote) =>
    releasesFor(remote, {
      userId: options.userId(),
      hasFailed: failedCandidates.has,
      override: overrides.get()[remote.name],
    });
  const updates = () =>
    registry.remotes.flatMap((remote): RemoteUpdate[] => {
      const { name, routes } = remote;
      const offered = offeredRelease(states.of(name), choices(remote)[0]);
      const notes = offered?.notes;
      return offered === null ? [] : [{ name, routes, ...(notes && { notes }) }];
    });

  function point(remote: RegistryRemote, state: RemoteState, release: RemoteRelease): void {
    const isOther = state.release?.entry !== release.entry;
    state.turn.abort();
    state.turn = new AbortController();
    state.release = release;
    state.loads.clear();
    state.failures.clear();
    if (isOther) state.loaded.clear();
    state.prefix = freshPrefix(remote, state, release);
    state.guarded = null;
    runtime.point(remote.name, withPrefix(release.entry, state.prefix));
  }

  /**
   * A module that threw while evaluating, and everything that imports it, stays broken at its URL until the page is
   * reloaded; a new path prefix gives the whole graph new URLs.
   */
  function freshPrefix(remote: RegistryRemote, state: RemoteState, { entry }: RemoteRelease) {
    if (!remote.retryPrefix || !state.asked.has(entry)) return '';
    prefixes += 1;
    return `/~${prefixes}`;
  }

  async function loadFirst(name: string, module: string, state: RemoteState): Promise<unknown> {
    const tried = new Set<string>();
    for (;;) {
      const remote = remoteNamed(registry, name);
      if (remote.fault !== undefined) {
        const failure = new RemoteFailure('malformed', remote.fault);
        report({ remote: name, module, version: '' }, failure);
        throw failure;
      }
      const release = state.release ?? firstOf(choices(remote));
      if (state.release === null) point(remote, state, release);
      const { signal } = state.turn;
      const began = performance.now();
      try {
        requireContract(remote, release);
        const loaded = await attempt(`${name}/${module}`, state, release);
        // Another module of this remote has changed the release in the meantime: use that, because a page never
        // runs two versions.
        if (signal.aborted) continue;
        if (state.loaded.size === 0) {
          state.loadedAt = performance.now();
          options.onLoaded?.(name, release.version, state.loadedAt - began);
        }
        state.loaded.set(module, loaded);
        return loaded;
      } catch (error) {
        if (signal.aborted) continue;
        state.failed.add(release.entry);
        report({ remote: name, module, version: release.version }, error);
        giveUpCandidate(remote, release);
        tried.add(release.entry);
        const next = state.loaded.size === 0 ? await untriedRelease(name, tried) : undefined;
        if (signal.aborted) continue;
        if (!next) throw error;
        point(remoteNamed(registry, name), state, next);
      }
    }
  }

  /** Returns the release to fall back to. The page's registry has no previous ones, so it may be read again. */
  async function untriedRelease(name: string, tried: ReadonlySet<string>) {
    const find = () => choices(remoteNamed(registry, name)).find(({ entry }) => !tried.has(entry));
    return find() ?? (await readAgain().then(find));
  }

  /** A candidate that has failed is excluded for this visit. */
  function giveUpCandidate(remote: RegistryRemote, failed: RemoteRelease | null): void {
    const { candidate, name } = remote;
    if (candidate && candidate.entry === failed?.entry) {
      failedCandidates.add(name, candidate.version);
    }
  }

  function load(name: string, module: string): Promise<unknown> {
    const state = states.of(name);
    const running = state.loads.get(module);
    if (running) return running;
    const started = loadFirst(name, module, state);
    state.loads.set(module, started);
    // The caller gets the error from `started`.
    started.catch(() => {
      if (state.loads.get(module) === started) state.loads.delete(module);
    });
    return started;
  }

  async function retry(name: string, module: string): Promise<unknown> {
    const state = states.of(name);
    state.loaded.delete(module);
    state.loads.delete(module);
    await readAgain();
    // Another caller uses it by now, and a module in use stays.
    if (state.loaded.has(module)) return state.loaded.get(module);
    const remote = remoteNamed(registry, name);
    const release = inUseByOthers(state, module) ?? firstOf(choices(remote));
    // If the entry is invalid, there's nothing to point at; the load reports that.
    if (remote.fault === undefined) point(remote, state, release);
    return load(name, module);
  }

  function needsReload(name: string, module: string): boolean {
    const remote = registry.remotes.find((known) => known.name === name);
    if (!remote || remote.retryPrefix) return false;
    const state = states.of(name);
    const release =
      inUseByOthers(state, module) ??
      choices(remote).find((other) => isOfThisContract(remote, other));
    return release !== undefined && state.settled.has(moduleOf(release, `${name}/${module}`));
  }

  async function readAgain(): Promise<void> {
    registry = await fetchRegistry().catch(() => registry);
  }

  return {
    load,
    retry,
    needsReload,
    loaded: (name, module) => states.known.get(name)?.loaded.get(module),
    failed(name, module, error) {
      const release = states.of(name).release;
      report({ remote: name, module, version: release?.version ?? '' }, error);
      const remote = registry.remotes.find((known) => known.name === name);
      if (remote) giveUpCandidate(remote, release);
    },
    shown(name, asked) {
      const state = states.of(name);
      const { release, loadedAt } = state;
      if (!release || loadedAt === null) return;
      state.loadedAt = null;
      options.onShown?.(name, release.version, performance.now() - Math.max(loadedAt, asked));
    },
    refresh: () => readAgain().then(updates),
    overrides,
    names: () => registry.remotes.map(({ name }) => name),
  };
}

function firstOf(releases: readonly RemoteRelease[]): RemoteRelease {
  const [first] = releases;
  if (!first) throw new RemoteFailure('unknown', "There's no release to load.");
  return first;
}

function remoteNamed(registry: Registry, name: string): RegistryRemote {
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new RemoteFailure('unknown', `The registry has no remote called ${name}.`);
  return remote;
}
