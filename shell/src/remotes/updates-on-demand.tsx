import { type Registry } from '@rapport/registry';
import { useEffect } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { labelOf } from './current-part.ts';
import { useRemotes } from './remotes-context.tsx';

const load = () => import('./notices.tsx');

/** Milliseconds until the code of the update offer is fetched, and between two retries. */
const PAUSE = 10_000;

/**
 * Watches for new releases. No first page needs this code, but it has to be loaded before the next release of the
 * shell, which may remove the files of this one.
 */
export function UpdatesOnDemand({ registry }: { registry: Registry }) {
  const { loader } = useRemotes();
  const { part, demand } = useOnDemand(load);
  const isHere = part !== null;

  // Dynamic imports are outside of React.
  useEffect(() => {
    if (isHere) return undefined;
    const timer = setInterval(() => void demand(), PAUSE);
    return () => clearInterval(timer);
  }, [isHere, demand]);

  // Passed as props because the first page has these anyway: imports would create a separate file for them.
  return part && <part.UpdateOffer loader={loader} labelAt={(path) => labelOf(registry, path)} />;
}
