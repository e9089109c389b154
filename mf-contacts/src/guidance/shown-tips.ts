import { type Interaction } from '@rapport/api-client';
import { useEffect } from 'react';

const DAY_MS = 86_400_000;
/** The times of a form have no seconds. */
const MINUTE_MS = 60_000;

/** When the user last prepared for each contact with its tips, since the page was loaded. */
const shownAt = new Map<string, number>();

/**
 * Records that a contact's tips are shown to prepare for a meeting. Pages that show tips among other things don't
 * count, because the user may have opened them for another reason.
 */
export function useShownTips(contactId: string): void {
  useEffect(() => {
    shownAt.set(contactId, Date.now());
  }, [contactId]);
}

/**
 * Whether tips were shown within a day before an interaction. It resets the record, so the next interaction has
 * none.
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
