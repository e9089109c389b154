import { useEffect, useSyncExternalStore } from 'react';
import type * as contactSheet from './contact-sheet.tsx';

type Sheet = typeof contactSheet;

/** The page comes first: what only paper needs is fetched this many milliseconds after it. */
const FETCHED_AFTER = 1_500;

let loading: Promise<void> | null = null;
let loaded: Sheet | null = null;
/** Between the events before and after printing. */
let isPrinted = false;
const listeners = new Set<() => void>();

/**
 * The sheet of paper to draw in place of the page: null on a screen, and as long as its code is not there.
 * It is drawn within the event that comes before printing, so it is on the paper.
 * @param isReady whether there is a contact to print
 */
export function useContactSheet(isReady: boolean): Sheet | null {
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => void loadSheet(), FETCHED_AFTER);
    // Anyone who presses Ctrl or Command may be about to print.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') void loadSheet();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, [isReady]);
  return useSyncExternalStore(subscribe, sheetToPrint);
}

/** Opens the print dialog of the browser as soon as the sheet can be drawn, or without it if its code cannot be fetched. */
export async function printContact(): Promise<void> {
  await loadSheet();
  window.print();
}

function loadSheet(): Promise<void> {
  loading ??= import('./contact-sheet.tsx').then(
    (sheet) => {
      loaded = sheet;
      tell();
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

function sheetToPrint(): Sheet | null {
  return isPrinted || window.matchMedia('print').matches ? loaded : null;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function onPrint({ type }: Event): void {
  isPrinted = type === 'beforeprint';
  tell();
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print');
  listeners.add(listener);
  window.addEventListener('beforeprint', onPrint);
  window.addEventListener('afterprint', onPrint);
  media.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('afterprint', onPrint);
    }
    media.removeEventListener('change', listener);
  };
}
