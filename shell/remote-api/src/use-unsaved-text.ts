import { useCallback, useEffect, useRef } from 'react';
import { useShellApi } from './shell-api-context.tsx';

/**
 * For every form with typed text: while `active`, anyone who leaves the page by a link, Back, Sign Out
 * or closing the tab is asked first. Forms do not know of each other; any number may be active.
 * @returns lets go at once, for a form that was saved and goes elsewhere before it renders again
 */
export function useUnsavedText(active: boolean): () => void {
  const { holdUnsaved } = useShellApi();
  const release = useRef(() => {});

  // The question is the shell's: it has to hear of the text, and that the form is gone.
  useEffect(() => {
    if (!active) return;
    const letGo = holdUnsaved();
    release.current = letGo;
    return letGo;
  }, [active, holdUnsaved]);

  return useCallback(() => release.current(), []);
}
