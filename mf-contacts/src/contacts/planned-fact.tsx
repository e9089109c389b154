import { type ContactSummary } from '@rapport/api-client';
import { Link } from '@rapport/remote-api/router';
import { useQueryClient } from '@rapport/remote-api/query';
import { CalendarClock } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import { briefingRoute } from './contact-routes.ts';
import { INTERACTION_LABELS, isPlanned, plannedTime } from './planned-words.ts';

type Planned = Pick<ContactSummary, 'id' | 'nextPlannedAt' | 'nextPlannedType'>;

/** The next planned interaction in the facts about a contact, with its briefing: "Meeting tomorrow, 14:00". */
export function PlannedFact({ contact }: { contact: Planned }) {
  const { nextPlannedAt, nextPlannedType } = contact;
  usePlanPassing(nextPlannedAt);
  if (nextPlannedAt === null || !isPlanned({ interactionDate: nextPlannedAt })) return null;
  const label = nextPlannedType === null ? 'Planned' : INTERACTION_LABELS[nextPlannedType];
  return (
    <li>
      <CalendarClock aria-hidden />
      <Link to={briefingRoute(contact.id)}>
        <time dateTime={nextPlannedAt}>
          {label} {plannedTime(new Date(nextPlannedAt))}
        </time>
      </Link>
    </li>
  );
}

/** The longest delay of a timer, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Matches all queries except those with the initial values of an open form, which have a `#` in their key. */
function isUnedited({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return !String(queryKey[0]).includes('#');
}

/**
 * Renders the caller again and refetches when a planned time passes, because the plan counts as contact from then
 * on.
 * @param plannedAt ISO 8601; null if nothing is planned
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
