import { isCodeMissing } from '@rapport/shared-ui';
import { CONTRACT_VERSION, type RemoteModule } from '@rapport/remote-api';
import { type Registry, type RemoteRelease } from '@rapport/registry';
import { canCompare } from './diagnose.ts';
import { type ModuleRuntime } from './module-runtime.ts';
import { RemoteFailure } from './remote-failure.ts';
import { type RemoteState } from './remote-state.ts';
import { guardedScripts, isInPage, type ScriptGuard } from './script-guard.ts';

/**
 * Finds out why a release can't be loaded; null if its files are fine.
 * @param prefix path prefix of the attempt; empty for the release's own URLs
 */
export type Diagnose = (release: RemoteRelease, prefix: string) => Promise<RemoteFailure | null>;

interface AttemptOptions {
  runtime: ModuleRuntime;
  guard: ScriptGuard;
  diagnose: Diagnose;
  /** The timeout of a load, in milliseconds. */
  timeout: number;
  /** The registry in the page's HTML. */
  inPage: Registry;
}

/**
 * Loads a module of the release that the remote's name points at. The attempt is canceled when the name is pointed
 * elsewhere, by `state.turn`.
 * @throws RemoteFailure if the module can't be loaded, or is invalid
 */
export function createAttempt(options: AttemptOptions) {
  const { runtime, guard, diagnose, timeout, inPage } = options;
  return async (id: string, state: RemoteState, release: RemoteRelease): Promise<unknown> => {
    // A module that threw would fail again, but with a less useful message.
    const known = state.failures.get(id);
    if (known) throw known;
    const { signal } = state.turn;
    const isRepeated = state.asked.has(release.entry);
    state.asked.add(release.entry);
    const guarded = (state.guarded ??= guard(guardedScripts(release, state.prefix, inPage)));
    const work = guarded.then(() => {
      // The name may point at another release by now, whose scripts haven't been checked.
      signal.throwIfAborted();
      return runtime.load(id);
    });
    // Otherwise, all of its scripts are fetched before the first one runs.
    const patience = isInPage(release, state.prefix, inPage) ? timeout : 3 * timeout;
    const waiting = whileCurrent(withTimeout(work, patience), signal);
    const loaded = await waiting.catch(async (error: unknown) => {
      if (signal.aborted) throw error;
      const isLate = error instanceof RemoteFailure && error.reason === 'timeout';
      const cause = isLate ? null : await diagnose(release, state.prefix);
      if (cause) throw cause;
      const failure = asFailure(id, error);
      // A module that fails although its files are fine will fail again; one that times out twice hangs.
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

/** Identifies a module of one release. */
export function moduleOf({ entry }: RemoteRelease, id: string): string {
  return `${entry} ${id}`;
}

/** The federation runtime's error for a script that couldn't be fetched, as opposed to one that threw. */
const NOT_FETCHED = /RUNTIME-008/i;

/** Converts an error if the files are fine by now. */
function asFailure(id: string, error: unknown): RemoteFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RemoteFailure && (error.reason !== 'integrity' || !canCompare()))
    return error;
  // A script couldn't be checked or fetched, but is fine by now: the connection was interrupted.
  if (error instanceof RemoteFailure || isCodeMissing(error) || NOT_FETCHED.test(message)) {
    return new RemoteFailure('unreachable', `${id} couldn't be fetched: ${message}`);
  }
  return new RemoteFailure('threw', `${id} threw while it was imported: ${message}`);
}

/** Returns whether a remote's export meets the contract. It comes from the network, so it's validated. */
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

/** Returns the default export of a loaded module. */
export function defaultExport(loaded: unknown): unknown {
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded
    ? loaded.default
    : undefined;
}

/**
 * Settles like `work`, unless that takes longer than `milliseconds`.
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
 * Settles like `work`, or rejects with the reason of `signal` when that's aborted, because the result would be
 * useless.
 */
function whileCurrent<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
