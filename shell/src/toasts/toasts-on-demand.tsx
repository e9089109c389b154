import { useQueryClient } from '@rapport/remote-api/query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { afterFirstData } from '../query/after-first-data.ts';
import { type Toasts } from './toast-store.ts';

/** Milliseconds after the first data, which is when the page fetches the rest of its parts. */
const PAUSE = 2000;

const loadRegion = () => import('./toast-region.tsx');

/** The toasts of the page, whose code comes after the first data, or with the first toast if that is earlier. */
export function ToastsOnDemand({ toasts }: { toasts: Toasts }) {
  const queryClient = useQueryClient();
  const { part, demand } = useOnDemand(loadRegion);
  const isDue = useStore(toasts.store, (state) => state.toast !== null);

  // Fetching is outside of React. A toast may tell that the network is gone, so its code does not
  // wait for the first one; where that did not work, a toast that is due asks again.
  useEffect(() => {
    if (!isDue) return afterFirstData(queryClient, () => void demand(), PAUSE);
    void demand();
    return undefined;
  }, [isDue, demand, queryClient]);

  return part && <part.ToastRegion toasts={toasts} />;
}
