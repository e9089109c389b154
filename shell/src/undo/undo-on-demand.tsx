import { useQueryClient } from '@rapport/remote-api/query';
import { useEffect } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { afterFirstData } from '../query/after-first-data.ts';

/** Milliseconds after the first data, when the page has fetched its other parts. */
const PAUSE = 4000;

const loadButton = () => import('./undo-button.tsx');

/** The undo button, whose code is fetched last. */
export function UndoOnDemand() {
  const queryClient = useQueryClient();
  const { part, demand } = useOnDemand(loadButton);
  // Fetching is outside of React.
  useEffect(() => afterFirstData(queryClient, () => void demand(), PAUSE), [queryClient, demand]);
  return part && <part.UndoButton />;
}
