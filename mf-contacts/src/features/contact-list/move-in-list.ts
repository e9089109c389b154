/**
 * Which row a key leads to.
 * @param here the row with the focus, -1 for none
 * @param count how many rows there are
 * @returns null for a key that does not move
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

/** The row of a list, counted from 0, that holds an element; -1 for none. */
export function rowOf(element: Element | null): number {
  return Number(element?.closest('[data-index]')?.getAttribute('data-index') ?? -1);
}

/** Puts the focus on a row that is drawn, and the row in sight. */
export function focusRow(list: HTMLElement, index: number): void {
  const row = list.querySelector(`[data-index="${index}"]`);
  // The browser would scroll the focused link alone into sight, and that to the middle.
  row?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** Puts the focus on the row that Tab would reach; the list stays where it is scrolled to. */
export function enterList(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus({ preventScroll: true });
}
