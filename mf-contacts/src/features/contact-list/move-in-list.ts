/**
 * Moves the focus among the rows (`[data-row]`) of a list.
 * @returns whether `key` is one that moves
 */
export function moveInList(list: HTMLElement, key: string): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const here = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
  const target = targetIndex(key, here, rows.length);
  if (target === null) return false;
  rows[target]?.focus();
  return true;
}

/** Puts the focus on the row that Tab would reach. */
export function enterList(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
}

function targetIndex(key: string, here: number, count: number): number | null {
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
