import { type ContactSummary } from '@rapport/api-client';
import { useShellUser } from '@rapport/remote-api';
import { userStorage, type UserItem } from '@rapport/remote-api/user-storage';
import { daysApart } from '@rapport/shared-ui';
import { useMemo, useSyncExternalStore } from 'react';

/** Whether the briefing about a contact was opened or closed: with a meeting that is near, and without one. */
interface BriefingOpen {
  near?: boolean;
  otherwise?: boolean;
}

/** The choice of one person about one contact, stored in this browser. */
function storedChoice(userId: string, contactId: string): UserItem<BriefingOpen> {
  return userStorage(userId).item('briefing-open', {
    contactId,
    parse: (value) => (isBriefingOpen(value) ? value : null),
  });
}

/**
 * Whether the briefing stands open, and how to change that. It is open where a meeting is near and one line
 * otherwise, until someone chooses.
 * @param isNews whether what it says is new, so it begins open
 */
export function useBriefingOpen(
  { id, nextPlannedAt }: Pick<ContactSummary, 'id' | 'nextPlannedAt'>,
  isNews = false,
): [boolean, (open: boolean) => void] {
  // No one is signed in only at the moment when the shell removes this page.
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
 * Whether what is planned is today or tomorrow, on the reader's calendar.
 * @param plannedAt ISO 8601; null for nothing planned
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
