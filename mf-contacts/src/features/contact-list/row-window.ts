import { type ContactSummary } from '@rapport/contracts';
import { defaultRangeExtractor, type VirtualItem } from '@tanstack/react-virtual';

/** Height of a row in rem, until it has been measured; a phone has larger targets. */
const ROW_HEIGHT_REM = { wide: 4, narrow: 4.375 } as const;
/** Rows that are drawn beyond each edge, so that a quick scroll shows no gap. */
const OVERSCAN = 8;

/** What a list of rows needs from the virtualizer, whether a pane or the page scrolls. */
export interface RowWindow {
  getVirtualItems: () => VirtualItem[];
  getTotalSize: () => number;
  measureElement: (row: HTMLLIElement | null) => void;
}

interface RowOptions {
  contacts: readonly ContactSummary[];
  /** Rows that are always drawn: what has the focus must not vanish under it. */
  pinned: readonly number[];
  rowHeight: number;
}

/** Options that the pane of wide screens and the page of narrow ones have in common. */
export function rowOptions({ contacts, pinned, rowHeight }: RowOptions) {
  return {
    count: contacts.length,
    overscan: OVERSCAN,
    estimateSize: () => rowHeight,
    getItemKey: (index: number) => contacts[index]?.id ?? index,
    // A hidden row has no height, and neither has any in a browser without layout.
    measureElement: (row: HTMLLIElement) => row.offsetHeight || rowHeight,
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) =>
      withPinned(defaultRangeExtractor(range), pinned),
  };
}

/**
 * Height of a row in px at the reader's text size.
 *
 * @param width of the list: `wide` in a pane of its own, `narrow` on a phone
 */
export function estimatedRowHeight(width: keyof typeof ROW_HEIGHT_REM): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return ROW_HEIGHT_REM[width] * (Number.isNaN(rem) ? 16 : rem);
}

/** The indexes to draw, in order, with the pinned ones among them. */
export function withPinned(indexes: readonly number[], pinned: readonly number[]): number[] {
  const further = pinned.filter((index) => index >= 0 && !indexes.includes(index));
  return further.length === 0
    ? [...indexes]
    : [...new Set([...indexes, ...further])].sort((a, b) => a - b);
}
