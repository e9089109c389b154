import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { type Toasts } from './toast-store.ts';

const loadRegion = () => import('./toast-region.tsx');

/** Milliseconds that the first page has for itself. */
const HEAD_START = 10_000;

/** The toasts of the page, whose code comes with the first toast, or once the page has had time to load. */
export function ToastsOnDemand({ toasts }: { toasts: Toasts }) {
  const { part, demand } = useOnDemand(loadRegion);
  const isDue = useStore(toasts.store, (state) => state.toast !== null);

  // Fetching is outside of React. A toast may tell that the network is gone, so its code does not
  // wait for the first one; where that did not work, a toast that is due asks again.
  useEffect(() => {
    const timer = setTimeout(() => void demand(), isDue ? 0 : HEAD_START);
    return () => clearTimeout(timer);
  }, [isDue, demand]);

  return part && <part.ToastRegion toasts={toasts} />;
}
