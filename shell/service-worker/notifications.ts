/** A reminder as the API sends it. */
interface Reminder {
  title: string;
  body: string;
  /** The path in the app that a tap opens. */
  path: string;
  /** A reminder replaces an earlier one with the same tag. */
  tag: string;
}

const ICON = '/icons/icon-192.png';

/**
 * Shows a reminder. A browser takes the subscription from a worker that shows nothing, so a message that can't be read
 * is shown, too.
 */
export async function showPush(
  { registration }: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> {
  const { title, body, path, tag } = reminderIn(data);
  await registration.showNotification(title, { body, tag, icon: ICON, data: path });
}

/** Opens what a reminder is about: in a tab of the app, if there is one. */
export async function openNotification(
  { clients, location }: ServiceWorkerGlobalScope,
  notification: Notification,
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

function reminderIn(data: PushMessageData | null): Reminder {
  const value = parsed(data);
  return {
    title: textIn(value, 'title') ?? 'Rapport',
    body: textIn(value, 'body') ?? 'Something is due. Tap to see your day.',
    path: pathIn(textIn(value, 'path')),
    tag: textIn(value, 'tag') ?? 'reminder',
  };
}

function parsed(data: PushMessageData | null): unknown {
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
