import { useCallback, useEffect, useRef } from 'react';
import { useShellApi } from './shell-api-context.tsx';

/**
 * For every form with typed text: while `active`, the shell asks before the user leaves the page by a link, Back,
 * Sign Out, or closing the tab. Forms are independent; any number may be active.
 * @returns a function that releases immediately, for a form that was saved and navigates before it rerenders
 */
export function useUnsavedText(active: boolean): () => void {
  const { holdUnsaved } = useShellApi();
  const release = useRef(() => {});

  // The shell asks, so it must know about the text, and when the form is gone.
  useEffect(() => {
    if (!active) return;
    const letGo = holdUnsaved();
    release.current = letGo;
    return letGo;
  }, [active, holdUnsaved]);

  return useCallback(() => release.current(), []);
}
