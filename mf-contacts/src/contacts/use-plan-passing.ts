import { useQueryClient } from '@rapport/remote-api/query';
import { useEffect, useReducer } from 'react';
import { refreshContact } from './refresh-contact.ts';

/** The longest wait that a timer takes, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/**
 * Draws the caller anew and asks the API again when a planned time passes: what was planned is contact
 * from then on.
 * @param plannedAt ISO 8601; null for nothing planned
 */
export function usePlanPassing(contactId: string, plannedAt: string | null): void {
  const queries = useQueryClient();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (plannedAt === null) return undefined;
    const wait = Date.parse(plannedAt) - Date.now();
    if (Number.isNaN(wait) || wait < 0 || wait > LONGEST) return undefined;
    const timer = setTimeout(() => {
      redraw();
      void refreshContact(queries, contactId);
    }, wait + 1);
    return () => clearTimeout(timer);
  }, [queries, contactId, plannedAt]);
}
