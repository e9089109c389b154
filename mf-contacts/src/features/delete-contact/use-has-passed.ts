import { useEffect, useState } from 'react';

/** Whether a moment, in milliseconds since 1970, is over; renders again when it is. */
export function useHasPassed(moment: number): boolean {
  const [passed, setPassed] = useState(() => Date.now() >= moment);
  // The clock is outside of React.
  useEffect(() => {
    const look = () => setPassed(Date.now() >= moment);
    const timer = setTimeout(look, Math.max(0, moment - Date.now()));
    // Timers sleep with the computer.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment]);
  return passed;
}
