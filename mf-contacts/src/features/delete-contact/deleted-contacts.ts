import { type ContactSummary, RESTORE_MINUTES } from '@rapport/contracts';
import { useShellUser } from '@rapport/remote-api';
import { createKeptList } from '../../kept-list.ts';

/** A contact that was deleted a moment ago. */
export interface DeletedContact {
  /** Whose it was: another person may sign in in the same tab. */
  userId: string;
  contactId: string;
  displayName: string;
  /** Milliseconds since 1970 by the clock of this browser. */
  deletedAt: number;
}

const STORAGE_KEY = 'rapport.deleted-contacts';

/** Kept for the tab, so that Undo survives a reload as well as a look elsewhere. */
const deleted = createKeptList<DeletedContact>({ load, save });

/** The contacts that this person deleted, the newest deletion first, and how to note and forget one. */
export function useDeletedContacts() {
  const userId = useShellUser()?.id;
  const all = deleted.use();
  const forget = (contactId: string) =>
    deleted.remove((each) => each.userId === userId && each.contactId === contactId);
  return {
    entries: all.filter((each) => each.userId === userId),
    note: ({ id, displayName }: Pick<ContactSummary, 'id' | 'displayName'>) => {
      if (userId === undefined) return;
      forget(id);
      deleted.add({ userId, contactId: id, displayName, deletedAt: Date.now() });
    },
    forget,
  };
}

function load(): DeletedContact[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    const all = Array.isArray(stored) ? stored.filter(isDeletedContact) : [];
    // The name of somebody who is gone for good is kept no longer.
    const left = all.filter(({ deletedAt }) => Date.now() < undoEnd(deletedAt));
    if (left.length < all.length) save(left);
    return left;
  } catch {
    // Storage may be switched off, or hold something else.
    return [];
  }
}

function save(items: readonly DeletedContact[]): void {
  try {
    if (items.length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(items));
  } catch {
    // Then Undo lasts as long as the page.
  }
}

function isDeletedContact(value: unknown): value is DeletedContact {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'string' &&
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

const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

/** A moment as people read it from a clock, like 2:30 PM. */
export function clockTime(moment: number): string {
  return clock.format(moment);
}
