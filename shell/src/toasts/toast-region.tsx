import { Toaster } from '@rapport/shared-ui';
import { useStore } from 'zustand';
import { type Toasts } from './toast-store.ts';

/** Renders the current toast. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const toast = useStore(toasts.store, (state) => state.toast);
  return <Toaster toast={toast} onDismiss={toasts.dismiss} />;
}
