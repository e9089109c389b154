import { type Interaction } from '@rapport/api-client';
import { useEffect } from 'react';

const DAY_MS = 86_400_000;
/** Forms have no seconds. */
const MINUTE_MS = 60_000;

/** When the user last prepared for a contact with its tips, by contact, since the page was loaded. */
const shownAt = new Map<string, number>();

/**
 * Notes that the tips about a contact are on the screen to prepare for meeting them. A page that shows them among
 * other things says nothing about why it was opened.
 */
export function useShownTips(contactId: string): void {
  useEffect(() => {
    shownAt.set(contactId, Date.now());
  }, [contactId]);
}

/**
 * Whether the tips were on the screen for an interaction: within a day before it took place. It's asked once, so the
 * next interaction has none.
 */
export function takeShownTips({
  contactId,
  interactionDate,
}: Pick<Interaction, 'contactId' | 'interactionDate'>): boolean {
  const shown = shownAt.get(contactId);
  if (shown === undefined) return false;
  const since = Date.parse(interactionDate) - shown;
  if (since < -MINUTE_MS || since > DAY_MS) return false;
  shownAt.delete(contactId);
  return true;
}
