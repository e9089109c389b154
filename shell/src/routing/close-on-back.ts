import { type createBrowserRouter } from '@rapport/remote-api/router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Selectors for what shared-ui (and Radix in any remote) opens above the page. */
const OPEN = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"][data-state="open"]`)
  .join(', ');

const openCount = () => document.querySelectorAll(OPEN).length;

/** A history entry as the router writes it, and the number of our own entries up to it, above the page's entry. */
interface Entry {
  idx: number | null;
  above: number;
}

/**
 * Makes Back close what's open above the page (dialogs, sheets, menus, lists) before it leaves the page, for the
 * shell and every remote. Everything that opens gets a history entry with the page's URL, and Back then presses
 * Escape, so a dialog asks about unsaved input as for Escape. If a dialog is closed in another way, its entry can't
 * be removed without going back, which might interfere with the next navigation; instead, Back skips it.
 * @param listen adds a listener that's called before the router's
 * @returns a function that stops it
 */
export function closeOnBack(
  router: Router,
  listen: (onPop: (event: PopStateEvent) => void) => () => void,
): () => void {
  let current = entryOf(window.history.state);
  const follow = () => {
    const entry = entryOf(window.history.state);
    // The router has replaced our entry, which keeps its place in the history.
    current = entry.idx === current.idx ? { ...entry, above: current.above } : entry;
  };

  function add(): void {
    current = { ...current, above: current.above + 1 };
    window.history.pushState({ ...stateOf(router), idx: current.idx, above: current.above }, '');
  }

  function onPop(event: PopStateEvent): void {
    const next = entryOf(event.state);
    const isSamePage = next.idx !== null && next.idx === current.idx;
    const isForward = next.above > current.above;
    current = next;
    if (!isSamePage) return;
    // Hides the event from the router. The entry may be from before a filter changed the URL.
    event.stopImmediatePropagation();
    window.history.replaceState({ ...stateOf(router), ...next }, '', addressOf(router));
    if (isForward) return;
    if (openCount() === 0) window.history.back();
    else void closeTop();
  }

  async function closeTop(): Promise<void> {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    // React and the dialogs respond after this event.
    await new Promise((resolve) => setTimeout(resolve));
    onOpened();
  }

  /** Adds entries for what has opened since, or refused to close. */
  function onOpened(): void {
    const missing = openCount() - current.above;
    for (let each = 0; each < missing; each += 1) add();
  }

  const observer = new MutationObserver(onOpened);
  observer.observe(document.body, { childList: true });
  const unsubscribe = router.subscribe(follow);
  const unlisten = listen(onPop);
  return () => {
    observer.disconnect();
    unsubscribe();
    unlisten();
  };
}

function entryOf(state: unknown): Entry {
  const isObject = typeof state === 'object' && state !== null;
  const idx = isObject && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;
  const above = isObject && 'above' in state && typeof state.above === 'number' ? state.above : 0;
  return { idx, above };
}

/** Returns the state that the router stores with the current page. */
function stateOf({ state: { location } }: Router) {
  return { usr: location.state, key: location.key };
}

function addressOf({ state: { location } }: Router): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
