import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { type Toasts } from './toast-store.ts';

const loadRegion = () => import('./toast-region.tsx');

/** The toasts of the page, whose code comes when the page is at rest or the first one is due. */
export function ToastsOnDemand({ toasts }: { toasts: Toasts }) {
  const { part, prepare, demand } = useOnDemand(loadRegion);
  const isDue = useStore(toasts.store, (state) => state.toast !== null);

  // The first toast may tell that the network is gone: its code should be there by then.
  useEffect(() => {
    const timer = setTimeout(prepare, 2000);
    return () => clearTimeout(timer);
  }, [prepare]);
  // Fetching is outside of React.
  useEffect(() => {
    if (isDue) void demand();
  }, [isDue, demand]);

  return part && <part.ToastRegion toasts={toasts} />;
}
