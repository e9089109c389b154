import { useMemo, useState } from 'react';
import {
  extendSelection,
  EMPTY_SELECTION,
  selectWholeView,
  toggleSelected,
  type ContactSelection,
} from '../../contacts/contact-selection.ts';

/** The selection of several contacts in the list. */
export interface ListSelection {
  /** Null while no contacts are being selected. */
  picked: ContactSelection | null;
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
export function useListSelection(loaded: readonly string[], viewKey: string): ListSelection {
  const [state, setState] = useState<{ viewKey: string; picked: ContactSelection | null }>({
    viewKey,
    picked: null,
  });
  if (state.viewKey !== viewKey) setState({ viewKey, picked: null });
  return useMemo(() => {
    const set = (next: (before: ContactSelection) => ContactSelection | null) =>
      setState((now) => ({ ...now, picked: next(now.picked ?? EMPTY_SELECTION) }));
    return {
      picked: state.picked,
      start: () => set((before) => before),
      toggle: (id) => set((before) => toggleSelected(before, id, loaded)),
      extend: (from, to) => set((before) => extendSelection(before, { from, to, loaded })),
      pickAll: () => set(() => selectWholeView(loaded)),
      end: () => set(() => null),
    };
  }, [state.picked, loaded]);
}
