import { type ShellApi } from '@rapport/remote-api';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface UnsavedText {
  hold: ShellApi['holdUnsaved'];
  isHeld(): boolean;
  /** Whether the person agrees to lose unsaved text; true at once without unsaved text. */
  mayGo(): Promise<boolean>;
  /** Drops everything without a question, for when another person is in front of the page. */
  clear(): void;
  /** The session of this person has ended by itself: their page stays, out of sight, for them to come back to. */
  keepFor(userId: string): void;
  store: StoreApi<UnsavedState>;
}

/** What the page shows of unsaved text. */
interface UnsavedState {
  held: boolean;
  /** Takes the person's answer; null unless `mayGo` waits for it. */
  answer: ((go: boolean) => void) | null;
  /** Whose page holds text while the authentication screen is in front of it. */
  keptFor: string | null;
}

/** Who has typed text that is saved nowhere yet, and the question before it is dropped. */
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
