import { useEffect } from 'react';

/** Returns the title of a screen: its name, then the product's. */
export function documentTitle(screen: string): string {
  return `${screen} · Rapport`;
}

/** Sets the title in the browser's tab and history. Every page calls it, no matter who renders it. */
export function useDocumentTitle(screen: string): void {
  // The title belongs to the document, outside of React.
  useEffect(() => {
    document.title = documentTitle(screen);
  }, [screen]);
}
