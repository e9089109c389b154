import { localDay } from '@rapport/shared-ui';

/** Milliseconds between two checks, because a timer for midnight is late if the computer was asleep. */
const LOOK_EVERY = 60_000;

/**
 * Calls `begin` when a day begins on the reader's clock while the page is open.
 * @returns a function that ends it
 */
export function onDayStart(begin: () => void): () => void {
  const today = () => localDay(new Date());
  let day = today();
  const timer = setInterval(() => {
    if (day === today()) return;
    day = today();
    begin();
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
