import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { enterList } from '../../features/contact-list/move-in-list.ts';

interface SelectedOptions {
  /** The selected contact in the URL. */
  selectedId: string | null;
  /** Opens or closes the dialog on the page. */
  setOpen: (open: boolean) => void;
  navigate: (to: string) => void | Promise<void>;
}

/**
 * The selected contact, or the last one after it was closed, so that the list continues there. Back closes the
 * dialog together with its page; the shell has asked for confirmation by then.
 * @returns `open`, which closes the dialog for a contact. The contact's page may take a while to load, and a dialog
 * that was reopened by then stays open
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
 * On narrow screens, the list and a contact alternate. Moves the focus to the contact's name when it opens, and to
 * its row on the way back. The list restores its scroll position itself. The name may appear after the URL has
 * changed, because its view, and possibly the contact, is still loading.
 */
export function useListReturn({ selectedId, wide, rows, detail }: ListReturnOptions): void {
  const shown = useRef(selectedId);

  // Scroll position and focus are outside of React.
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
      // If the user has moved the focus in the meantime, it stays there.
      if (document.activeElement !== document.body || focusName(pane)) observer.disconnect();
    });
    observer.observe(pane, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [selectedId, wide, rows, detail]);
}

/** @returns false if there's no name yet */
function focusName(pane: HTMLElement): boolean {
  const name = pane.querySelector('h1');
  name?.focus({ preventScroll: true });
  return name !== null;
}
