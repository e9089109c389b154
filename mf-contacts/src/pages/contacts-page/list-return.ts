import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { enterList } from '../../features/contact-list/move-in-list.ts';

/**
 * The contact that is selected, or was before it was left: the way through the list goes on there.
 * @param onChange told while rendering when another one is selected
 */
export function useLastSelected(selectedId: string | null, onChange: () => void): string | null {
  const [{ shown, last }, setState] = useState({ shown: selectedId, last: selectedId });
  if (shown !== selectedId) {
    setState({ shown: selectedId, last: selectedId ?? last });
    onChange();
  }
  return selectedId ?? last;
}

interface ListReturnOptions {
  selectedId: string | null;
  wide: boolean;
  rows: RefObject<HTMLUListElement | null>;
  detail: RefObject<HTMLElement | null>;
}

/**
 * On narrow screens list and contact take turns: moves the focus to the contact's name when it
 * opens, and on the way back to its row. The list itself knows how far it was scrolled. The name may come later than
 * the address: its view is fetched, and so may be the contact.
 */
export function useListReturn({ selectedId, wide, rows, detail }: ListReturnOptions): void {
  const shown = useRef(selectedId);

  // Scroll position and focus are the browser's.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = selectedId;
    if (wide || before === selectedId) return;
    if (selectedId === null) {
      enterList(rows.current);
      return;
    }
    window.scrollTo(0, 0);
    const pane = detail.current;
    if (pane === null || focusName(pane)) return;
    const observer = new MutationObserver(() => {
      // Anyone who has moved on stays where they are.
      if (document.activeElement !== document.body || focusName(pane)) observer.disconnect();
    });
    observer.observe(pane, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [selectedId, wide, rows, detail]);
}

/** @returns false as long as there's no name */
function focusName(pane: HTMLElement): boolean {
  const name = pane.querySelector('h1');
  name?.focus({ preventScroll: true });
  return name !== null;
}
