import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { withPinned, type ListPosition, type RowOptions, type RowWindow } from './row-window.ts';

/** Extra rows beyond each edge, so that fast scrolling shows no gap. */
const OVERSCAN = 8;

export interface TrackerProps extends RowOptions {
  /** The previous position of the list, if it's restored. */
  start: ListPosition | undefined;
  /** Called with the rows in sight, before the browser paints. */
  onRows: (rows: RowWindow) => void;
}

/** Tracks the rows in sight of a scrolling pane. */
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

/** Tracks the rows in sight of a scrolling page. */
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
  // The list renders them in the same frame.
  useLayoutEffect(() => {
    onRows({ rows, height, measure: virtualizer.measureElement, measured });
  }, [rows, height, virtualizer, measured, onRows]);
}

/** The options that the wide pane and the narrow page share. */
function rowOptions({ contacts, pinned, rowHeight }: RowOptions) {
  return {
    count: contacts.length,
    overscan: OVERSCAN,
    estimateSize: () => rowHeight,
    getItemKey: (index: number) => contacts[index]?.id ?? index,
    // The height is 0 for a hidden row and in browsers without layout.
    measureElement: (row: HTMLLIElement) => row.offsetHeight || rowHeight,
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) =>
      withPinned(defaultRangeExtractor(range), pinned),
  };
}

/** @param scrolled the current scroll position; if the list was scrolled before its tracker loaded, it stays there */
function startOptions(start: ListPosition | undefined, scrolled: () => number) {
  return {
    initialOffset: () => scrolled() || (start?.offset ?? 0),
    initialMeasurementsCache: start?.heights ?? [],
    initialRect: { width: 0, height: window.innerHeight },
  };
}
