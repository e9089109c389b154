import { type Interaction } from '@rapport/contracts';
import { isPlanned } from '../../contacts/planned-words.ts';

/** What lies ahead, soonest first, and what has happened, in the order given, which is newest first. */
export function splitPlanned(
  newestFirst: readonly Interaction[],
  now = Date.now(),
): { planned: Interaction[]; happened: Interaction[] } {
  return {
    planned: newestFirst.filter((each) => isPlanned(each, now)).reverse(),
    happened: newestFirst.filter((each) => !isPlanned(each, now)),
  };
}
