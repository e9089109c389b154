import { useCallback, useState } from 'react';

const landmarks = 'header, nav, main, aside, footer, [role="dialog"], [role="alertdialog"]';

/**
 * Finds the landmark around an element. Elements that float next to it are rendered there, so that users who
 * navigate by landmark find them in context.
 * @returns the landmark (undefined for none: the end of the page) and the ref for the element
 */
export function useLandmark() {
  const [landmark, setLandmark] = useState<HTMLElement>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element) setLandmark(element.closest<HTMLElement>(landmarks) ?? undefined);
  }, []);
  return [landmark, ref] as const;
}
