import { type ToastMessage } from '@rapport/remote-api';
import { type Toast } from '@rapport/shared-ui';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * Milliseconds after which a dismissed toast is removed. Until then it's only closed. shared-ui
 * (`toast-duration.ts`) defines how long a toast is on screen.
 */
const REMOVAL_DELAY = 1_000_000;

export interface Toasts {
  /** The newest toast, which replaces the one on screen. */
  store: StoreApi<{ toast: Toast | null }>;
  notify(message: ToastMessage): void;
  dismiss(id: string): void;
  /** Removes everything immediately, for when another user signs in. */
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
    // The dismissed toast may already have been replaced.
    if (toast?.id !== id || toast.open === false) return;
    store.setState({ toast: { ...toast, open: false } });
    removal = setTimeout(clear, REMOVAL_DELAY);
  }

  return { store, notify, dismiss, clear };
}
