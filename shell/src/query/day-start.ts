/** Milliseconds between two checks: a timer set for midnight is late if the computer was asleep. */
const LOOK_EVERY = 60_000;

/**
 * Calls `begin` when a new day begins on this computer's clock while the page is open.
 * @returns a function that stops it
 */
export function onDayStart(begin: () => void): () => void {
  const today = () => new Date().toDateString();
  let day = today();
  const timer = setInterval(() => {
    if (day === today()) return;
    day = today();
    begin();
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
