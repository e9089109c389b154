import { useEffect, useState } from 'react';

/** What comes first on a slow line must not wait for what can come later. */
const LATER_MS = 2_000;

/** Whether it is time for what can wait: some time after the first is there. */
export function useLater(isFirstThere: boolean): boolean {
  const [isLater, setIsLater] = useState(false);
  // The clock is outside of React.
  useEffect(() => {
    if (!isFirstThere) return;
    const timer = setTimeout(() => setIsLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, [isFirstThere]);
  return isLater;
}
