import { useSyncExternalStore } from 'react';
import { type ImportRun, type RunState } from './import-run.ts';

/** The running or completed import. It outlives the page that shows it. */
let current: ImportRun | null = null;
const listeners = new Set<() => void>();

/** Sets the run that the import page shows, or none. */
export function setCurrentRun(run: ImportRun | null): void {
  current = run;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The run of the signed-in user; null if there's none. */
export function useCurrentRun(userId: string | null): ImportRun | null {
  const run = useSyncExternalStore(subscribe, () => current);
  return run?.user === userId ? run : null;
}

/** The state of a run. */
export function useRunState(run: ImportRun): RunState {
  return useSyncExternalStore(run.subscribe, run.get);
}
