/** Milliseconds between two checks while the page is visible, plus or minus up to a quarter. */
const INTERVAL = 60_000;
/** Milliseconds within which returning to the page triggers no further check. */
const RECENTLY = 5_000;
/** A file that a shell build writes next to its page; `entry` is the script of that page. */
const CONTRACT_PATH = '/contract.json';

/**
 * Calls `look` about once a minute while the page is visible, and when the user returns to it. Pages of different
 * users don't check simultaneously.
 * @param random from 0 up to 1
 * @returns a function that stops it
 */
export function watchReleases(look: () => Promise<void>, random = Math.random): () => void {
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const lookIfSeen = () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < RECENTLY) return;
    last = Date.now();
    void look();
  };
  const plan = () => {
    timer = setTimeout(
      () => {
        lookIfSeen();
        plan();
      },
      INTERVAL * (0.75 + random() / 2),
    );
  };
  plan();
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}

/**
 * Returns whether the origin serves another build of the shell than this page runs. The browser sends its ETag, so
 * an unchanged response costs very little.
 * @returns null if that's unknown: without a network, or if the shell doesn't provide it
 */
export async function isShellReplaced(): Promise<boolean | null> {
  const own = document.querySelector('head script[type="module"][src]')?.getAttribute('src');
  const response = await fetch(CONTRACT_PATH, { cache: 'no-cache' }).catch(() => null);
  if (!own || !response?.ok) return null;
  const offer: unknown = await response.json().catch(() => null);
  const entry: unknown = Reflect.get(Object(offer), 'entry');
  return typeof entry === 'string' ? entry !== own : null;
}
