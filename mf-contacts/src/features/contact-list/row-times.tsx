import { type ContactSummary } from '@rapport/api-client';
import { dueStateWords, isDueState, shownDueState } from '@rapport/contracts';
import {
  Badge,
  exactTime,
  longDate,
  RelativeTime,
  theme,
  VisuallyHidden,
} from '@rapport/shared-ui';
import { CalendarClock } from 'lucide-react';
import styled from 'styled-components';
import { dueText } from '../../contacts/due-text.ts';

/** When the contact is due; in color once it's due, because that needs action. */
export function RowDue({ id, contact }: { id: string; contact: ContactSummary }) {
  const text = dueText(contact);
  if (text === '') return null;
  const { nextDueAt } = contact;
  const state = shownDueState(contact);
  const title =
    nextDueAt === null || state === 'repair' || state === 'set_aside'
      ? (dueStateWords(contact) ?? undefined)
      : `Due ${longDate(new Date(nextDueAt))}`;
  return isDueState(state) ? (
    <Due id={id} plain tone="warning" title={title} icon={<CalendarClock aria-hidden />}>
      {text}
    </Due>
  ) : (
    <Time id={id} title={title}>
      {text}
    </Time>
  );
}

function exactText(value: string): string {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? 'at an unknown time' : exactTime(moment);
}

interface RowTimeProps {
  id: string;
  contact: ContactSummary;
  time: 'update' | 'contact';
}

/** The time of the last change or the last contact. The tooltip has both. */
export function RowTime({ id, contact, time }: RowTimeProps) {
  const { lastUpdateTime, lastInteractionAt } = contact;
  const title = [
    `Updated ${exactText(lastUpdateTime)}`,
    lastInteractionAt === null ? 'No contact yet' : `Last contact ${exactText(lastInteractionAt)}`,
  ].join('\n');
  const value = time === 'update' ? lastUpdateTime : lastInteractionAt;
  return (
    <Time id={id}>
      {value === null ? (
        <span title={title}>No contact yet</span>
      ) : (
        <>
          <VisuallyHidden>{time === 'update' ? 'Updated ' : 'Last contact '}</VisuallyHidden>
          <RelativeTime short value={value} title={title} />
        </>
      )}
    </Time>
  );
}

const Time = styled.span`
  flex: none;
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
`;

const Due = styled(Badge)`
  flex: none;
  /* Its icon has no baseline to share. */
  align-self: center;
`;
