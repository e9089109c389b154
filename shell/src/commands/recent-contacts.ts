import { userStorage } from '@rapport/remote-api/user-storage';

/** The maximum number of stored contacts. */
const MOST = 5;

const ID = /^\/contacts(?:\/|\?(?:.*&)?selected=)([0-9a-f]{8}-[0-9a-f-]{27})/i;

/** Returns the IDs of the contacts that a user opened last in this browser, last one first. */
export function recentContacts(userId: string) {
  return userStorage(userId).item<string[]>('recent-contacts', {
    parse: (value) =>
      Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : null,
  });
}

/** Records that a contact was opened, if a URL is that of a contact. */
export function noteVisit(userId: string, address: string): void {
  const id = contactIdOf(address);
  if (id === null) return;
  const item = recentContacts(userId);
  const before = item.read() ?? [];
  if (before[0] === id) return;
  item.write([id, ...before.filter((other) => other !== id)].slice(0, MOST));
}

/** Returns the contact of a page: its own page, a page below it, or the list with it selected. */
export function contactIdOf(address: string): string | null {
  return ID.exec(address)?.[1] ?? null;
}
