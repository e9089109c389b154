import { onContactForgotten } from '@rapport/remote-api/forget-contact';

/** Something that this browser keeps under a name of its own until it is removed. */
export interface KeptItem<T> {
  /** As it was last kept, or null; content that is none of its kind counts as none. */
  read(): T | null;
  /** Keeps `value` and says how long it will last. */
  keep(value: T): 'in-browser' | 'in-page';
  /** How long what was kept last will last. */
  lasts(): 'in-browser' | 'in-page';
  remove(): void;
  /** Calls `listener` when it may have changed by other hands than these; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

/** Where items live when the browser closes its storage to us: until the page is left. */
const keptInPage = new Map<string, unknown>();

onContactForgotten((isForgotten) => {
  for (const key of [...keptInPage.keys()]) if (isForgotten(key)) keptInPage.delete(key);
});

/** The item that local storage holds under `key`. */
export function keptItem<T>(key: string, isItem: (value: unknown) => value is T): KeptItem<T> {
  return {
    read() {
      const value = keptInPage.has(key) ? keptInPage.get(key) : parsed(readText(key));
      return isItem(value) ? value : null;
    },
    keep(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        keptInPage.delete(key);
        return 'in-browser';
      } catch {
        keptInPage.set(key, value);
        return 'in-page';
      }
    },
    lasts: () => (keptInPage.has(key) ? 'in-page' : 'in-browser'),
    remove() {
      keptInPage.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // Closed storage holds nothing to remove.
      }
    },
    subscribe(listener) {
      const stored = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', stored);
      const end = onContactForgotten((isForgotten) => {
        if (isForgotten(key)) listener();
      });
      return () => {
        window.removeEventListener('storage', stored);
        end();
      };
    },
  };
}

/** Whether `value` is an object whose fields can be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
