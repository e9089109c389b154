import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { type Toasts } from './toast-store.ts';

const loadRegion = () => import('./toast-region.tsx');

/** The toasts of the page, whose code comes right after the first paint. */
export function ToastsOnDemand({ toasts }: { toasts: Toasts }) {
  const { part, demand } = useOnDemand(loadRegion);
  const isDue = useStore(toasts.store, (state) => state.toast !== null);

  // Fetching is outside of React. The first toast may tell that the network is gone, so its code
  // comes before anything can fail; where that did not work, a toast that is due asks again.
  useEffect(() => {
    void demand();
  }, [isDue, demand]);

  return part && <part.ToastRegion toasts={toasts} />;
}
