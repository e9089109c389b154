import { useMemo, useState } from 'react';
import {
  extendPick,
  NONE_PICKED,
  pickEverybody,
  togglePick,
  type Picked,
} from '../../contacts/picked.ts';

/** Selecting several contacts of the list. */
export interface Picking {
  /** Null while nothing is being selected. */
  picked: Picked | null;
  /** Begins without a contact. */
  start: () => void;
  /** Picks a contact, or takes it out again; begins if need be. */
  toggle: (id: string) => void;
  /** Picks from the last picked one, or from `from`, to `to`. */
  extend: (from: string, to: string) => void;
  pickAll: () => void;
  end: () => void;
}

/**
 * @param loaded the ids of the contacts that are loaded, in their order
 * @param viewKey another view of the list ends the selection
 */
export function usePicking(loaded: readonly string[], viewKey: string): Picking {
  const [state, setState] = useState<{ viewKey: string; picked: Picked | null }>({
    viewKey,
    picked: null,
  });
  if (state.viewKey !== viewKey) setState({ viewKey, picked: null });
  return useMemo(() => {
    const set = (next: (before: Picked) => Picked | null) =>
      setState((now) => ({ ...now, picked: next(now.picked ?? NONE_PICKED) }));
    return {
      picked: state.picked,
      start: () => set((before) => before),
      toggle: (id) => set((before) => togglePick(before, id, loaded)),
      extend: (from, to) => set((before) => extendPick(before, { from, to, loaded })),
      pickAll: () => set(() => pickEverybody(loaded)),
      end: () => set(() => null),
    };
  }, [state.picked, loaded]);
}
