import { type ContactSummary } from '@rapport/api-client';

/** Height of a row in rem, until it's measured. Phones have larger targets. */
const ROW_HEIGHT_REM = { wide: 4, narrow: 6.125 } as const;

/** A rendered row: its index, and its distance from the top of the scroll container in px. */
interface PlacedRow {
  index: number;
  start: number;
}

/** A row with a known height. */
export interface MeasuredRow extends PlacedRow {
  key: string | number | bigint;
  end: number;
  size: number;
  lane: number;
}

/** The rows to render, however they were determined. */
export interface RowWindow {
  rows: readonly PlacedRow[];
  /** Height of all rows, rendered or not. */
  height: number;
  /** Ref callback for each rendered row, which may return a cleanup. */
  measure: (row: HTMLLIElement | null) => (() => void) | void | undefined;
  /** The measured rows. */
  measured: () => MeasuredRow[];
}

/** The position of a list when the user left it. */
export interface ListPosition {
  /** Scroll offset in px. */
  offset: number;
  /** The measured rows, because those above the visible ones aren't rendered again. */
  heights: MeasuredRow[];
}

export interface RowOptions {
  contacts: readonly ContactSummary[];
  /** Rows that are always rendered, because a focused row must not disappear. */
  pinned: readonly number[];
  rowHeight: number;
}

/**
 * Height of a row in px at the reader's text size.
 * @param width of the list: `wide` in its own pane, `narrow` on a phone
 */
export function estimatedRowHeight(width: keyof typeof ROW_HEIGHT_REM): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return ROW_HEIGHT_REM[width] * (Number.isNaN(rem) ? 16 : rem);
}

/** The indexes to render, in order, including the pinned ones. */
export function withPinned(indexes: readonly number[], pinned: readonly number[]): number[] {
  const further = pinned.filter((index) => index >= 0 && !indexes.includes(index));
  return further.length === 0
    ? [...indexes]
    : [...new Set([...indexes, ...further])].sort((a, b) => a - b);
}

/**
 * All rows of a list, one below the other.
 * @param rowHeight the expected height of a row, in px
 * @param heights of rows that aren't as high as expected, by their index
 * @param offset of the rows from the top of the scroll container, in px
 */
export function stackRows(
  contacts: readonly ContactSummary[],
  rowHeight: number,
  heights: ReadonlyMap<number, number>,
  offset: number,
): MeasuredRow[] {
  let end = offset;
  return contacts.map(({ id }, index) => {
    const start = end;
    const size = heights.get(index) ?? rowHeight;
    end += size;
    return { index, key: id, start, end, size, lane: 0 };
  });
}

/**
 * The initial rows of a list.
 * @param stack all rows
 * @param pinned indexes of more rows to render
 * @param count the number of first rows to render
 */
export function placeFirstRows(
  stack: readonly MeasuredRow[],
  pinned: readonly number[],
  count: number,
): Pick<RowWindow, 'rows' | 'height'> {
  return {
    rows: stack.filter(({ index }) => index < count || pinned.includes(index)),
    height: (stack.at(-1)?.end ?? 0) - (stack[0]?.start ?? 0),
  };
}

/**
 * The rows in sight at the position where the user left the list.
 * @param viewport height of the visible part, in px
 */
export function placeRowsAt(
  { offset, heights }: ListPosition,
  { count, pinned, rowHeight }: Pick<RowOptions, 'pinned' | 'rowHeight'> & { count: number },
  viewport: number,
): Pick<RowWindow, 'rows' | 'height'> {
  const known = heights.slice(0, count);
  const begin = known[0]?.start ?? 0;
  const end = known.at(-1)?.end ?? begin;
  return {
    rows: known.filter(
      (row) => (row.end > offset && row.start < offset + viewport) || pinned.includes(row.index),
    ),
    height: end - begin + (count - known.length) * rowHeight,
  };
}

/** Whether both render the same rows at the same positions. */
export function isSameWindow(one: RowWindow, other: RowWindow): boolean {
  return (
    one.height === other.height &&
    one.measure === other.measure &&
    one.rows.length === other.rows.length &&
    one.rows.every(({ index, start }, at) => {
      const row = other.rows[at];
      return row?.index === index && row.start === start;
    })
  );
}
