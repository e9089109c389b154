import { startTransition, useEffect, useState } from 'react';

/** Milliseconds until it continues without a frame, for example in a background tab. */
const LONGEST_WAIT = 200;

/**
 * Whether the first render has been painted. Later content then renders in small steps between which the browser
 * can paint and respond; use it for what's below the first screen of a long page.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  // Frames are outside of React.
  useEffect(() => {
    const goOn = () => startTransition(() => setIsPainted(true));
    let afterFrame: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (afterFrame = setTimeout(goOn)));
    const timer = setTimeout(goOn, LONGEST_WAIT);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterFrame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
