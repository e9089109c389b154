import { useEffect, useSyncExternalStore } from 'react';
import type * as contactSheet from './contact-sheet.tsx';

type Sheet = typeof contactSheet;

/** Milliseconds after the page until the code for printing is loaded, so that the page comes first. */
const FETCHED_AFTER = 1_500;

let loading: Promise<void> | null = null;
let loaded: Sheet | null = null;
/** True between the events before and after printing. */
let isPrinted = false;
const listeners = new Set<() => void>();

/**
 * The sheet to render instead of the page; null on a screen, and until its code has loaded. It's rendered
 * synchronously in the event before printing, so that it's printed.
 * @param isReady whether there's a contact to print
 */
export function useContactSheet(isReady: boolean): Sheet | null {
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => void loadSheet(), FETCHED_AFTER);
    // Someone who presses Ctrl or Command may be about to print.
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

/** Opens the browser's print dialog when the sheet has loaded, or without the sheet if loading fails. */
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
