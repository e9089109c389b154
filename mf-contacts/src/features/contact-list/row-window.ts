import { type ContactSummary } from '@rapport/api-client';

/** Height of a row in rem, until it has been measured; a phone has larger targets. */
const ROW_HEIGHT_REM = { wide: 4, narrow: 5.875 } as const;

/** A row that is drawn: which, and how far from the beginning of what scrolls, in px. */
interface PlacedRow {
  index: number;
  start: number;
}

/** A row whose height is known. */
export interface MeasuredRow extends PlacedRow {
  key: string | number | bigint;
  end: number;
  size: number;
  lane: number;
}

/** The rows to draw, no matter what found them. */
export interface RowWindow {
  rows: readonly PlacedRow[];
  /** Height of all rows together, drawn or not. */
  height: number;
  /** Takes each row as it is drawn, and may give back what ends that. */
  measure: (row: HTMLLIElement | null) => (() => void) | void | undefined;
  /** All rows as they were measured. */
  measured: () => MeasuredRow[];
}

/** Where a list was left. */
export interface ListPosition {
  /** How far it was scrolled, in px. */
  offset: number;
  /** The rows as they were measured: those above the ones in sight are not drawn again. */
  heights: MeasuredRow[];
}

export interface RowOptions {
  contacts: readonly ContactSummary[];
  /** Rows that are always drawn: what has the focus must not vanish under it. */
  pinned: readonly number[];
  rowHeight: number;
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

/**
 * All rows of a list, one below the other.
 * @param rowHeight what to expect of a row, in px
 * @param heights of rows that are not as high as expected, by their index
 * @param offset where the rows begin in what scrolls, in px
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
 * The rows that a list begins with.
 * @param stack all rows
 * @param pinned indexes of further rows to draw
 * @param count how many of the first to draw
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
 * The rows in sight where a list was left.
 * @param viewport height of what the list is seen through, in px
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

/** Whether both draw the same rows at the same places. */
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
