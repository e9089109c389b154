import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { withPinned, type ListPosition, type RowOptions, type RowWindow } from './row-window.ts';

/** Rows that are drawn beyond each edge, so that a quick scroll shows no gap. */
const OVERSCAN = 8;

export interface TrackerProps extends RowOptions {
  /** Where the list was left, if it comes back. */
  start: ListPosition | undefined;
  /** Told which rows are in sight, before the browser paints. */
  onRows: (rows: RowWindow) => void;
}

/** Follows which rows are in sight in a pane that scrolls. */
export function PaneTracker({
  scroller,
  start,
  onRows,
  ...options
}: TrackerProps & { scroller: RefObject<HTMLDivElement | null> }) {
  // oxlint-disable-next-line react/incompatible-library -- nothing that gets `rows` is memoized
  const rows = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    ...rowOptions(options),
    getScrollElement: () => scroller.current,
    ...startOptions(start, () => scroller.current?.scrollTop ?? 0),
  });
  useRows(rows, onRows);
  return null;
}

/** Follows which rows are in sight in a page that scrolls. */
export function PageTracker({
  above,
  start,
  onRows,
  ...options
}: TrackerProps & { above: number }) {
  // oxlint-disable-next-line react/incompatible-library -- nothing that gets `rows` is memoized
  const rows = useWindowVirtualizer<HTMLLIElement>({
    ...rowOptions(options),
    scrollMargin: above,
    ...startOptions(start, () => window.scrollY),
  });
  useRows(rows, onRows);
  return null;
}

function useRows<Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, HTMLLIElement>,
  onRows: TrackerProps['onRows'],
) {
  const rows = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const measured = useCallback(() => virtualizer.measurementsCache, [virtualizer]);
  // The list draws them, in the same frame.
  useLayoutEffect(() => {
    onRows({ rows, height, measure: virtualizer.measureElement, measured });
  }, [rows, height, virtualizer, measured, onRows]);
}

/** Options that the pane of wide screens and the page of narrow ones have in common. */
function rowOptions({ contacts, pinned, rowHeight }: RowOptions) {
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

/** @param scrolled how far the list is scrolled; one that was used before its tracker came stays there */
function startOptions(start: ListPosition | undefined, scrolled: () => number) {
  return {
    initialOffset: () => scrolled() || (start?.offset ?? 0),
    initialMeasurementsCache: start?.heights ?? [],
    initialRect: { width: 0, height: window.innerHeight },
  };
}
