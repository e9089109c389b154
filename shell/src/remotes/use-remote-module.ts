import { type RemoteModule } from '@rapport/remote-api';
import { startTransition, useEffect, useState } from 'react';
import { defaultExport, isRemoteModule } from './load-attempt.ts';
import { RemoteFailure } from './remote-failure.ts';
import { type RemoteLoader } from './remote-loader.ts';

export type RemoteModuleState =
  | { status: 'loading' }
  /**
   * `attempt` counts the loads of the module, to distinguish loads that returned the same module. While `retrying`,
   * the next load is running.
   */
  | { status: 'ready'; module: RemoteModule; attempt: number; retrying: boolean }
  | { status: 'failed' | 'retrying'; failure: RemoteFailure };

/** The routes module of a remote, and a function to retry after a failure. */
export function useRemoteModule(loader: RemoteLoader, name: string) {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ attempt: number; state: RemoteModuleState }>();

  // Loads over the network, and ignores the result once another attempt has begun.
  useEffect(() => {
    let current = true;
    const load = attempt === 0 ? loader.load(name, 'module') : loader.retry(name, 'module');
    void load
      .then((loaded) => ready(name, loaded, attempt))
      .catch((error: unknown): RemoteModuleState => ({
        status: 'failed',
        failure: asFailure(error),
      }))
      .then((state) => {
        // The current content stays until the remote's page is there.
        if (current) startTransition(() => setSettled({ attempt, state }));
      });
    return () => {
      current = false;
    };
  }, [loader, name, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  if (settled === undefined) return { state: alreadyHere(loader, name), retry };
  return { state: settled.attempt === attempt ? settled.state : retrying(settled.state), retry };
}

/** During a new attempt, the previous content stays on the page. */
function retrying(state: RemoteModuleState): RemoteModuleState {
  switch (state.status) {
    case 'failed':
      return { status: 'retrying', failure: state.failure };
    case 'ready':
      return { ...state, retrying: true };
    case 'loading':
    case 'retrying':
      return state;
    default:
      return state satisfies never;
  }
}

function alreadyHere(loader: RemoteLoader, name: string): RemoteModuleState {
  const module = defaultExport(loader.loaded(name, 'module'));
  return isRemoteModule(module)
    ? { status: 'ready', module, attempt: 0, retrying: false }
    : { status: 'loading' };
}

function ready(name: string, loaded: unknown, attempt: number): RemoteModuleState {
  const module = defaultExport(loaded);
  if (isRemoteModule(module)) return { status: 'ready', module, attempt, retrying: false };
  throw new RemoteFailure('malformed', `${name}/module doesn't export a RemoteModule.`);
}

function asFailure(error: unknown): RemoteFailure {
  return error instanceof RemoteFailure ? error : new RemoteFailure('malformed', String(error));
}
