import { useEffect } from 'react';

/** Names the screen in the browser's tab and history. */
export function useDocumentTitle(title: string): void {
  // The title belongs to the document, outside of what React draws.
  useEffect(() => {
    document.title = `${title} · Rapport`;
  }, [title]);
}
