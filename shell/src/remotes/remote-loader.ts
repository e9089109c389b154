import { CONTRACT_VERSION } from '@rapport/remote-api';
import {
  type Registry,
  type RegistryRemote,
  type RemoteRelease,
} from '@rapport/remote-api/registry';
import { logFailure } from '../log.ts';
import { type ModuleRuntime } from './module-runtime.ts';
import { RemoteFailure } from './remote-failure.ts';
import { withTimeout } from './with-timeout.ts';

interface LoaderOptions {
  registry: Registry;
  fetchRegistry: () => Promise<Registry>;
  runtime: ModuleRuntime;
  /** Milliseconds after which a load counts as failed. */
  timeout?: number;
}

/** What the page knows of one remote. There is one of these per name, so a page never runs two versions of it. */
interface RemoteState {
  /** The release that the name points at, once something was asked for. */
  release: RemoteRelease | null;
  /** Whether a module of `release` is in use; then no other version may take its place. */
  inUse: boolean;
  loads: Map<string, Promise<unknown>>;
  loaded: Map<string, unknown>;
}

export interface RemoteLoader {
  /** The module if it is here already, so that coming back to a remote renders in the same tick. */
  loaded(name: string, module: string): unknown;
  /** The module, from the current release or, when nothing of that was loaded yet, from the previous one. */
  load(name: string, module: string): Promise<unknown>;
  /** Reads the registry again and loads under an address that the browser has not seen fail. */
  retry(name: string, module: string): Promise<unknown>;
}

const TIMEOUT = 10_000;

/** Loads modules of remotes by name. All failures are `RemoteFailure`s; a failed load can be tried again. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { fetchRegistry, runtime, timeout = TIMEOUT } = options;
  const states = new Map<string, RemoteState>();
  let registry = options.registry;
  let retries = 0;

  function stateOf(name: string): RemoteState {
    const known = states.get(name);
    if (known) return known;
    const state: RemoteState = { release: null, inUse: false, loads: new Map(), loaded: new Map() };
    states.set(name, state);
    return state;
  }

  function point(name: string, state: RemoteState, release: RemoteRelease, entry = release.entry) {
    state.release = release;
    state.loads.clear();
    state.loaded.clear();
    runtime.point(name, entry);
  }

  async function loadOnce(name: string, module: string, state: RemoteState): Promise<unknown> {
    const id = `${name}/${module}`;
    const loaded = await withTimeout(runtime.load(id), timeout).catch((error: unknown) => {
      throw asFailure(id, error);
    });
    if (typeof loaded !== 'object' || loaded === null) {
      throw new RemoteFailure('malformed', `${id} exposes nothing.`);
    }
    state.inUse = true;
    state.loaded.set(module, loaded);
    return loaded;
  }

  async function loadOrFallBack(name: string, module: string, state: RemoteState) {
    const remote = remoteNamed(registry, name);
    if (state.release === null) point(name, state, remote.current);
    try {
      return await loadOnce(name, module, state);
    } catch (error) {
      const fallback = remote.previous;
      if (state.inUse || !fallback || state.release?.version === fallback.version) throw error;
      logFailure(`${name} falls back to ${fallback.version}.`, error);
      point(name, state, fallback);
      return loadOnce(name, module, state);
    }
  }

  function load(name: string, module: string): Promise<unknown> {
    const state = stateOf(name);
    const running = state.loads.get(module);
    if (running) return running;
    const started = loadOrFallBack(name, module, state);
    state.loads.set(module, started);
    // A failure is not kept: the next call tries anew. The caller hears of it through `started`.
    started.catch(() => {
      if (state.loads.get(module) === started) state.loads.delete(module);
    });
    return started;
  }

  async function retry(name: string, module: string): Promise<unknown> {
    registry = await fetchRegistry().catch(() => registry);
    const remote = remoteNamed(registry, name);
    const state = stateOf(name);
    retries += 1;
    const sameEntry = state.release === null || state.release.entry === remote.current.entry;
    // A module that threw while evaluating stays broken under its address for the life of the page,
    // and so does everything that imports it; a new path prefix gives the whole graph new addresses.
    const entry =
      sameEntry && remote.retryPrefix
        ? withRetryPrefix(remote.current.entry, retries)
        : remote.current.entry;
    point(name, state, remote.current, entry);
    return load(name, module);
  }

  return { load, retry, loaded: (name, module) => states.get(name)?.loaded.get(module) };
}

function remoteNamed(registry: Registry, name: string): RegistryRemote {
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new RemoteFailure('unknown', `The registry has no remote called ${name}.`);
  if (remote.contract !== CONTRACT_VERSION) {
    throw new RemoteFailure(
      'incompatible',
      `${name} was built for contract ${remote.contract}; this shell speaks contract ${CONTRACT_VERSION}.`,
    );
  }
  return remote;
}

function withRetryPrefix(entry: string, attempt: number): string {
  const url = new URL(entry);
  url.pathname = `/~${attempt}${url.pathname}`;
  return url.href;
}

function asFailure(id: string, error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RemoteFailure('unreachable', `${id} could not be loaded: ${message}`);
}
