/**
 * Calls `back` when someone comes back to the page, or the network comes back to it.
 * @returns a function that ends it
 */
export function onReturn(back: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') back();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('focus', seen);
  window.addEventListener('online', back);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('focus', seen);
    window.removeEventListener('online', back);
  };
}
