/** The selected contacts, and the start of a range. */
export interface Picked {
  ids: ReadonlySet<string>;
  /** True if all contacts of the view are selected, loaded or not. */
  everybody: boolean;
  /** The start of a range that Shift selects; null until a single contact was selected. */
  anchor: string | null;
  /** The selection before the range. */
  base: ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();

export const NONE_PICKED: Picked = { ids: NOBODY, everybody: false, anchor: null, base: NOBODY };

/** Selects or deselects a contact. */
export function togglePick(
  { ids, everybody }: Picked,
  id: string,
  loaded: readonly string[],
): Picked {
  const next = new Set(everybody ? loaded : ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, everybody: false, anchor: id, base: next };
}

/** Selects the range from the anchor to a contact, instead of the previous range from the anchor. */
export function extendPick(
  picked: Picked,
  { from, to, loaded }: { from: string; to: string; loaded: readonly string[] },
): Picked {
  const anchor = picked.anchor !== null && loaded.includes(picked.anchor) ? picked.anchor : from;
  const ends = [loaded.indexOf(anchor), loaded.indexOf(to)];
  const range = loaded.slice(Math.min(...ends), Math.max(...ends) + 1);
  const ids = new Set([...picked.base, ...range]);
  return { ids, everybody: false, anchor, base: picked.base };
}

export function pickEverybody(loaded: readonly string[]): Picked {
  return { ids: new Set(loaded), everybody: true, anchor: null, base: NOBODY };
}
