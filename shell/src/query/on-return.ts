/**
 * Calls `back` when the user returns to the page, or when the network is back.
 * @returns a function that stops it
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
