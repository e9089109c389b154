import { useEffect } from 'react';

/** Names the screen in the browser's tab and history. */
export function useDocumentTitle(screen: string): void {
  useEffect(() => {
    document.title = `${screen} · Rapport`;
  }, [screen]);
}
