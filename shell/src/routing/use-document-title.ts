import { useEffect } from 'react';

/** Names the screen in the browser's tab and history. */
export function useDocumentTitle(screen: string): void {
  // The title belongs to the document, outside of what React draws.
  useEffect(() => {
    document.title = titleOf(screen);
  }, [screen]);
}

export function titleOf(screen: string): string {
  return `${screen} · Rapport`;
}
