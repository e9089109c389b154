type OnPop = (event: PopStateEvent) => void;

/**
 * Reserves a place for a listener that gets Back before the router does. The window calls listeners in the order in
 * which they were added, so call this before `createBrowserRouter`; the actual listener can be set later.
 */
export function beforeTheRouter(): (listener: OnPop) => () => void {
  let current: OnPop | null = null;
  window.addEventListener('popstate', (event) => current?.(event));
  return (listener) => {
    current = listener;
    return () => (current = null);
  };
}
