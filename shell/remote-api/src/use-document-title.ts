import { useEffect } from 'react';

/** The text of the browser's tab for a screen: its name, then the product's. */
export function documentTitle(screen: string): string {
  return `${screen} · Rapport`;
}

/** Names the screen in the browser's tab and history. Every page calls it, no matter who renders it. */
export function useDocumentTitle(screen: string): void {
  // The title belongs to the document, outside of what React draws.
  useEffect(() => {
    document.title = documentTitle(screen);
  }, [screen]);
}
