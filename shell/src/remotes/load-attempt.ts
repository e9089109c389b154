import { isCodeMissing } from '@rapport/shared-ui';
import { CONTRACT_VERSION, type RemoteModule } from '@rapport/remote-api';
import { type Registry, type RemoteRelease } from '@rapport/registry';
import { canCompare } from './diagnose.ts';
import { type ModuleRuntime } from './module-runtime.ts';
import { RemoteFailure } from './remote-failure.ts';
import { type RemoteState } from './remote-state.ts';
import { guardedScripts, type ScriptGuard } from './script-guard.ts';

/**
 * Finds out why a release cannot be loaded; null when nothing is wrong with its files.
 * @param prefix path prefix of the attempt; empty for the release's own addresses
 */
export type Diagnose = (release: RemoteRelease, prefix: string) => Promise<RemoteFailure | null>;

interface AttemptOptions {
  runtime: ModuleRuntime;
  guard: ScriptGuard;
  diagnose: Diagnose;
  /** Milliseconds after which a load counts as failed. */
  timeout: number;
  /** The registry that the page was served with. */
  inPage: Registry;
}

/**
 * One attempt to load a module of the release that its remote's name points at. It ends early when
 * the name is pointed elsewhere, which `state.turn` tells.
 * @throws RemoteFailure when the module cannot be loaded, or is not what it has to be
 */
export function createAttempt(options: AttemptOptions) {
  const { runtime, guard, diagnose, timeout, inPage } = options;
  return async (id: string, state: RemoteState, release: RemoteRelease): Promise<unknown> => {
    // A module that threw would fail again, but with a message that says less.
    const known = state.failures.get(id);
    if (known) throw known;
    const { signal } = state.turn;
    const isRepeated = state.asked.has(release.entry);
    state.asked.add(release.entry);
    const guarded = (state.guarded ??= guard(guardedScripts(release, state.prefix, inPage)));
    const work = guarded.then(() => {
      // The name may stand for another release by now, whose scripts no one has checked yet.
      signal.throwIfAborted();
      return runtime.load(id);
    });
    const waiting = whileCurrent(withTimeout(work, timeout), signal);
    const loaded = await waiting.catch(async (error: unknown) => {
      if (signal.aborted) throw error;
      const isLate = error instanceof RemoteFailure && error.reason === 'timeout';
      const cause = isLate ? null : await diagnose(release, state.prefix);
      if (cause) throw cause;
      const failure = asFailure(id, error);
      // A module that fails while its files are in order does so again; one that is late twice hangs.
      if (!isLate || isRepeated) state.settled.add(moduleOf(release, id));
      if (!isLate && !signal.aborted) state.failures.set(id, failure);
      throw failure;
    });
    state.settled.add(moduleOf(release, id));
    if (typeof loaded !== 'object' || loaded === null) {
      throw new RemoteFailure('malformed', `${id} exposes nothing.`);
    }
    if (id.endsWith('/module') && !isRemoteModule(defaultExport(loaded))) {
      throw new RemoteFailure('malformed', `${id} doesn't export a RemoteModule.`);
    }
    return loaded;
  };
}

/** What tells a module of one release from the same module of another. */
export function moduleOf({ entry }: RemoteRelease, id: string): string {
  return `${entry} ${id}`;
}

/** How the federation runtime says that a script could not be fetched, and not that it threw. */
const NOT_FETCHED = /RUNTIME-008/i;

/** What to say about an error, when nothing is wrong with the files by now. */
function asFailure(id: string, error: unknown): RemoteFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RemoteFailure && (error.reason !== 'integrity' || !canCompare()))
    return error;
  // A script that could not be checked, or fetched, and is in order by now: the line was interrupted.
  if (error instanceof RemoteFailure || isCodeMissing(error) || NOT_FETCHED.test(message)) {
    return new RemoteFailure('unreachable', `${id} couldn't be fetched: ${message}`);
  }
  return new RemoteFailure('threw', `${id} threw while it was imported: ${message}`);
}

/** Whether what a remote exported is what the contract asks for. It comes from the network, so nothing is taken on trust. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contract' in value &&
    value.contract === CONTRACT_VERSION &&
    'createRoutes' in value &&
    typeof value.createRoutes === 'function'
  );
}

/** What a loaded module exports as its default. */
export function defaultExport(loaded: unknown): unknown {
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded
    ? loaded.default
    : undefined;
}

/**
 * Settles as `work` does, unless that takes longer than `milliseconds`.
 * @throws RemoteFailure with reason `timeout`
 */
async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteFailure('timeout', `No answer within ${milliseconds / 1000} s.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Settles as `work` does, or rejects with the reason of `signal` as soon as that is aborted, because
 * the result could not be used any more.
 */
function whileCurrent<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
