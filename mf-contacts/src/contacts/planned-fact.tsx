import { type ContactSummary } from '@rapport/contracts';
import { CalendarClock } from 'lucide-react';
import { INTERACTION_LABELS, isPlanned, plannedTime } from './planned-words.ts';
import { usePlanPassing } from './use-plan-passing.ts';

type Planned = Pick<ContactSummary, 'id' | 'nextPlannedAt' | 'nextPlannedType'>;

/** What is planned next, as an entry of the facts about a contact: "Meeting tomorrow, 14:00". */
export function PlannedFact({ contact }: { contact: Planned }) {
  const { id, nextPlannedAt, nextPlannedType } = contact;
  usePlanPassing(id, nextPlannedAt);
  if (nextPlannedAt === null || !isPlanned({ interactionDate: nextPlannedAt })) return null;
  const label = nextPlannedType === null ? 'Planned' : INTERACTION_LABELS[nextPlannedType];
  return (
    <li>
      <CalendarClock aria-hidden />
      <time dateTime={nextPlannedAt}>
        {label} {plannedTime(new Date(nextPlannedAt), new Date())}
      </time>
    </li>
  );
}
