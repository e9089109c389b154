import { type BulkChange } from '@rapport/api-client';
import { useShellUser } from '@rapport/remote-api';
import { useSyncExternalStore } from 'react';

/** A change of several contacts, and how to undo it. */
export interface BulkUndo {
  userId: string;
  text: string;
  /** The request bodies that undo it, in order. */
  bodies: BulkChange[];
  /** The API's ids for undoing it, instead of bodies; empty if the API stores none. */
  undoIds: string[];
  /** When undo expires, in milliseconds since 1970. */
  until: number;
}

// Outside of the list page, so that opening a contact doesn't remove it.
let last: BulkUndo | null = null;
const listeners = new Set<() => void>();

export function offerUndo(undo: BulkUndo | null): void {
  last = undo;
  for (const listener of listeners) listener();
}

/** The user's last change of several contacts that can be undone. */
export function useBulkUndo(): BulkUndo | null {
  const userId = useShellUser()?.id;
  const undo = useSyncExternalStore(subscribe, () => last);
  return undo !== null && undo.userId === userId ? undo : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
