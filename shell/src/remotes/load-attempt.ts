import { type Registry, type RemoteRelease } from '@rapport/registry';
import { guardedScripts } from './guarded-scripts.ts';
import { defaultExport, isRemoteModule } from './is-remote-module.ts';
import { type ModuleRuntime } from './module-runtime.ts';
import { RemoteFailure } from './remote-failure.ts';
import { type RemoteState } from './remote-state.ts';
import { type ScriptGuard } from './script-guard.ts';
import { whileCurrent } from './while-current.ts';
import { withTimeout } from './with-timeout.ts';

interface AttemptOptions {
  runtime: ModuleRuntime;
  guard: ScriptGuard;
  /** Finds out why a release cannot be loaded; null when nothing is wrong with its files. */
  diagnose: (release: RemoteRelease) => Promise<RemoteFailure | null>;
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
    // A module that threw is broken in other words when it is asked for again, and no less.
    const known = state.failures.get(id);
    if (known) throw known;
    const { signal } = state.turn;
    const isRepeated = state.asked.has(release.entry);
    state.asked.add(release.entry);
    const guarded = (state.guarded ??= guard(guardedScripts(release, state.prefix, inPage)));
    const work = guarded.then(() => {
      // The name may stand for another release by now, whose scripts nobody has checked yet.
      signal.throwIfAborted();
      return runtime.load(id);
    });
    const waiting = whileCurrent(withTimeout(work, timeout), signal);
    const loaded = await waiting.catch(async (error: unknown) => {
      if (signal.aborted) throw error;
      const isLate = error instanceof RemoteFailure && error.reason === 'timeout';
      const cause = isLate ? null : await diagnose(release);
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
      throw new RemoteFailure('malformed', `${id} does not export a RemoteModule.`);
    }
    return loaded;
  };
}

/** What tells a module of one release from that of another. */
export function moduleOf({ entry }: RemoteRelease, id: string): string {
  return `${entry} ${id}`;
}

function asFailure(id: string, error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RemoteFailure('unreachable', `${id} could not be loaded: ${message}`);
}
