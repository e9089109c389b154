import { useEffect, useState } from 'react';

/** What comes first on a slow line must not wait for what can come later. */
const LATER_MS = 2_000;
/** What hardly anyone looks for at once. */
export const LAST_MS = 4_000;

/** Whether it is time for what can wait: some milliseconds after the first is there. */
export function useLater(isFirstThere: boolean, after = LATER_MS): boolean {
  const [isLater, setIsLater] = useState(false);
  // The clock is outside of React.
  useEffect(() => {
    if (!isFirstThere) return;
    const timer = setTimeout(() => setIsLater(true), after);
    return () => clearTimeout(timer);
  }, [isFirstThere, after]);
  return isLater;
}
