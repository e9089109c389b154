/** Milliseconds between two looks while the page is in sight; each page takes up to a quarter more or less. */
const INTERVAL = 60_000;
/** Milliseconds within which going away and coming back is not looked at again. */
const RECENTLY = 5_000;
/** What the build of a shell writes beside its page; `entry` is the script of that page. */
const CONTRACT_PATH = '/contract.json';

/**
 * Calls `look` about once a minute while someone can see the page, and when they come back to it. The
 * pages of many people do not ask at the same moment.
 * @param random from 0 up to 1
 * @returns a function that ends it
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
 * Whether the origin serves another build of the shell than the one that this page runs. The browser
 * asks with the ETag it has, so that the same answer costs next to nothing.
 * @returns null when that cannot be told: without a network, or beside a shell that does not say
 */
export async function isShellReplaced(): Promise<boolean | null> {
  const own = document.querySelector('head script[type="module"][src]')?.getAttribute('src');
  const response = await fetch(CONTRACT_PATH, { cache: 'no-cache' }).catch(() => null);
  if (!own || !response?.ok) return null;
  const offer: unknown = await response.json().catch(() => null);
  const entry: unknown = Reflect.get(Object(offer), 'entry');
  return typeof entry === 'string' ? entry !== own : null;
}
