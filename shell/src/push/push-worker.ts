import { logFailure } from '../log.ts';

/** The service worker's address where offline pages are switched off: it shows reminders and answers no request. */
export const PUSH_WORKER_PATH = '/service-worker.js?push';

/** Opens what the service worker asks for when a reminder is tapped while the app is open. */
export function followNotifications(open: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('open' in data)) return;
    if (typeof data.open === 'string') open(data.open);
  });
}

/** Returns this browser's subscription; null without one, or if the browser has none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Ends this browser's reminders, because the next user must not read those of the one who left. */
export async function endReminders(): Promise<void> {
  try {
    await (await currentSubscription())?.unsubscribe();
  } catch (error) {
    logFailure("Couldn't end the reminders of this browser.", error);
  }
}
