import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which it goes on without a frame, as in a tab in the background. */
const LONGEST_WAIT = 200;

/**
 * Whether what was drawn first has been painted. What follows is then drawn in small steps, between which the browser
 * can paint and answer: for what is below the first screen of a long page.
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
