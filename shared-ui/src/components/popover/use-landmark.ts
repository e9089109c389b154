import { useCallback, useState } from 'react';

const landmarks = 'header, nav, main, aside, footer, [role="dialog"], [role="alertdialog"]';

/**
 * The landmark around an element. What floats beside the element is rendered there, so that people
 * who move from landmark to landmark find it where it belongs.
 * @returns the landmark (undefined for none: the end of the page) and the ref for the element
 */
export function useLandmark() {
  const [landmark, setLandmark] = useState<HTMLElement>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element) setLandmark(element.closest<HTMLElement>(landmarks) ?? undefined);
  }, []);
  return [landmark, ref] as const;
}
