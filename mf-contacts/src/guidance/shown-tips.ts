import { useEffect } from 'react';

const DAY_MS = 86_400_000;

/** When the tips about a contact were on the screen last, by contact, since the page was loaded. */
const shownAt = new Map<string, number>();

/** Notes that the tips about a contact are on the screen. */
export function useShownTips(contactId: string): void {
  useEffect(() => {
    shownAt.set(contactId, Date.now());
  }, [contactId]);
}

/** Whether the tips about a contact were on the screen in the last 24 hours, so that it can be asked if they helped. */
export function wereTipsShown(contactId: string): boolean {
  return Date.now() - (shownAt.get(contactId) ?? 0) < DAY_MS;
}
