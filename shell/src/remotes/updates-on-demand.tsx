import { type Registry } from '@rapport/registry';
import { useEffect } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { labelOf } from './current-part.ts';
import { useRemotes } from './remotes-context.tsx';

const load = () => import('./notices.tsx');

/** Milliseconds until the offer of updates is fetched, and between two tries to fetch it. */
const PAUSE = 10_000;

/**
 * Watches for new releases. No first page needs the code of it, but it has to be here before the next
 * release of the shell, which may take the files of this one away.
 */
export function UpdatesOnDemand({ registry }: { registry: Registry }) {
  const { loader } = useRemotes();
  const { part, demand } = useOnDemand(load);
  const isHere = part !== null;

  // The code comes over the network.
  useEffect(() => {
    if (isHere) return undefined;
    const timer = setInterval(() => void demand(), PAUSE);
    return () => clearInterval(timer);
  }, [isHere, demand]);

  // What the first page has anyway is handed on: if the offer imported it, it would get a file of its own.
  return part && <part.UpdateOffer loader={loader} labelAt={(path) => labelOf(registry, path)} />;
}
