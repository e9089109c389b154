import { type ContactSummary } from '@rapport/api-client';
import { RESTORE_MINUTES } from '@rapport/contracts';
import { useShellUser } from '@rapport/remote-api';
import { takeFromShared, userStorage, type UserItem } from '@rapport/remote-api/user-storage';
import { useCallback, useSyncExternalStore } from 'react';

/** A contact that was deleted a moment ago. */
export interface DeletedContact {
  contactId: string;
  displayName: string;
  /** Milliseconds since 1970 by the clock of this browser. */
  deletedAt: number;
}

const NONE: DeletedContact[] = [];

/** The contacts that this person deleted, the newest deletion first, and how to note and forget one. */
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

/** By person, once in a page. */
const storedByUser = new Map<string, UserItem<DeletedContact[]>>();

/** Stored for the tab, so that Undo survives a reload as well as a look elsewhere. */
function storedContacts(userId: string): UserItem<DeletedContact[]> {
  const known = storedByUser.get(userId);
  if (known) return known;
  const stored = userStorage(userId).item('deleted-contacts', {
    area: 'tab',
    parse: (value) => (Array.isArray(value) ? value.filter(isDeletedContact) : null),
    moveFrom: takeFromShared('deleted-contacts'),
  });
  storedByUser.set(userId, stored);
  // The name of someone who is gone for good leaves the browser with the next page.
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

/** When a deletion at `deletedAt` can be undone no longer; both in milliseconds since 1970. */
export function undoEnd(deletedAt: number): number {
  return deletedAt + RESTORE_MINUTES * MINUTE_MS;
}
