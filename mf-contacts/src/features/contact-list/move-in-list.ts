/**
 * The row that a key moves to.
 * @param here the row with the focus; -1 if none
 * @param count the number of rows
 * @returns null for a key that doesn't move
 */
export function targetRow(key: string, here: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(here + 1, count - 1);
    case 'ArrowUp':
      return Math.max(here - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The index of the row that contains an element; -1 if none does. */
export function rowOf(element: Element | null): number {
  return Number(element?.closest('[data-index]')?.getAttribute('data-index') ?? -1);
}

/** Moves the focus to a rendered row, and scrolls the row into sight. */
export function focusRow(list: HTMLElement, index: number): void {
  const row = list.querySelector(`[data-index="${index}"]`);
  // By default, the browser would scroll only the focused link into sight, and center it.
  row?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to the row that Tab would reach, and scrolls the row into sight. */
export function enterList(list: HTMLElement | null): void {
  const row = list?.querySelector('[data-row][tabindex="0"]');
  if (list && row) focusRow(list, rowOf(row));
}
