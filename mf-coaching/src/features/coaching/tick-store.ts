import { parseStepTicks, type StepTicks } from './step-ticks.ts';

/** The ticks of one person, kept in this browser. */
export interface TickStore {
  get(): StepTicks;
  /** Calls `listener` after each change, also from another tab; the returned function ends that. */
  subscribe(listener: () => void): () => void;
  /** Applies `change` to the ticks as they are now. */
  update(change: (ticks: StepTicks) => StepTicks): void;
}

const stores = new Map<string, TickStore>();

/**
 * The one store of a person.
 * @param userId whose ticks they are: two people on one computer never see each other's
 */
export function tickStore(userId: string): TickStore {
  const store = stores.get(userId) ?? createTickStore(`rapport.step-ticks:${userId}`);
  stores.set(userId, store);
  return store;
}

/** A store on one key of the browser's storage; where that is closed or full, ticks last as long as the page. */
function createTickStore(key: string): TickStore {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let ticks: StepTicks = {};
  let lasting = true;

  /** Another tab may have ticked in the meantime. */
  const refresh = () => {
    const stored = lasting ? read(key) : text;
    if (stored === text) return;
    text = stored;
    ticks = parseStepTicks(text);
  };
  const tell = () => listeners.forEach((listener) => listener());
  const follow = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== key && event.key !== null) return;
    refresh();
    tell();
  };

  refresh();
  return {
    get: () => ticks,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', follow);
      listeners.add(listener);
      refresh();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', follow);
      };
    },
    update(change) {
      refresh();
      ticks = change(ticks);
      text = JSON.stringify(ticks);
      lasting = lasting && write(key, text);
      tell();
    },
  };
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
