import { useQueryClient } from '@rapport/remote-api/query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { afterInitialData } from '../query/after-initial-data.ts';
import { type Toasts } from './toast-store.ts';

/** Milliseconds after the first data, when the page fetches its other parts. */
const PAUSE = 2000;

const loadRegion = () => import('./toast-region.tsx');

/** The toasts of the page, whose code is fetched after the first data, or with the first toast if that's earlier. */
export function ToastsOnDemand({ toasts }: { toasts: Toasts }) {
  const queryClient = useQueryClient();
  const { part, demand } = useOnDemand(loadRegion);
  const isDue = useStore(toasts.store, (state) => state.toast !== null);

  // Fetching is outside of React. A toast may report that the network is gone, so its code doesn't wait for the
  // first one; if the fetch failed, a pending toast retries it.
  useEffect(() => {
    if (!isDue) return afterInitialData(queryClient, () => void demand(), PAUSE);
    void demand();
    return undefined;
  }, [isDue, demand, queryClient]);

  return part && <part.ToastRegion toasts={toasts} />;
}
