import { type BulkChange } from '@rapport/api-client';
import { useShellUser } from '@rapport/remote-api';
import { useSyncExternalStore } from 'react';

/** What was done to several contacts, and the way back. */
export interface BulkUndo {
  userId: string;
  text: string;
  /** What the calls of the way back take, in their order. */
  bodies: BulkChange[];
  /** What the API keeps the way back by, in place of the bodies; empty of what it doesn't keep. */
  undoIds: string[];
  /** When the way back ends, in milliseconds since 1970. */
  until: number;
}

// It outlives the page of the list, so that a look at a contact does not take it away.
let last: BulkUndo | null = null;
const listeners = new Set<() => void>();

export function offerUndo(undo: BulkUndo | null): void {
  last = undo;
  for (const listener of listeners) listener();
}

/** The last change of several contacts by this user that can be undone. */
export function useBulkUndo(): BulkUndo | null {
  const userId = useShellUser()?.id;
  const undo = useSyncExternalStore(subscribe, () => last);
  return undo !== null && undo.userId === userId ? undo : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
