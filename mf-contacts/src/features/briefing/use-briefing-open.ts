import { useShellUser } from '@rapport/remote-api';
import { userStorage, type UserItem } from '@rapport/remote-api/user-storage';
import { useMemo, useSyncExternalStore } from 'react';

/** Whether the briefing about a contact was opened or closed: above the first tab, and above the others. */
interface BriefingOpen {
  first?: boolean;
  others?: boolean;
}

/** The choice of one person about one contact, stored in this browser. */
function storedChoice(userId: string, contactId: string): UserItem<BriefingOpen> {
  return userStorage(userId).item('briefing-open', {
    contactId,
    parse: (value) => (isBriefingOpen(value) ? value : null),
  });
}

/**
 * Whether the briefing stands open on the contact's page, and how to change that. It is open above the
 * first tab and closed above the others, until someone chooses otherwise.
 */
export function useBriefingOpen(
  contactId: string,
  tab: 'first' | 'others',
): [boolean, (open: boolean) => void] {
  // No one is signed in only at the moment when the shell removes this page.
  const userId = useShellUser()?.id ?? 'nobody';
  const stored = useMemo(() => storedChoice(userId, contactId), [userId, contactId]);
  const chosen = useSyncExternalStore(stored.subscribe, stored.read)?.[tab];
  return [
    chosen ?? tab === 'first',
    (open) => void stored.write({ ...stored.read(), [tab]: open }),
  ];
}

function isBriefingOpen(value: unknown): value is BriefingOpen {
  return (
    typeof value === 'object' &&
    value !== null &&
    (!('first' in value) || typeof value.first === 'boolean') &&
    (!('others' in value) || typeof value.others === 'boolean')
  );
}
