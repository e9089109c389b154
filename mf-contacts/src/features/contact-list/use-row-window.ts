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

/** The initial number of rows, more than a tall screen shows. */
const FIRST_ROWS = 30;
/** Events after which the user may soon see or reach a row that isn't rendered. */
const SIGNS_OF_USE = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const NO_HEIGHTS: ReadonlyMap<number, number> = new Map();

/** Kept for all lists after the first one. */
let fetched: typeof RowTrackers | null = null;

interface RowWindowOptions extends RowOptions {
  /** Distance of the rows from the top of the scroll container, in px. */
  offset: number;
  /** The previous position of the list, if it's restored. */
  start: ListPosition | undefined;
}

/**
 * The rows to render. A list starts with its first rows. The code that tracks the rows in sight is loaded a moment
 * later, or on the first interaction. If it can't be loaded, every row is rendered.
 */
export function useRowWindow({ contacts, pinned, rowHeight, offset, start }: RowWindowOptions) {
  const [trackers, setTrackers] = useState(() => fetched);
  const [tracked, setTracked] = useState<RowWindow | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [heights, setHeights] = useState(NO_HEIGHTS);
  const isUsed = useSignOfUse(trackers === null);
  const isLater = useLater(true);

  // The code is loaded outside of React.
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
        // The height is 0 for a hidden row and in browsers without layout.
        if (height === 0) return;
        setHeights((known) =>
          (known.get(index) ?? rowHeight) === height ? known : new Map(known).set(index, height),
        );
      };
      take();
      // A row gets higher when the window gets narrower.
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
  // Rendering the list reports the rows in sight again, so an equal window must not cause another render.
  const onRows = useCallback(
    (next: RowWindow) =>
      setTracked((known) => (known !== null && isSameWindow(known, next) ? known : next)),
    [],
  );
  return { rows: tracked ?? untracked(), trackers, onRows };
}

/** Whether the user has started to interact with the page. */
function useSignOfUse(isWaiting: boolean): boolean {
  const [isUsed, setIsUsed] = useState(false);
  // The events are outside of React.
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
