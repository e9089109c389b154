type OnPop = (event: PopStateEvent) => void;

/**
 * A place for a listener that hears of Back before the router does. The window calls its listeners in the order in
 * which they were added, so this comes before `createBrowserRouter`; what listens can come later.
 */
export function beforeTheRouter(): (listener: OnPop) => () => void {
  let current: OnPop | null = null;
  window.addEventListener('popstate', (event) => current?.(event));
  return (listener) => {
    current = listener;
    return () => (current = null);
  };
}
