/** The selected contacts, and the start of a range. */
export interface ContactSelection {
  ids: ReadonlySet<string>;
  /** True if all contacts of the view are selected, loaded or not. */
  wholeView: boolean;
  /** The start of a range that Shift selects; null until a single contact was selected. */
  anchor: string | null;
  /** The selection before the range. */
  base: ReadonlySet<string>;
}

const NO_IDS: ReadonlySet<string> = new Set();

export const EMPTY_SELECTION: ContactSelection = {
  ids: NO_IDS,
  wholeView: false,
  anchor: null,
  base: NO_IDS,
};

/** Selects or deselects a contact. */
export function toggleSelected(
  { ids, wholeView: everybody }: ContactSelection,
  id: string,
  loaded: readonly string[],
): ContactSelection {
  const next = new Set(everybody ? loaded : ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, wholeView: false, anchor: id, base: next };
}

/** Selects the range from the anchor to a contact, instead of the previous range from the anchor. */
export function extendSelection(
  picked: ContactSelection,
  { from, to, loaded }: { from: string; to: string; loaded: readonly string[] },
): ContactSelection {
  const anchor = picked.anchor !== null && loaded.includes(picked.anchor) ? picked.anchor : from;
  const ends = [loaded.indexOf(anchor), loaded.indexOf(to)];
  const range = loaded.slice(Math.min(...ends), Math.max(...ends) + 1);
  const ids = new Set([...picked.base, ...range]);
  return { ids, wholeView: false, anchor, base: picked.base };
}

export function selectWholeView(loaded: readonly string[]): ContactSelection {
  return { ids: new Set(loaded), wholeView: true, anchor: null, base: NO_IDS };
}
