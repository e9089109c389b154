import { useEffect, useState } from 'react';

/** On a slow connection, important requests must not wait for less urgent ones. */
const LATER_MS = 2_000;
/** For content that users rarely look for at first. */
export const LAST_MS = 4_000;

/** True some milliseconds after the first content is there, when less urgent content may load. */
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
