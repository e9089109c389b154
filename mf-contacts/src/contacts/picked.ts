/** The contacts that are selected together, and where a range would begin. */
export interface Picked {
  ids: ReadonlySet<string>;
  /** Everyone that the view has, loaded or not. */
  everybody: boolean;
  /** Where Shift begins a range; null until a contact was picked by itself. */
  anchor: string | null;
  /** What was picked before the range. */
  base: ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();

export const NONE_PICKED: Picked = { ids: NOBODY, everybody: false, anchor: null, base: NOBODY };

/** Picks a contact, or takes it out again. */
export function togglePick(
  { ids, everybody }: Picked,
  id: string,
  loaded: readonly string[],
): Picked {
  const next = new Set(everybody ? loaded : ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, everybody: false, anchor: id, base: next };
}

/** Picks everything from the anchor to a contact, in place of an earlier range from there. */
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
