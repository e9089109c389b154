import { type ContactSummary } from '@rapport/api-client';
import { RESTORE_MINUTES } from '@rapport/contracts';
import { useShellUser } from '@rapport/remote-api';
import { takeFromShared, userStorage, type UserItem } from '@rapport/remote-api/user-storage';
import { useCallback, useSyncExternalStore } from 'react';

/** A recently deleted contact. */
export interface DeletedContact {
  contactId: string;
  displayName: string;
  /** Milliseconds since 1970, by this browser's clock. */
  deletedAt: number;
}

const NONE: DeletedContact[] = [];

/** The contacts that this user deleted, the latest first, with functions to add and remove one. */
export function useDeletedContacts() {
  const userId = useShellUser()?.id;
  const stored = userId === undefined ? null : storedContacts(userId);
  const subscribe = useCallback(
    (onChange: () => void) => stored?.subscribe(onChange) ?? (() => {}),
    [stored],
  );
  const read = () => stored?.read() ?? NONE;
  const entries = useSyncExternalStore(subscribe, read);
  const without = (contactId: string) => read().filter((each) => each.contactId !== contactId);
  return {
    entries,
    note: ({ id, displayName }: Pick<ContactSummary, 'id' | 'displayName'>) => {
      stored?.write([{ contactId: id, displayName, deletedAt: Date.now() }, ...without(id)]);
    },
    forget: (contactId: string) => {
      if (stored) writeOrRemove(stored, without(contactId));
    },
  };
}

/** By user; created once per page load. */
const storedByUser = new Map<string, UserItem<DeletedContact[]>>();

/** Stored per tab, so that Undo survives a reload and navigation. */
function storedContacts(userId: string): UserItem<DeletedContact[]> {
  const known = storedByUser.get(userId);
  if (known) return known;
  const stored = userStorage(userId).item('deleted-contacts', {
    area: 'tab',
    parse: (value) => (Array.isArray(value) ? value.filter(isDeletedContact) : null),
    moveFrom: takeFromShared('deleted-contacts'),
  });
  storedByUser.set(userId, stored);
  // On the next page load, the names of permanently deleted contacts are removed from the browser.
  const all = stored.read() ?? NONE;
  const left = all.filter(({ deletedAt }) => Date.now() < undoEnd(deletedAt));
  if (left.length < all.length) writeOrRemove(stored, left);
  return stored;
}

function writeOrRemove(stored: UserItem<DeletedContact[]>, contacts: DeletedContact[]): void {
  if (contacts.length === 0) stored.remove();
  else stored.write(contacts);
}

function isDeletedContact(value: unknown): value is DeletedContact {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contactId' in value &&
    typeof value.contactId === 'string' &&
    'displayName' in value &&
    typeof value.displayName === 'string' &&
    'deletedAt' in value &&
    typeof value.deletedAt === 'number'
  );
}

const MINUTE_MS = 60_000;

/** The time until which a deletion at `deletedAt` can be undone; both in milliseconds since 1970. */
export function undoEnd(deletedAt: number): number {
  return deletedAt + RESTORE_MINUTES * MINUTE_MS;
}
