import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLater } from '../../ui/use-later.ts';
import type * as RowTrackers from './row-trackers.tsx';
import {
  placeFirstRows,
  isSameWindow,
  placeRowsAt,
  stackRows,
  type ListPosition,
  type RowOptions,
  type RowWindow,
} from './row-window.ts';

/** Rows that a list begins with: more than a high screen shows. */
const FIRST_ROWS = 30;
/** What tells that someone may soon see or reach a row that is not drawn yet. */
const SIGNS_OF_USE = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const NO_HEIGHTS: ReadonlyMap<number, number> = new Map();

/** Stays for the lists after the first one. */
let fetched: typeof RowTrackers | null = null;

interface RowWindowOptions extends RowOptions {
  /** Where the rows begin in what scrolls, in px. */
  offset: number;
  /** Where the list was left, if it comes back. */
  start: ListPosition | undefined;
}

/**
 * Which rows to draw. A list begins with its first ones; what follows the rows in sight is fetched a moment
 * after them, or at the first sign of use. If it cannot be had, every row is drawn.
 */
export function useRowWindow({ contacts, pinned, rowHeight, offset, start }: RowWindowOptions) {
  const [trackers, setTrackers] = useState(() => fetched);
  const [tracked, setTracked] = useState<RowWindow | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [heights, setHeights] = useState(NO_HEIGHTS);
  const isUsed = useSignOfUse(trackers === null);
  const isLater = useLater(true);

  // Fetching is outside of React.
  useEffect(() => {
    if (trackers !== null || !(isUsed || isLater || start !== undefined)) return undefined;
    let isWanted = true;
    import('./row-trackers.tsx').then(
      (module) => {
        fetched = module;
        if (isWanted) setTrackers(() => module);
      },
      () => {
        if (isWanted) setIsFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [trackers, isUsed, isLater, start]);

  const measure = useCallback(
    (row: HTMLLIElement | null) => {
      if (row === null) return undefined;
      const index = Number(row.dataset.index);
      const take = () => {
        const height = row.offsetHeight;
        // A hidden row has no height, and neither has any in a browser without layout.
        if (height === 0) return;
        setHeights((known) =>
          (known.get(index) ?? rowHeight) === height ? known : new Map(known).set(index, height),
        );
      };
      take();
      // A row gets higher where the window gets narrower.
      const observer = new ResizeObserver(take);
      observer.observe(row);
      return () => observer.disconnect();
    },
    [rowHeight],
  );

  const stack = useMemo(
    () => stackRows(contacts, rowHeight, heights, offset),
    [contacts, rowHeight, heights, offset],
  );
  const measured = useCallback(() => start?.heights ?? stack, [start, stack]);
  const untracked = (): RowWindow => ({
    ...(start === undefined
      ? placeFirstRows(stack, pinned, isFailed ? Infinity : FIRST_ROWS)
      : placeRowsAt(start, { count: contacts.length, pinned, rowHeight }, window.innerHeight)),
    measure,
    measured,
  });
  // The list is drawn again when rows come into sight, and asks again which are in sight.
  const onRows = useCallback(
    (next: RowWindow) =>
      setTracked((known) => (known !== null && isSameWindow(known, next) ? known : next)),
    [],
  );
  return { rows: tracked ?? untracked(), trackers, onRows };
}

/** Whether someone has begun to use the page. */
function useSignOfUse(isWaiting: boolean): boolean {
  const [isUsed, setIsUsed] = useState(false);
  // What the browser tells about the page is outside of React.
  useEffect(() => {
    if (!isWaiting) return;
    const aborter = new AbortController();
    for (const sign of SIGNS_OF_USE) {
      window.addEventListener(sign, () => setIsUsed(true), {
        capture: true,
        passive: true,
        once: true,
        signal: aborter.signal,
      });
    }
    return () => aborter.abort();
  }, [isWaiting]);
  return isUsed;
}
