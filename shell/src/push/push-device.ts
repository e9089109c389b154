import { currentSubscription, PUSH_WORKER_PATH } from './push-worker.ts';

/** Whether this browser can get reminders; `install` on iOS, where only an installed app can. */
export type PushSupport = 'supported' | 'install' | 'none';

/** What the API stores of a subscription. */
interface PushSubscriptionKeys {
  endpoint: string;
  publicKey: string;
  auth: string;
}

/** The user, or the browser for them, has said no. */
export class PushDenied extends Error {}

/** Returns whether this browser can get reminders. */
export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return 'supported';
  return /iPhone|iPad/.test(navigator.userAgent) || isTouchMac() ? 'install' : 'none';
}

/** Returns the endpoint of this browser's subscription; null without one. */
export async function currentEndpoint(): Promise<string | null> {
  return (await currentSubscription())?.endpoint ?? null;
}

/** Returns whether this browser's subscription has this key: push services refuse messages that another one signed. */
export async function isSubscribedWith(applicationServerKey: string): Promise<boolean> {
  const subscription = await currentSubscription();
  return subscription !== null && hasKey(subscription, applicationServerKey);
}

/**
 * Asks the user for permission, and subscribes this browser with the key of the API. Call it on the user's tap, because
 * browsers ask at no other time.
 * @throws {PushDenied}
 * @throws Error if the browser's push service can't be reached
 */
export async function subscribeDevice(applicationServerKey: string): Promise<PushSubscriptionKeys> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied();
  const registration = await workerRegistration();
  const earlier = await registration.pushManager.getSubscription();
  // A subscription with another key can't be renewed.
  if (earlier !== null && !hasKey(earlier, applicationServerKey)) await earlier.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey };
  const subscription = await registration.pushManager.subscribe(options);
  return {
    endpoint: subscription.endpoint,
    publicKey: base64Url(subscription.getKey('p256dh')),
    auth: base64Url(subscription.getKey('auth')),
  };
}

/** Ends this browser's subscription, if there is one. Its push service then refuses messages. */
export async function unsubscribeDevice(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

/** The worker of offline pages shows reminders, too; without one, a worker for reminders alone is registered. */
async function workerRegistration(): Promise<ServiceWorkerRegistration> {
  const known = await navigator.serviceWorker.getRegistration();
  if (known === undefined)
    await navigator.serviceWorker.register(PUSH_WORKER_PATH, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

function hasKey({ options }: PushSubscription, key: string): boolean {
  return base64Url(options.applicationServerKey) === key;
}

function base64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** An iPad calls itself a Mac. */
function isTouchMac(): boolean {
  return navigator.userAgent.includes('Mac OS') && navigator.maxTouchPoints > 1;
}
