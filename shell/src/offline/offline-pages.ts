import { type Registry } from '@rapport/registry';
import { removeStoredPages, storePage } from './store-page.ts';
import { PUSH_WORKER_PATH } from '../push/push-worker.ts';
import { WORKER_PATH } from './stored-page.ts';

export { offerInstallation } from './offer-installation.ts';

/**
 * Stores the running page for a start without a network, and registers the service worker that shows it then; or
 * takes both back where the deployment has switched them off; a worker that reminders need then answers no request.
 * Browsers have neither on an insecure page.
 * @throws Error if the browser refuses, its storage is full, or the network failed
 */
export async function setUpOfflinePages(isOn: boolean, registry: Registry): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window) || !navigator.onLine) return;
  if (isOn) {
    // The page comes first: a worker without one could only fail.
    if (await storePage(registry))
      await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
    return;
  }
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => leaveForPush(registration)));
  await removeStoredPages();
}

async function leaveForPush(registration: ServiceWorkerRegistration): Promise<void> {
  // Older browsers of iOS have workers without it.
  const subscription =
    'pushManager' in registration ? await registration.pushManager.getSubscription() : null;
  if (subscription === null) await registration.unregister();
  else await navigator.serviceWorker.register(PUSH_WORKER_PATH, { updateViaCache: 'none' });
}
