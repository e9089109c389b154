/** Opens what the service worker asks for when a reminder is tapped while the app is open. */
export function followNotifications(open: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('open' in data)) return;
    if (typeof data.open === 'string') open(data.open);
  });
}
