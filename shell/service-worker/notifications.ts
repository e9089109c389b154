/** A reminder as the API sends it. */
interface Reminder {
  title: string;
  body: string;
  /** The path in the app that a tap opens. */
  path: string;
  /** A reminder replaces an earlier one with the same tag. */
  tag: string;
}

/** The parts of the worker's scope that reminders need. */
interface Reminding {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'> & {
    pushManager: Pick<PushManager, 'subscribe'>;
  };
}

/** The parts of the worker's scope that a tap needs. */
interface Opening {
  clients: {
    matchAll: (options: ClientQueryOptions & { type: 'window' }) => Promise<readonly Tab[]>;
    openWindow: (address: URL) => Promise<unknown>;
  };
  location: Pick<WorkerLocation, 'origin'>;
}
type Tab = Pick<WindowClient, 'focused' | 'focus'> & { postMessage: (message: unknown) => void };

interface Replaced {
  oldSubscription: { options: Pick<PushSubscriptionOptions, 'applicationServerKey'> } | null;
  newSubscription: object | null;
}

const ICON = '/icons/icon-192.png';
/** Where this device renews itself at the API, because only pages have a session. */
const SETTINGS_PATH = '/settings/notifications';

/**
 * Shows a reminder. A browser takes the subscription from a worker that shows nothing, so a message that can't be read
 * is shown, too.
 */
export async function showPush(
  { registration }: { registration: Pick<ServiceWorkerRegistration, 'showNotification'> },
  data: Pick<PushMessageData, 'json'> | null,
): Promise<void> {
  const { title, body, path, tag } = reminderIn(data);
  await registration.showNotification(title, { body, tag, icon: ICON, data: path });
}

/** Opens what a reminder is about: in a tab of the app, if there is one. */
export async function openNotification(
  { clients, location }: Opening,
  notification: Pick<Notification, 'close' | 'data'>,
): Promise<void> {
  notification.close();
  const path = pathIn(notification.data);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  if (tab === undefined) {
    await clients.openWindow(new URL(path, location.origin));
    return;
  }
  // The page navigates by itself, so it asks before unsaved text is lost.
  tab.postMessage({ open: path });
  await tab.focus();
}

/**
 * Subscribes again after the browser ended or replaced the subscription, and asks for a tap: Settings then adds this
 * device again. Without it, reminders would end unnoticed.
 */
export async function renewPush(
  { registration }: Reminding,
  { oldSubscription, newSubscription }: Replaced,
): Promise<void> {
  // Taking back the permission ends a subscription, too.
  if (Notification.permission !== 'granted') return;
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? null;
  if (newSubscription === null && applicationServerKey !== null) {
    try {
      await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    } catch {
      // The settings say that reminders are off.
    }
  }
  await registration.showNotification('Keep reminders on this device', {
    body: 'The browser has stopped them. Tap to go on.',
    tag: 'renew',
    icon: ICON,
    data: SETTINGS_PATH,
  });
}

function reminderIn(data: Pick<PushMessageData, 'json'> | null): Reminder {
  const value = parsed(data);
  return {
    title: textIn(value, 'title') ?? 'Rapport',
    body: textIn(value, 'body') ?? 'Something is due. Tap to see your day.',
    path: pathIn(textIn(value, 'path')),
    tag: textIn(value, 'tag') ?? 'reminder',
  };
}

function parsed(data: Pick<PushMessageData, 'json'> | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

function textIn(value: unknown, name: string): string | null {
  const text: unknown = typeof value === 'object' && value !== null && Reflect.get(value, name);
  return typeof text === 'string' ? text : null;
}

function pathIn(value: unknown): string {
  return typeof value === 'string' && /^\/(?!\/)/.test(value) ? value : '/contacts';
}
