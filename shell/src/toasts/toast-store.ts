import { type ToastMessage } from '@rapport/remote-api';
import { type Toast } from '@rapport/shared-ui';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * Milliseconds after which a dismissed toast is forgotten. Until then it only counts as closed. How long
 * a toast is on screen is in shared-ui (`toast-duration.ts`).
 */
const REMOVAL_DELAY = 1_000_000;

export interface Toasts {
  /** One toast at a time; the newest replaces the one on screen. */
  store: StoreApi<{ toast: Toast | null }>;
  notify(message: ToastMessage): void;
  dismiss(id: string): void;
  /** Forgets everything at once, for when another person is in front of the page. */
  clear(): void;
}

export function createToasts(): Toasts {
  const store = createStore<{ toast: Toast | null }>(() => ({ toast: null }));
  let count = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;

  function clear(): void {
    clearTimeout(removal);
    store.setState({ toast: null });
  }

  function notify(message: ToastMessage): void {
    clearTimeout(removal);
    count += 1;
    store.setState({ toast: { ...message, id: String(count), open: true } });
  }

  function dismiss(id: string): void {
    const { toast } = store.getState();
    // The one that closes may have been replaced by the time it says so.
    if (toast?.id !== id || toast.open === false) return;
    store.setState({ toast: { ...toast, open: false } });
    removal = setTimeout(clear, REMOVAL_DELAY);
  }

  return { store, notify, dismiss, clear };
}
