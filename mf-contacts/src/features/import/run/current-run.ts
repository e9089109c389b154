import { useSyncExternalStore } from 'react';
import { type ImportRun, type RunState } from './import-run.ts';

/** The import of this page that is under way or has ended; it outlives the page that shows it. */
let current: ImportRun | null = null;
const listeners = new Set<() => void>();

/** Shows a run to anyone who looks at the import page, or none again. */
export function setCurrentRun(run: ImportRun | null): void {
  current = run;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The run of the signed-in person; null for none. */
export function useCurrentRun(userId: string | null): ImportRun | null {
  const run = useSyncExternalStore(subscribe, () => current);
  return run?.user === userId ? run : null;
}

/** How far a run is. */
export function useRunState(run: ImportRun): RunState {
  return useSyncExternalStore(run.subscribe, run.get);
}
