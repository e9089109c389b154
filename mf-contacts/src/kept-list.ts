import { useSyncExternalStore } from 'react';

interface KeptList<T> {
  /** Puts an item in front. */
  add: (item: T) => void;
  remove: (matches: (item: T) => boolean) => void;
  /** The items, newest first; renders again when they change. */
  use: () => readonly T[];
}

interface Storage<T> {
  load: () => T[];
  save: (items: readonly T[]) => void;
}

/** A list that outlives the views that show it. It is lost with the page unless a storage keeps it. */
export function createKeptList<T>(storage?: Storage<T>): KeptList<T> {
  let items: readonly T[] = storage?.load() ?? [];
  const listeners = new Set<() => void>();
  const set = (next: readonly T[]) => {
    items = next;
    storage?.save(items);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    add: (item) => set([item, ...items]),
    remove: (matches) => set(items.filter((item) => !matches(item))),
    use: () => useSyncExternalStore(subscribe, () => items),
  };
}
