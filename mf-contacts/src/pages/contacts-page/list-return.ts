import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { enterList } from '../../features/contact-list/move-in-list.ts';

interface SelectedOptions {
  /** The contact that the address selects. */
  selectedId: string | null;
  /** Of the dialog over the page. */
  setOpen: (open: boolean) => void;
  navigate: (to: string) => void | Promise<void>;
}

/**
 * The contact that is selected, or was before it was left: the way through the list goes on there. Back takes the
 * dialog away with the page it belongs to; the shell has asked by then.
 * @returns `open` closes the dialog for a contact. Its page may take a while, and a dialog that was opened again
 * by then stays.
 */
export function useLastSelected({ selectedId, setOpen, navigate }: SelectedOptions) {
  const [{ shown, last }, setState] = useState({ shown: selectedId, last: selectedId });
  const [awaited, setAwaited] = useState<string | null>(null);
  if (shown !== selectedId) {
    setState({ shown: selectedId, last: selectedId ?? last });
    setAwaited(null);
    if (selectedId === null || selectedId !== awaited) setOpen(false);
  }
  return {
    startId: selectedId ?? last,
    open: (contactId: string) => {
      setOpen(false);
      setAwaited(contactId);
      void navigate(contactsRoute({ selected: contactId }));
    },
  };
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
