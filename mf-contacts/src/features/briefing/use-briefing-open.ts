import { type ContactSummary } from '@rapport/api-client';
import { useShellUser } from '@rapport/remote-api';
import { userStorage, type UserItem } from '@rapport/remote-api/user-storage';
import { daysApart } from '@rapport/shared-ui';
import { useMemo, useSyncExternalStore } from 'react';

/** Whether the user opened or closed a contact's briefing, once with a meeting soon and once without. */
interface BriefingOpen {
  near?: boolean;
  otherwise?: boolean;
}

/** A user's choice for one contact, stored in this browser. */
function storedChoice(userId: string, contactId: string): UserItem<BriefingOpen> {
  return userStorage(userId).item('briefing-open', {
    contactId,
    parse: (value) => (isBriefingOpen(value) ? value : null),
  });
}

/**
 * Whether the briefing is open, and a function to change that. Unless the user chose, it's open if a meeting is
 * soon, and otherwise one line.
 * @param isNews true if the content is new, which also opens it
 */
export function useBriefingOpen(
  { id, nextPlannedAt }: Pick<ContactSummary, 'id' | 'nextPlannedAt'>,
  isNews = false,
): [boolean, (open: boolean) => void] {
  // The user is signed out only while the shell removes this page.
  const userId = useShellUser()?.id ?? 'nobody';
  const stored = useMemo(() => storedChoice(userId, id), [userId, id]);
  const isNear = isMeetingNear(nextPlannedAt);
  const when = isNear ? 'near' : 'otherwise';
  const chosen = useSyncExternalStore(stored.subscribe, stored.read)?.[when];
  return [
    chosen ?? (isNear || isNews),
    (open) => void stored.write({ ...stored.read(), [when]: open }),
  ];
}

/**
 * Whether the next planned interaction is today or tomorrow, on the reader's calendar.
 * @param plannedAt ISO 8601; null if nothing is planned
 */
export function isMeetingNear(plannedAt: string | null, now = new Date()): boolean {
  if (plannedAt === null) return false;
  const at = new Date(plannedAt);
  return at >= now && daysApart(now, at) < 2;
}

function isBriefingOpen(value: unknown): value is BriefingOpen {
  return (
    typeof value === 'object' &&
    value !== null &&
    (!('near' in value) || typeof value.near === 'boolean') &&
    (!('otherwise' in value) || typeof value.otherwise === 'boolean')
  );
}
