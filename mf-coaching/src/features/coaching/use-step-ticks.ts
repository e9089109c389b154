import { useShellUser } from '@rapport/remote-api';
import { useSyncExternalStore } from 'react';
import { tickedSteps, withTick } from './step-ticks.ts';
import { tickStore } from './tick-store.ts';

/**
 * Which steps of a card the signed-in person has ticked off, remembered in this browser.
 * @param steps all steps of the card; ticks of others are forgotten
 */
export function useStepTicks(card: string, steps: readonly string[]) {
  // Nobody is signed in only for the moment in which the shell takes this page away.
  const store = tickStore(useShellUser()?.id ?? 'nobody');
  const ticks = useSyncExternalStore(store.subscribe, store.get);
  return {
    done: tickedSteps(ticks, card, steps),
    tick: (step: string, done: boolean) =>
      store.update((before) => withTick(before, { card, steps, step, done })),
  };
}
