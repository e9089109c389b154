import { type ContactSummary } from '@rapport/api-client';
import { useQueryClient } from '@rapport/remote-api/query';
import { CalendarClock } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import { INTERACTION_LABELS, isPlanned, plannedTime } from './planned-words.ts';

type Planned = Pick<ContactSummary, 'nextPlannedAt' | 'nextPlannedType'>;

/** What is planned next, as an entry of the facts about a contact: "Meeting tomorrow, 14:00". */
export function PlannedFact({ contact }: { contact: Planned }) {
  const { nextPlannedAt, nextPlannedType } = contact;
  usePlanPassing(nextPlannedAt);
  if (nextPlannedAt === null || !isPlanned({ interactionDate: nextPlannedAt })) return null;
  const label = nextPlannedType === null ? 'Planned' : INTERACTION_LABELS[nextPlannedType];
  return (
    <li>
      <CalendarClock aria-hidden />
      <time dateTime={nextPlannedAt}>
        {label} {plannedTime(new Date(nextPlannedAt))}
      </time>
    </li>
  );
}

/** The longest wait that a timer takes, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Everything but what an open form started from, which has a `#` in its key. */
function isUnedited({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return !String(queryKey[0]).includes('#');
}

/**
 * Draws the caller again and asks the API again when a planned time passes: what was planned is contact
 * from then on.
 * @param plannedAt ISO 8601; null for nothing planned
 */
export function usePlanPassing(plannedAt: string | null): void {
  const queries = useQueryClient();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (plannedAt === null) return undefined;
    const wait = Date.parse(plannedAt) - Date.now();
    if (Number.isNaN(wait) || wait < 0 || wait > LONGEST) return undefined;
    const timer = setTimeout(() => {
      redraw();
      void queries.invalidateQueries({ predicate: isUnedited });
    }, wait + 1);
    return () => clearTimeout(timer);
  }, [queries, plannedAt]);
}
