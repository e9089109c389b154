import { useMemo, useState } from 'react';
import {
  extendPick,
  NONE_PICKED,
  pickEverybody,
  togglePick,
  type Picked,
} from '../../contacts/picked.ts';

/** The selection of several contacts in the list. */
export interface Picking {
  /** Null while no contacts are being selected. */
  picked: Picked | null;
  /** Starts with no contact. */
  start: () => void;
  /** Selects or deselects a contact; starts selecting if necessary. */
  toggle: (id: string) => void;
  /** Selects from the last selected contact, or from `from`, to `to`. */
  extend: (from: string, to: string) => void;
  pickAll: () => void;
  end: () => void;
}

/**
 * @param loaded the ids of the loaded contacts, in order
 * @param viewKey identifies the view; a new view ends the selection
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
