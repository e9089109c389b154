/**
 * How far the list was scrolled, in px, at each entry of the browser's history, so that Back finds
 * it as it was left. It lasts as long as the page: after a reload the list begins anew.
 */
const positions = new Map<string, number>();

/** @param entry the key of a router location */
export function rememberPosition(entry: string, offset: number): void {
  positions.set(entry, offset);
}

/** Undefined for an entry that is visited for the first time. */
export function rememberedPosition(entry: string): number | undefined {
  return positions.get(entry);
}
