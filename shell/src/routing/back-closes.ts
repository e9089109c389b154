import { type createBrowserRouter } from '@rapport/remote-api/router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** What the components of shared-ui (and Radix in any remote) open above the page. */
const OPEN = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"][data-state="open"]`)
  .join(', ');

const openCount = () => document.querySelectorAll(OPEN).length;

/** An entry of the history as the router writes it, and how many of our entries it is above the page's own. */
interface Entry {
  idx: number | null;
  above: number;
}

/**
 * Lets Back close what is open above the page (dialogs, sheets, menus, lists) before it leaves the page, for the
 * shell and every remote. Whatever opens gets an entry of the history with the address of the page, and Back then
 * presses Escape, so a dialog asks about unsaved input as it does for Escape. An entry whose dialog was closed in
 * another way can't be taken out without going back, which might undo what comes next; Back passes over it.
 * @param listen adds a listener that is called before the router's
 * @returns ends it
 */
export function letBackClose(
  router: Router,
  listen: (onPop: (event: PopStateEvent) => void) => () => void,
): () => void {
  let current = entryOf(window.history.state);
  const follow = () => {
    const entry = entryOf(window.history.state);
    // The router has replaced the entry of what is open, which keeps its place in the history.
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
    // For the router nothing has happened. The entry may be of before a filter that has changed the address.
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
    // React and the dialogs answer after this event.
    await new Promise((resolve) => setTimeout(resolve));
    onOpened();
  }

  /** What has opened since, or refused to close, gets its entry. */
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

/** The state that the router keeps with the page that it shows. */
function stateOf({ state: { location } }: Router) {
  return { usr: location.state, key: location.key };
}

function addressOf({ state: { location } }: Router): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
