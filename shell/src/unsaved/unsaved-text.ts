import { type ShellApi } from '@rapport/remote-api';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface UnsavedText {
  hold: ShellApi['holdUnsaved'];
  isHeld(): boolean;
  /** Asks whether the user agrees to lose unsaved text; true immediately if there is none. */
  mayGo(): Promise<boolean>;
  /** Drops everything without a question, for when another user signs in. */
  clear(): void;
  /** Call this when the user's session has ended by itself: their page stays, hidden, until they return. */
  keepFor(userId: string): void;
  store: StoreApi<UnsavedState>;
}

/** The state of unsaved text on the page. */
interface UnsavedState {
  held: boolean;
  /** Receives the user's answer; null unless `mayGo` is waiting for it. */
  answer: ((go: boolean) => void) | null;
  /** The user whose page has unsaved text behind the authentication screen. */
  keptFor: string | null;
}

/** Tracks unsaved text, and asks before it's lost. */
export function createUnsavedText(): UnsavedText {
  const store = createStore<UnsavedState>(() => ({ held: false, answer: null, keptFor: null }));
  const holds = new Set<object>();

  function show(): void {
    const held = holds.size > 0;
    if (held !== store.getState().held) store.setState({ held });
  }

  function hold(): () => void {
    const own = {};
    holds.add(own);
    show();
    return () => {
      holds.delete(own);
      show();
    };
  }

  function mayGo(): Promise<boolean> {
    if (holds.size === 0) return Promise.resolve(true);
    // A new question replaces the earlier one, whose answer is no.
    store.getState().answer?.(false);
    return new Promise((resolve) => {
      const answer = (go: boolean) => {
        store.setState({ answer: null });
        resolve(go);
      };
      store.setState({ answer });
    });
  }

  function clear(): void {
    store.getState().answer?.(false);
    holds.clear();
    store.setState({ held: false, keptFor: null });
  }

  function keepFor(userId: string): void {
    store.getState().answer?.(false);
    store.setState({ keptFor: userId });
  }

  return { hold, isHeld: () => holds.size > 0, mayGo, clear, keepFor, store };
}
